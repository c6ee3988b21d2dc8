import { MAX_DEPTH, MAX_STARTED_PER_ROOT } from '../../src/domain/causes.ts';
import { createRule, endsOf, runsOf } from '../automation/support.ts';
import { useTestApp } from '../support/app.ts';
import { buildDraft, buildJourney, type Nodes, traceOf } from '../support/journeys/build.ts';
import { addPerson, later, messagesTo, openAccount } from '../support/journeys/person.ts';

const app = useTestApp();
const ADA = '+12025550120';
const MINUTE_MS = 60_000;
const hello = { kind: 'send' as const, text: 'Acme: Hello! Reply STOP to opt out.' };
const contact = { $from: 'contact.id' };
const event = (name: string) => ({
  skill: 'analytics.recordEvent',
  params: { contact_id: contact, name },
});

/** A message, and a wait for the consent status of the contact. */
const waitFor = (status: 'opted_in' | 'opted_out'): Nodes => ({
  hello,
  met: { kind: 'wait_for', for: 'rules', rules: { kind: 'consent', status }, timeout: { amount: 1, unit: 'days' } },
  end: { kind: 'exit' },
});

test('a cycle that only waits for rules that may be met already cannot be published', async () => {
  const account = await openAccount(app);
  const { id } = await buildDraft(account, { entry: { kind: 'call' } }, waitFor('opted_in'), [
    ['hello', 'next', 'met'],
    ['met', 'true', 'hello'],
    ['met', 'timeout', 'end'],
  ]);
  const { blockers } = await account.call('journeys.validate', { journey_id: id });
  expect(blockers).toContainEqual(expect.objectContaining({ code: 'cycle_without_delay' }));
});

test('a cycle over the time-out of a wait for rules can be published', async () => {
  const account = await openAccount(app);
  await buildJourney(account, { entry: { kind: 'call' } }, waitFor('opted_out'), [
    ['hello', 'next', 'met'],
    ['met', 'timeout', 'hello'],
    ['met', 'true', 'end'],
  ]);
});

test.each([
  ['by default', {}, 10],
  ['as the journey says', { max_messages_per_hour: 3 }, 3],
])(
  'a contact gets a limited number of messages from a journey in an hour, %s, and then leaves it',
  async (_, settings, max) => {
    const account = await openAccount(app);
    const ada = await addPerson(account, ADA);
    const before = (await messagesTo(app, account, ADA)).length;
    const nodes: Nodes = { hello, wait: { kind: 'delay', duration: { amount: 1, unit: 'minutes' } } };
    const { id } = await buildJourney(account, { entry: { kind: 'call' }, ...settings }, nodes, [
      ['hello', 'next', 'wait'],
      ['wait', 'next', 'hello'],
    ]);
    await account.call('journeys.enroll', { journey_id: id, contact_ids: [ada] });
    await app.drain();
    for (let minute = 0; minute < 15; minute += 1) await later(app, MINUTE_MS);
    expect((await messagesTo(app, account, ADA)).length - before).toBe(max);
    expect((await traceOf(account, id, ada)).at(-1)).toBe('hello: ends (message_limit)');
  },
);

test('the hourly limit of messages counts all enrollments of a contact', async () => {
  const account = await openAccount(app);
  const ada = await addPerson(account, ADA);
  const before = (await messagesTo(app, account, ADA)).length;
  const { id } = await buildJourney(
    account,
    { entry: { kind: 'call' }, reentry: { kind: 'after_exit' }, max_messages_per_hour: 2 },
    { hello, end: { kind: 'exit' } },
    [['hello', 'next', 'end']],
  );
  const enroll = async (): Promise<void> => {
    await account.call('journeys.enroll', { journey_id: id, contact_ids: [ada] });
    await later(app, MINUTE_MS);
  };
  for (let entry = 0; entry < 4; entry += 1) await enroll();
  expect((await messagesTo(app, account, ADA)).length - before).toBe(2);
  await later(app, 60 * MINUTE_MS);
  await enroll();
  expect((await messagesTo(app, account, ADA)).length - before).toBe(3);
});

test('a rule and a journey that start each other stop, and the rule is disabled', async () => {
  const account = await openAccount(app);
  const ada = await addPerson(account, ADA);
  const { tag } = await account.call('tags.create', { name: 'Again' });
  const change = (action: 'add' | 'remove') => ({ kind: 'tag' as const, tag_id: tag.id, action });
  const { id } = await buildJourney(
    account,
    { entry: { kind: 'call' }, reentry: { kind: 'after_exit' } },
    { off: change('remove'), on: change('add'), end: { kind: 'exit' } },
    [
      ['off', 'next', 'on'],
      ['on', 'next', 'end'],
    ],
  );
  const rule = await createRule(account, {
    trigger: { kind: 'tag', tag_id: tag.id },
    actions: [{ skill: 'journeys.enroll', params: { journey_id: id, contact_ids: [contact] } }],
  });
  await account.call('tags.assign', { tag: 'Again', ids: [ada] });
  await app.drain();
  const runs = await runsOf(account, rule);
  expect(runs.length).toBeLessThanOrEqual(MAX_DEPTH + 1);
  expect(runs[0]).toMatchObject({ state: 'stopped', reason: 'loop' });
  const { items } = await account.call('automation.list', {});
  expect(items.find(({ id: one }) => one === rule)).toMatchObject({ state: 'disabled', state_reason: 'loop' });
});

test('one event starts at most the budget of its cause, whatever rules record', async () => {
  const account = await openAccount(app);
  await addPerson(account, ADA);
  const rules: string[] = [];
  for (let nth = 0; nth < 8; nth += 1)
    rules.push(
      await createRule(account, { trigger: { kind: 'event', name: 'ping' }, actions: [event('ping'), event('ping')] }),
    );
  await account.call('analytics.recordEvent', { phone: ADA, name: 'ping' });
  await app.drain();
  const ends = (await Promise.all(rules.map((rule) => endsOf(account, rule)))).flat();
  expect(ends.length).toBeLessThanOrEqual(MAX_STARTED_PER_ROOT + 2 * rules.length);
  expect(ends.filter((end) => end === 'stopped loop').length).toBeGreaterThan(0);
});
