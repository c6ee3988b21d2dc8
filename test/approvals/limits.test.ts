import { dropSpends } from '../../src/approvals/drop-spends.ts';
import { passLimits } from '../../src/approvals/spends.ts';
import type { Spent } from '../../src/domain/approvals/policy.ts';
import type { CallError, TestAccount } from '../support/app.ts';
import { useTestApp } from '../support/app.ts';
import { approve, asking, countMessages, MESSAGE } from './support.ts';

const app = useTestApp();
const HOUR = 3_600_000;

/** As a client does, it calls again when another call held a lock for too long. */
const send = (account: TestAccount, key: string): Promise<string> =>
  account.call('messages.send', { ...MESSAGE, text: `${MESSAGE.text} ${key}`, idempotency_key: key }).then(
    () => 'sent',
    (error: CallError) => (error.code === 'unavailable' ? send(account, key) : String(error.code)),
  );
const steps = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    skill: 'messages.send',
    params: { ...MESSAGE, text: `${MESSAGE.text} ${index}` },
  }));

test('the calls of a batch count together: those above the limit wait', async () => {
  const { owner, agent } = await asking(app, { effects: ['billable'], above: { recipients: 2 } });
  const { steps: made } = await agent.call('command.batch', { calls: steps(6), on_error: 'continue' });
  expect(made.map(({ state, error }) => error?.code ?? state)).toEqual([
    ...['done', 'done'],
    ...Array.from({ length: 4 }, () => 'approval_required'),
  ]);
  expect(await countMessages(app, owner)).toBe(2);
});

test('the steps of a plan count together: the plan waits as a whole', async () => {
  const { owner, agent } = await asking(app, { effects: ['billable'], above: { messages: 5 } });
  const execute = async (count: number) => {
    const { plan_id, plan_hash } = await agent.call('command.plan', { steps: steps(count) });
    return agent.call('command.execute', { plan_id: plan_id as string, plan_hash: plan_hash as string }).then(
      ({ job }) => job?.state,
      (error: CallError) => error,
    );
  };
  expect(await execute(5)).toBe('succeeded');
  const waiting = (await execute(6)) as CallError;
  expect(waiting).toMatchObject({ code: 'approval_required' });
  expect(await countMessages(app, owner)).toBe(5);
  await approve(owner, waiting.data.approval_id as string);
  expect(await countMessages(app, owner)).toBe(11);
});

test('calls count for an hour and a day, for all keys of the line, and a repeated call counts once', async () => {
  const { owner, agent } = await asking(app, {
    skills: ['messages.*'],
    above_per_hour: { messages: 2 },
    above_per_day: { credits: 3 },
  });
  const { api_key: key } = await agent.call('agent.createKey', { name: 'child', permissions: ['full'] });
  const child = app.as(key as string, owner.accountId);
  expect([await send(agent, '1'), await send(agent, '1'), await send(child, '2'), await send(agent, '3')]).toEqual([
    ...['sent', 'sent', 'sent', 'approval_required'],
  ]);
  app.clock.advance(HOUR + 1);
  expect([await send(child, '4'), await send(agent, '5')]).toEqual(['sent', 'approval_required']);
  app.clock.advance(24 * HOUR);
  expect([await send(child, '6'), await send(agent, '7')]).toEqual(['sent', 'sent']);
  expect(await countMessages(app, owner)).toBe(5);
});

test('what a person approved does not use up the limits', async () => {
  const { owner, agent } = await asking(app, { skills: ['messages.send'], above_per_hour: { messages: 1 } });
  expect(await send(agent, '1')).toBe('sent');
  const waiting = await agent
    .call('messages.send', { ...MESSAGE, idempotency_key: '2' })
    .catch((error: CallError) => error);
  expect((await approve(owner, (waiting as CallError).data.approval_id as string)).approval.state).toBe('executed');
  app.clock.advance(HOUR + 1);
  expect(await send(agent, '3')).toBe('sent');
});

test('of twelve calls at once, as many are made as the limit allows', async () => {
  const { owner, agent } = await asking(app, { skills: ['messages.send'], above_per_day: { recipients: 4 } });
  const outcomes = await Promise.all(Array.from({ length: 12 }, (_, index) => send(agent, `at once ${index}`)));
  expect(outcomes.filter((one) => one === 'sent')).toHaveLength(4);
  expect(outcomes.filter((one) => one === 'approval_required')).toHaveLength(8);
  expect(await countMessages(app, owner)).toBe(4);
});

test('of many decisions under one limit at the same time, as many pass as the limit allows', async () => {
  const { agent, owner } = await asking(app, { skills: ['messages.send'], above_per_day: { recipients: 4 } });
  const { key_id: id } = await agent.call('agent.whoami', {});
  const by = { tenantId: owner.accountId, key: { id, madeBy: [] }, now: app.clock.now };
  const amounts = { credits: 1, recipients: 1, messages: 1 };
  const sumOf = (spent: readonly Spent[]) => spent.reduce((sum, { day }) => sum + (day.recipients ?? 0), 0);
  const passed = await Promise.all(
    Array.from({ length: 32 }, (_, index) =>
      passLimits(
        app.parts.database,
        by,
        { ref: `ref ${index}`, groupId: `group ${index}`, skill: 'messages.send', amounts },
        (spent) => sumOf(spent) + 1 > 4,
      ),
    ),
  );
  expect(passed.filter((one) => one)).toHaveLength(4);
});

test('a policy shows all of its limits', async () => {
  const { agent } = await asking(app, { above: { recipients: 1 }, above_per_day: { messages: 9 } });
  expect((await agent.call('agent.whoami', {})).approval).toMatchObject([
    {
      effects: ['billable', 'destructive'],
      above: { credits: null, recipients: 1, messages: null },
      above_per_hour: null,
      above_per_day: { credits: null, recipients: null, messages: 9 },
    },
  ]);
});

test('what no limit counts any more is deleted', async () => {
  const { owner, agent } = await asking(app, { skills: ['messages.send'], above_per_day: { messages: 9 } });
  await send(agent, 'old');
  const count = async () =>
    (await app.parts.database.pool.query('SELECT 1 FROM approval_spends WHERE tenant_id = $1', [owner.accountId]))
      .rowCount;
  expect(await count()).toBe(1);
  app.clock.advance(24 * HOUR);
  await dropSpends(app.parts.database, app.clock.now);
  expect(await count()).toBe(0);
});
