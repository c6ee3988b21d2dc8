import { createAutomationHandler } from '../../src/automation/start-runs.ts';
import { createSignalConsumer } from '../../src/events/signals/consume.ts';
import type { SkillTypes } from '../../src/generated/skills.ts';
import type { AutomationRun } from '../../src/generated/types.ts';
import type { TestAccount, TestApp } from '../support/app.ts';
import { runToEnd } from '../support/run-to-end.ts';

export type RuleParams = SkillTypes['automation.create']['params'];

export const ADA = '+12025550143';

let named = 0;

/** Creates a rule with a name of its own. Default: it tags the contact when an order is placed. */
export async function createRule(
  { call }: Pick<TestAccount, 'call'>,
  params: Partial<RuleParams> = {},
): Promise<string> {
  named += 1;
  const { rule } = await call('automation.create', {
    name: `Rule ${named}`,
    trigger: { kind: 'event', name: 'order.placed' },
    actions: [tagContact('Buyers')],
    ...params,
  });
  return rule.id;
}

export const tagContact = (tag: string) => ({
  skill: 'tags.assign',
  params: { tag, ids: [{ $from: 'contact.id' }] },
});

/** An account with a tag and a contact. */
export async function furnishPerson(account: TestAccount, tags: readonly string[] = ['Buyers']): Promise<TestAccount> {
  for (const name of tags) await account.call('tags.create', { name });
  await account.call('contacts.upsert', { phone: ADA, first_name: 'Ada' });
  return account;
}

export async function placeOrder(
  { call }: Pick<TestAccount, 'call'>,
  properties: Record<string, unknown> = {},
  phone = ADA,
): Promise<void> {
  await call('analytics.recordEvent', { phone, name: 'order.placed', properties });
}

export async function runsOf({ call }: Pick<TestAccount, 'call'>, ruleId: string): Promise<AutomationRun[]> {
  return (await call('automation.runs', { rule_id: ruleId })).items;
}

/** States of the runs with their reasons, the oldest first. */
export async function endsOf(account: Pick<TestAccount, 'call'>, ruleId: string): Promise<string[]> {
  const runs = await runsOf(account, ruleId);
  return runs.map(({ state, reason }) => (reason === null ? state : `${state} ${reason}`)).reverse();
}

/**
 * Starts the runs of all signals and performs none, with this many processes that do so at the same
 * time.
 */
export async function startRuns({ parts, clock }: TestApp, processes = 1): Promise<void> {
  const fail = (error: unknown): never => {
    throw error;
  };
  const handle = createAutomationHandler({
    clock: () => clock.now,
    onDisabled: (_tenantId, _rule, reason, error) => fail(error ?? reason),
  });
  const consume = (): Promise<void> =>
    runToEnd((onFailure) => createSignalConsumer(parts.database, handle, () => clock.now, onFailure));
  await Promise.all(Array.from({ length: processes }, consume));
}
