import { useTestApp } from '../support/app.ts';
import { ADA, approve, asking, countMessages, MESSAGE } from './support.ts';

const app = useTestApp();

test('an action of a rule waits for its approval, is made once, and the run goes on', async () => {
  const { owner, agent } = await asking(app, { skills: ['messages.send'] });
  await owner.call('tags.create', { name: 'Buyers' });
  const { contact } = await owner.call('contacts.get', { phone: ADA });
  const { rule } = await agent.call('automation.create', {
    name: 'Thanks',
    trigger: { kind: 'event', name: 'order.placed' },
    actions: [
      { skill: 'messages.send', params: MESSAGE },
      { skill: 'tags.assign', params: { tag: 'Buyers', ids: [contact.id] } },
    ],
  });
  await owner.call('analytics.recordEvent', { phone: ADA, name: 'order.placed' });
  await app.drain();
  const runs = async () => (await owner.call('automation.runs', { rule_id: rule.id })).items;
  expect(await runs()).toMatchObject([{ state: 'pending', reason: 'approval_required', attempts: 0 }]);
  expect(await countMessages(app, owner)).toBe(0);
  const [waiting] = (await owner.call('command.approvals.list', { states: ['pending'] })).items;
  await approve(owner, waiting?.id ?? '');
  app.clock.advance(61_000);
  await app.drain();
  expect(await runs()).toMatchObject([{ state: 'succeeded', actions: [{ outcome: 'done' }, { outcome: 'done' }] }]);
  expect(await countMessages(app, owner)).toBe(1);
});

test('a refused action ends the run, which is no failure of the rule', async () => {
  const { owner, agent } = await asking(app, { skills: ['messages.send'] });
  const actions = [{ skill: 'messages.send', params: MESSAGE }];
  const trigger = { kind: 'event', name: 'order.placed' } as const;
  const { rule } = await agent.call('automation.create', { name: 'Thanks', trigger, actions });
  await owner.call('analytics.recordEvent', { phone: ADA, name: 'order.placed' });
  await app.drain();
  const [waiting] = (await owner.call('command.approvals.list', {})).items;
  await owner.call('command.approvals.decide', { approval_id: waiting?.id ?? '', decision: 'refuse' });
  app.clock.advance(61_000);
  await app.drain();
  const { items } = await owner.call('automation.runs', { rule_id: rule.id });
  expect(items).toMatchObject([{ state: 'refused' }]);
  expect((await owner.call('automation.list', {})).items).toMatchObject([{ failures_in_row: 0 }]);
  expect(await countMessages(app, owner)).toBe(0);
});

test('an A2A client gets a task in auth-required, and the result by the task and by the call after the approval', async () => {
  const { owner, agent } = await asking(app);
  const send = async (parts: object[], more: object = {}) => {
    const message = { messageId: crypto.randomUUID(), role: 'user', kind: 'message', parts, ...more };
    const response = await fetch(`${app.url}/a2a`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${agent.key}` },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'message/send', params: { message } }),
    });
    return ((await response.json()) as { result: { id: string; status?: { state: string }; artifacts?: object[] } })
      .result;
  };
  const call = { kind: 'data', data: { skill: 'messages.send', params: MESSAGE } };
  const task = await send([call]);
  expect(task.status?.state).toBe('auth-required');
  const [waiting] = (await owner.call('command.approvals.list', {})).items;
  expect(task.id).toBe(waiting?.id);
  await approve(owner, task.id);
  const done = await send([{ kind: 'data', data: {} }], { taskId: task.id, contextId: task.id });
  expect(done.status?.state).toBe('completed');
  expect(JSON.stringify(done.artifacts)).toContain('"message_id":"msg_');
  expect(JSON.stringify(await send([call]))).toContain('"replayed":true');
  expect(await countMessages(app, owner)).toBe(1);
});
