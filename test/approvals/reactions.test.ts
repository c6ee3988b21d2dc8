import { type CallError, type TestAccount, useTestApp } from '../support/app.ts';
import { buildJourney } from '../support/journeys/build.ts';
import { ADA, approve, asking, countMessages, read } from './support.ts';

const app = useTestApp();
const TEXT = 'Acme: Thanks! Reply STOP to opt out.';

/** The owner publishes what messages people with the tag VIP, and a rule that answers an order. */
async function published() {
  const { owner, agent } = await asking(app);
  await owner.call('contacts.optIn', {
    phone: ADA,
    method: 'web_form',
    source: 'https://example.com',
    captured_at: '2026-01-01T00:00:00Z',
  } as never);
  const { tag } = await owner.call('tags.create', { name: 'VIP' });
  const entry = { kind: 'tag', tag_id: tag.id } as const;
  const nodes = { text: { kind: 'send', text: TEXT }, end: { kind: 'exit' } } as const;
  await buildJourney(owner, { entry }, nodes, [['text', 'next', 'end']]);
  const trigger = { kind: 'event', name: 'order.placed' } as const;
  const send = { skill: 'messages.send', params: { contact_id: { $from: 'contact.id' }, text: TEXT } };
  await owner.call('automation.create', { name: 'Answers', trigger, actions: [send] } as never);
  const mark = { skill: 'tags.assign', params: { tag: 'Seen', ids: [{ $from: 'contact.id' }] } };
  await owner.call('automation.create', {
    name: 'Marks',
    trigger: { kind: 'event', name: 'page.seen' },
    actions: [mark],
  } as never);
  await app.drain();
  const { contact } = await owner.call('contacts.get', { phone: ADA });
  return { owner, agent, id: contact.id };
}

const codeOf = (made: Promise<unknown>): Promise<string> =>
  made.then(
    () => 'done',
    (error: CallError) => String(error.code),
  );

/** Calls that each start what the owner published. */
const STARTS: readonly (readonly [string, (agent: TestAccount, id: string) => Promise<unknown>])[] = [
  ['tags.assign', (agent, id) => agent.call('tags.assign', { tag: 'VIP', ids: [id] } as never)],
  ['contacts.upsert', (agent) => agent.call('contacts.upsert', { phone: ADA, tags: ['vip'] })],
  ['contacts.import', (agent) => agent.call('contacts.import', { contacts: [{ phone: ADA, tags: ['VIP'] }] } as never)],
  ['analytics.recordEvent', (agent) => agent.call('analytics.recordEvent', { phone: ADA, name: 'order.placed' })],
];

test.each(STARTS)('%s of a gated key waits when a journey or rule would send because of it', async (_, start) => {
  const { owner, agent, id } = await published();
  const error = (await start(agent, id).catch((failure: unknown) => failure)) as CallError;
  expect(error).toMatchObject({ code: 'approval_required' });
  await app.drain();
  expect(await countMessages(app, owner)).toBe(0);
  const approval = await read(owner, error.data.approval_id as string);
  expect(approval.effect).toMatchObject({ messages: null });
  expect(approval.effect.summary).toContain('A journey or rule waits for this');
  expect((await approve(owner, error.data.approval_id as string)).approval.state).toBe('executed');
  await app.drain();
  expect(await countMessages(app, owner)).toBe(1);
});

test('what no journey or rule reacts to by sending runs at once, and so do calls of the owner', async () => {
  const { owner, agent, id } = await published();
  expect(await codeOf(agent.call('tags.assign', { tag: 'Other', ids: [id] } as never))).toBe('done');
  expect(await codeOf(agent.call('analytics.recordEvent', { phone: ADA, name: 'page.seen' }))).toBe('done');
  expect(await codeOf(agent.call('tags.assign', { tag: 'VIP', ids: [id], dry_run: true } as never))).toBe('done');
  expect(await codeOf(owner.call('tags.assign', { tag: 'VIP', ids: [id] } as never))).toBe('done');
});
