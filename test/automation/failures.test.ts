import { createRunPerformer, type RunOutcome } from '../../src/automation/perform-runs.ts';
import type { CallWithKey, SkillAnswer } from '../../src/skill-call.ts';
import { type TestAccount, useTestApp } from '../support/app.ts';
import { captureLog } from '../support/captured-log.ts';
import { ADA, createRule, endsOf, furnishPerson, placeOrder, runsOf, startRuns, tagContact } from './support.ts';

const { log, lines } = captureLog();
const app = useTestApp({}, 'drained', log);

const addOrder = { skill: 'analytics.recordConversion', params: { phone: ADA, event: 'ordered' } };
const unknownList = {
  skill: 'lists.addContacts',
  params: { list_id: 'lst_none', contact_ids: [{ $from: 'contact.id' }] },
};
const sendMarketing = { skill: 'messages.send', params: { contact_id: { $from: 'contact.id' }, text: 'Sale' } };

/** Performs what is due with this pipeline. */
async function perform(callWithKey: CallWithKey): Promise<RunOutcome[]> {
  const outcomes: RunOutcome[] = [];
  const performer = createRunPerformer({
    database: app.parts.database,
    callWithKey,
    clock: () => app.clock.now,
    random: () => 0,
    leaseMs: 30_000,
    callWebhook: async () => ({ ok: true, result: {} }),
    onFailure: () => undefined,
    onOutcome: (outcome) => outcomes.push(outcome),
    onDisabled: () => undefined,
  });
  while (await performer.run());
  return outcomes;
}

async function conversionsOf({ accountId }: TestAccount): Promise<number> {
  const { pool } = app.parts.database;
  return (await pool.query('SELECT 1 FROM conversions WHERE tenant_id = $1', [accountId])).rowCount ?? 0;
}

const ruleOf = async ({ call }: TestAccount, id: string) =>
  (await call('automation.list', {})).items.find((rule) => rule.id === id);

test('a worker that dies between an action and its record repeats nothing', async () => {
  const account = await furnishPerson(await app.account());
  const rule = await createRule(account, { actions: [addOrder, tagContact('Buyers'), addOrder] });
  await placeOrder(account);
  await startRuns(app);
  let calls = 0;
  await perform(async (call) => {
    await app.parts.callWithKey(call);
    calls += 1;
    if (calls === 3) throw new Error('the process was killed');
    return { ok: true, result: {} };
  });
  expect(await runsOf(account, rule)).toMatchObject([{ state: 'pending', attempts: 1 }]);
  expect(await conversionsOf(account)).toBe(2);
  app.clock.advance(31_000);
  await app.drain();
  expect(await runsOf(account, rule)).toMatchObject([{ state: 'succeeded', attempts: 2 }]);
  expect(await conversionsOf(account)).toBe(2);
  const { items } = await account.call('agent.auditLog', { skill: 'analytics.recordConversion' });
  expect(items).toHaveLength(2);
});

test('an error that may pass is retried with growing pauses, and done actions are not called again', async () => {
  const account = await furnishPerson(await app.account());
  const rule = await createRule(account, { actions: [addOrder, tagContact('Buyers')] });
  await placeOrder(account);
  await startRuns(app);
  const called: string[] = [];
  const busy: SkillAnswer = { ok: false, error: { code: 'unavailable', message: 'Busy.', data: {} } };
  const callWithKey: CallWithKey = async (call) => {
    called.push(call.skill);
    return call.skill === 'tags.assign' && called.length < 4 ? busy : app.parts.callWithKey(call);
  };
  expect(await perform(callWithKey)).toEqual(['retried']);
  const waits: number[] = [];
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const [run] = await runsOf(account, rule);
    const due = Date.parse(run?.next_attempt_at ?? '');
    waits.push(due - app.clock.now.getTime());
    app.clock.advance(due - app.clock.now.getTime());
    await perform(callWithKey);
  }
  expect(waits).toEqual([10_000, 60_000]);
  expect(await runsOf(account, rule)).toMatchObject([{ state: 'succeeded', attempts: 3 }]);
  expect(called).toEqual(['analytics.recordConversion', 'tags.assign', 'tags.assign', 'tags.assign']);
  expect(await conversionsOf(account)).toBe(1);
});

test('an error that stays fails the run after six attempts', async () => {
  const account = await furnishPerson(await app.account());
  const rule = await createRule(account);
  await placeOrder(account);
  await startRuns(app);
  for (let attempt = 0; attempt < 7; attempt += 1) {
    await perform(async () => ({ ok: false, error: { code: 'rate_limited', message: 'Slow down.', data: {} } }));
    app.clock.advance(3 * 3_600_000);
  }
  expect(await runsOf(account, rule)).toMatchObject([
    { state: 'failed', reason: 'retries_exhausted', attempts: 6, actions: [{ error: { code: 'rate_limited' } }] },
  ]);
});

test('a rule that fails too often in a row is disabled and says so; enabling it starts over', async () => {
  const account = await furnishPerson(await app.account());
  const rule = await createRule(account, { actions: [unknownList], disable_after_failures: 2 });
  for (let order = 0; order < 3; order += 1) await placeOrder(account);
  await app.drain();
  expect(await endsOf(account, rule)).toEqual(['failed -32001', 'failed -32001', 'stopped rule_disabled']);
  expect(await ruleOf(account, rule)).toMatchObject({
    state: 'disabled',
    state_reason: 'failures',
    failures_in_row: 2,
  });
  expect(lines.filter(({ message }) => message === 'automation rule disabled')).toMatchObject([
    { level: 'warn', fields: { ruleId: rule, reason: 'failures' } },
  ]);
  const metrics = await (await fetch(`${app.url}/metrics`)).text();
  expect(metrics).toContain('tern_automation_rules_disabled_total{reason="failures"} 1');
  await placeOrder(account);
  await app.drain();
  expect(await runsOf(account, rule)).toHaveLength(3);
  await account.call('automation.setEnabled', { rule_id: rule, enabled: true });
  expect(await ruleOf(account, rule)).toMatchObject({ state: 'enabled', state_reason: null, failures_in_row: 0 });
  await placeOrder(account);
  await app.drain();
  expect(await runsOf(account, rule)).toHaveLength(4);
});

test('a run that succeeds ends the row of failures', async () => {
  const account = await furnishPerson(await app.account());
  const rule = await createRule(account, {
    actions: [{ skill: 'tags.assign', params: { tag: 'Buyers', ids: [{ $from: 'trigger.data.properties.who' }] } }],
    disable_after_failures: 2,
  });
  const { contact } = await account.call('contacts.get', { phone: ADA });
  for (const who of [undefined, contact.id, undefined]) {
    await placeOrder(account, who === undefined ? {} : { who });
    await app.drain();
  }
  expect(await endsOf(account, rule)).toEqual(['failed -32602', 'succeeded', 'failed -32602']);
  expect(await ruleOf(account, rule)).toMatchObject({ state: 'enabled', failures_in_row: 1 });
});

test('a run whose action names only ids that do not exist fails and says so', async () => {
  const account = await furnishPerson(await app.account());
  const rule = await createRule(account, {
    actions: [{ skill: 'tags.assign', params: { tag: 'Buyers', ids: ['ctc_unknown'] } }],
  });
  await placeOrder(account);
  await app.drain();
  expect(await endsOf(account, rule)).toEqual(['failed -32001']);
});

test('a refusal by consent, quiet hours or credits ends the run and does not count as a failure', async () => {
  const account = await furnishPerson(await app.account({ credits: 0 }));
  await account.call('phone-numbers.ensureDefault', {});
  const rule = await createRule(account, { actions: [sendMarketing, addOrder], disable_after_failures: 1 });
  await placeOrder(account);
  await app.drain();
  expect(await endsOf(account, rule)).toEqual(['refused consent_required']);
  expect(await runsOf(account, rule)).toMatchObject([{ actions: [{ outcome: 'refused' }, { outcome: null }] }]);
  expect(await conversionsOf(account)).toBe(0);
  expect(await ruleOf(account, rule)).toMatchObject({ state: 'enabled', failures_in_row: 0 });
});

test('conditions that can no longer be evaluated disable their rule, and other rules go on', async () => {
  const account = await furnishPerson(await app.account());
  const { call } = account;
  const field = { kind: 'field', field: 'country', operator: 'exists' } as const;
  const { segment } = await call('segments.create', { name: 'Grows', rules: field });
  const twenty = Array.from({ length: 20 }, () => ({ kind: 'segment', segment_id: segment.id }) as const);
  const rule = await createRule(account, { conditions: { kind: 'or', rules: twenty } });
  const other = await createRule(account);
  const rules = {
    kind: 'or',
    rules: Array.from({ length: 20 }, () => ({ kind: 'and', rules: [field, field] })),
  } as const;
  await call('segments.update', { segment_id: segment.id, rules: rules as never });
  await placeOrder(account);
  await app.drain();
  expect(await ruleOf(account, rule)).toMatchObject({ state: 'disabled', state_reason: 'conditions_failed' });
  expect(await endsOf(account, other)).toEqual(['succeeded']);
});
