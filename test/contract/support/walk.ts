import { type Example, loadContract, type SkillDefinition } from '../../../codegen/contract.ts';
import { startTestApp, type TestAccount, type TestApp } from '../../support/app.ts';
import { furnishWorld } from '../world/index.ts';
import { equipPartner } from './equip-partner.ts';

export const contract = loadContract();
export const mutating = contract.skills.filter(({ effect }) => effect !== 'read');

export function succeeding(skill: SkillDefinition): readonly Example[] {
  return skill.examples.filter(({ error }) => error === undefined);
}

export function failing(skill: SkillDefinition): readonly Example[] {
  return skill.examples.filter(({ error }) => error !== undefined);
}

/** What the contract marks as shown once. */
export function secretsOf(skill: SkillDefinition): readonly string[] {
  const properties = (skill.result.properties ?? {}) as Record<string, { 'x-secret'?: boolean }>;
  return Object.keys(properties).filter((name) => properties[name]?.['x-secret'] === true);
}

/** An application whose clock is ahead of its database, so that whatever is furnished in the next minutes lies in its past. */
export async function startWalk(env?: Record<string, string>): Promise<TestApp> {
  const app = await startTestApp(env);
  app.clock.advance(10 * 60_000);
  return app;
}

/** A fresh account in which every id of the examples exists. */
export async function furnishedAccount(app: TestApp): Promise<TestAccount> {
  const account = await app.account({ credits: 1000 });
  await furnish(app, account);
  return account;
}

export async function furnish(app: TestApp, account: TestAccount): Promise<void> {
  await furnishWorld(app.parts.database.pool, { tenantId: account.accountId });
  await equipPartner(app, account);
}

/** The params of an example as they are sent: a token that the contract cannot know is made by the call before. */
export async function ready(
  caller: TestAccount,
  skill: string,
  params: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  // Nobody else has got it yet, whatever the tests beside this one take.
  if (skill === 'phone-numbers.acquire' && params.phone === '+12125557043') {
    const { items } = await caller.call('phone-numbers.search', {});
    return { ...params, phone: items[0]?.phone };
  }
  if (skill !== 'campaigns.launch' || params.preflight_token === 'stale') return { ...params };
  const { preflight_token: token, blockers } = await caller.call('campaigns.preflight', {
    campaign_id: params.campaign_id as string,
  });
  expect(blockers).toEqual([]);
  return { ...params, preflight_token: token };
}
