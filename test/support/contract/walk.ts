import { type Example, loadContract, type SkillDefinition } from '../../../codegen/contract.ts';
import { startTestApp, type TestAccount, type TestApp } from '../app.ts';
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

/** Properties that the contract marks as shown once. */
export function secretsOf(skill: SkillDefinition): readonly string[] {
  const properties = (skill.result.properties ?? {}) as Record<string, { 'x-secret'?: boolean }>;
  return Object.keys(properties).filter((name) => properties[name]?.['x-secret'] === true);
}

/**
 * An application whose clock is ahead of its database, so that rows seeded in the next minutes lie
 * in its past.
 */
export async function startWalk(env?: Record<string, string>, which?: 'own'): Promise<TestApp> {
  const app = await startTestApp(env, 'drained', undefined, which);
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

/**
 * The params of an example as a client sends them. A token that the contract cannot know comes from
 * the preceding call.
 */
export async function ready(
  caller: TestAccount,
  skill: string,
  params: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  // Tests that run in parallel must not take the same number.
  if (skill === 'phone-numbers.acquire' && params.phone === '+12125557043') {
    const { items } = await caller.call('phone-numbers.search', {});
    return { ...params, phone: items[0]?.phone };
  }
  if (skill === 'journeys.publish' && params.validation_token !== 'none') {
    const journey = params.journey_id as string;
    const { validation_token: issued, blockers } = await caller.call('journeys.validate', { journey_id: journey });
    expect(blockers).toEqual([]);
    return { ...params, validation_token: issued };
  }
  if (skill !== 'campaigns.launch' || params.preflight_token === 'stale') return { ...params };
  const { preflight_token: token, blockers } = await caller.call('campaigns.preflight', {
    campaign_id: params.campaign_id as string,
  });
  expect(blockers).toEqual([]);
  return { ...params, preflight_token: token };
}
