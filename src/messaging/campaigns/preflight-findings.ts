import type { NextAction, SkillError } from '../../errors.ts';
import { type DayUsage, leftOf } from '../registry/day-usage.ts';
import type { CampaignRow } from './campaign.ts';
import type { CampaignFacts } from './judge.ts';
import type { Tally } from './tally.ts';

export interface Finding {
  readonly code: string;
  readonly message: string;
  readonly next_actions: NextAction[];
}

/** What stands in the way of a launch: everything at once. */
export function blockersOf(
  campaign: CampaignRow,
  { account, senders }: CampaignFacts,
  tally: Pick<Tally, 'eligible' | 'credits'>,
  available: number,
): Finding[] {
  const found: Finding[] = [];
  if (account.state !== 'active' || account.paused) {
    found.push(
      finding('account_state', 'The account may not send now.', [
        { skill: 'compliance.setupStatus', params: {}, why: 'Says what is in the way.' },
      ]),
    );
  }
  if (senders.length === 0) {
    found.push(
      finding('no_sending_number', 'There is no number to send from.', [
        { skill: 'phone-numbers.ensureDefault', params: {}, why: 'Returns the default sender, or gets one.' },
      ]),
    );
  }
  if (tally.eligible === 0) {
    found.push(
      finding('no_eligible_audience', 'Nobody in the audience may get this text.', [
        { skill: 'contacts.list', params: {}, why: 'Shows the contacts and their consent.' },
      ]),
    );
  }
  if (tally.credits > available) {
    const amount = tally.credits - available;
    found.push(
      finding('credits_insufficient', `This costs ${tally.credits} credits and ${available} are available.`, [
        {
          skill: 'billing.topUp',
          params: { amount, payment_ref: 'pay_example' },
          why: 'Adds the credits that are missing.',
        },
      ]),
    );
  }
  if (campaign.state !== 'draft' && campaign.state !== 'paused') {
    found.push(
      finding('state', `The campaign is ${campaign.state}.`, [
        { skill: 'campaigns.get', params: { campaign_id: campaign.id }, why: 'Shows where it stands.' },
      ]),
    );
  }
  return found;
}

/** What a person would want to know before launching all the same. */
export function warningsOf(
  campaign: CampaignRow,
  { content }: CampaignFacts,
  tally: Tally,
  usage: DayUsage | null,
): Finding[] {
  const found: Finding[] = [];
  const excluded = Object.values(tally.excludedByReason).reduce((sum, count) => sum + count, 0);
  if (excluded > 0)
    found.push(finding('recipients_excluded', `${excluded} contacts of the audience will not get the text.`));
  if (tally.deferred > 0)
    found.push(
      finding(
        'quiet_hours',
        `${tally.deferred} texts wait until it is day where they go; the last of them may leave at ${tally.lastDueAt?.toISOString()}.`,
      ),
    );
  if (usage !== null && tally.segments > leftOf(usage))
    found.push(
      finding(
        'daily_limit',
        `${tally.segments} segments are more than T-Mobile may get on this day (${leftOf(usage)} of ${usage.limit} are left): what is over waits until ${usage.resetsAt.toISOString()}, day after day.`,
        [{ skill: 'compliance.registrations', params: { kind: 'campaign' }, why: 'Shows the limit of each campaign.' }],
      ),
    );
  if (tally.unicode > 0)
    found.push(
      finding(
        'unicode',
        `${tally.unicode} texts hold a character outside GSM-7, so a segment takes 70 characters instead of 160.`,
      ),
    );
  if (tally.longest > 1)
    found.push(finding('several_segments', `The longest text takes ${tally.longest} segments; each costs credits.`));
  if (campaign.purpose === 'marketing' && !/\bstop\b/i.test(content.body))
    found.push(finding('no_opt_out_text', 'The text does not say how to opt out, for example: Reply STOP to opt out.'));
  return found;
}

function finding(code: string, message: string, nextActions: NextAction[] = []): Finding {
  return { code, message, next_actions: nextActions };
}

/** The text itself cannot be sent: its template is gone or is no Liquid. */
export function contentBlocker({ message, nextActions }: SkillError): Finding {
  return finding('content', message, [...nextActions]);
}
