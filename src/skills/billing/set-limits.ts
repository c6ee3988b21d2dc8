import { readAllowedCountries, saveAllowedCountries } from '../../accounts/allowed-countries.ts';
import { findRealNumber } from '../../carriers/numbers/real-numbers.ts';
import { changeLimits } from '../../credits/limits.ts';
import { isCountry } from '../../domain/phone.ts';
import { invalidParams, unprocessable } from '../../errors.ts';
import type { Skill, WriteContext } from '../../skill.ts';
import { presentLimits } from './present.ts';

/** An omitted limit stays, null removes it. */
export const setLimits: Skill<'billing.setLimits'> = async (
  { daily_credits: daily, per_campaign_credits: perCampaign, alert_at_credits: alertAt, allowed_countries: countries },
  context,
) => {
  const { tx, account, now } = context;
  const change = {
    ...(daily !== undefined && { dailyCredits: daily }),
    ...(perCampaign !== undefined && { perCampaignCredits: perCampaign }),
    ...(alertAt !== undefined && { alertAtCredits: alertAt }),
  };
  if (countries !== undefined) await changeCountries(context, countries);
  const { limits, spentToday } = await changeLimits(tx, account, change, now);
  return { limits: presentLimits(limits, await readAllowedCountries(tx, account)), spent_today: spentToday };
};

async function changeCountries({ tx, account, key }: WriteContext, countries: readonly string[] | null): Promise<void> {
  const unknown = countries?.find((country) => !isCountry(country));
  if (unknown !== undefined)
    throw invalidParams(`${unknown} is not a country. Use ISO 3166-1 alpha-2 codes such as US.`, [
      { path: `/allowed_countries/${countries?.indexOf(unknown)}`, rule: 'must be an ISO 3166-1 alpha-2 code' },
    ]);
  if (key.mode === 'test' && (await findRealNumber(tx, account)) !== null)
    throw unprocessable(
      'test_key',
      'The account has a number at a real carrier, so a test key cannot change the countries that it sends to. Use a live key.',
      { nextActions: [{ skill: 'agent.whoami', params: {}, why: 'Shows the account and mode of this key.' }] },
    );
  const sorted = countries === null ? null : [...new Set(countries)].sort();
  await tx.run(saveAllowedCountries, account.tenantId, account.accountId, sorted);
}
