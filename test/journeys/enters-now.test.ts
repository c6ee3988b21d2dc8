import type { JourneyEntry } from '../../src/generated/types.ts';
import { approve } from '../approvals/support.ts';
import { type CallError, type TestAccount, useTestApp } from '../support/app.ts';
import { buildDraft, buildJourney, type Edges, type Nodes } from '../support/journeys/build.ts';
import { createParisians, entriesOf, IN_PARIS, moveTo } from '../support/journeys/members.ts';
import { later, openAccount } from '../support/journeys/person.ts';

const app = useTestApp();
const send = (text: string) => ({ kind: 'send' as const, text: `Acme: ${text} Reply STOP to opt out.` });
/** One message on the cheapest path, three on the most expensive one. */
const NODES: Nodes = {
  hello: send('Hello!'),
  plan: { kind: 'split', rules: { kind: 'field', field: 'attributes.plan', operator: 'exists' } },
  tips: send('Tips.'),
  more: send('More.'),
  end: { kind: 'exit' },
};
const EDGES: Edges = [
  ['hello', 'next', 'plan'],
  ['hello', 'error', 'end'],
  ['plan', 'true', 'tips'],
  ['plan', 'false', 'end'],
  ['tips', 'next', 'more'],
  ['more', 'next', 'end'],
];
const NONE = {
  people: 0,
  messages: { at_least: 0, at_most: 0 },
  credits: { at_least: 0, at_most: 0 },
  ends_at: null,
};

interface Drafted {
  readonly account: TestAccount;
  readonly id: string;
  readonly segmentId: string;
}

async function draft(people: number, existing: 'leave_out' | 'enter' = 'enter', more: object = {}): Promise<Drafted> {
  const account = await openAccount(app);
  const segmentId = await createParisians(account);
  for (let index = 0; index < people; index += 1) await moveTo(account, index, 'Paris');
  const entry: JourneyEntry = { kind: 'segment', segment_id: segmentId, existing };
  const { id } = await buildDraft(account, { entry, ...more }, NODES, EDGES);
  return { account, id, segmentId };
}

async function check({ account, id }: Drafted) {
  const { validation_token: token, preflight_token: preflight } = await account.call('journeys.validate', {
    journey_id: id,
  });
  return { journey_id: id, validation_token: token ?? '', preflight_token: preflight ?? '' };
}

const refusal = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'done',
    ({ code, data }: CallError) => [code, data.reason, ...(data.next_actions ?? []).map(({ skill }) => skill)],
  );

test('validate, simulate and publish tell how many enter, what that costs and when all got their first message', async () => {
  const drafted = await draft(3, 'enter', { throttle_per_minute: 1 });
  const { account, id } = drafted;
  const expected = {
    people: 3,
    messages: { at_least: 3, at_most: 9 },
    credits: { at_least: 3, at_most: 9 },
    ends_at: new Date(app.clock.now.getTime() + 3 * 60_000).toISOString(),
  };
  expect((await account.call('journeys.validate', { journey_id: id })).enters_now).toEqual(expected);
  expect((await account.call('journeys.simulate', { journey_id: id })).enters_now).toEqual(expected);
  const params = await check(drafted);
  expect((await account.call('journeys.publish', { ...params, dry_run: true })).enters_now).toEqual(expected);
  expect((await account.call('journeys.publish', params)).enters_now).toEqual(expected);
  expect((await account.call('journeys.simulate', { journey_id: id, version: 1 })).enters_now).toEqual(NONE);
  await app.drain();
  expect(Object.keys(await entriesOf(app, id))).toHaveLength(3);
});

test('with leave_out, all amounts are zero and the publication needs no preflight_token', async () => {
  const { account, id } = await draft(3, 'leave_out');
  const checked = await account.call('journeys.validate', { journey_id: id });
  expect(checked).toMatchObject({ enters_now: NONE, preflight_token: null, preflight_expires_at: null });
  const params = { journey_id: id, validation_token: checked.validation_token ?? '' };
  expect((await account.call('journeys.publish', params)).enters_now).toEqual(NONE);
});

test('with enter, a publication without anybody who enters needs no preflight_token', async () => {
  const { account, id } = await draft(0);
  const { validation_token: token } = await account.call('journeys.validate', { journey_id: id });
  const { version } = await account.call('journeys.publish', { journey_id: id, validation_token: token ?? '' });
  expect(version).toBe(1);
});

test('amounts have no upper limit where a cycle contains a message', async () => {
  const account = await openAccount(app);
  const entry: JourneyEntry = { kind: 'segment', segment_id: await createParisians(account), existing: 'enter' };
  await moveTo(account, 0, 'Paris');
  const nodes: Nodes = { hello: send('Hello!'), wait: { kind: 'delay', duration: { amount: 1, unit: 'days' } } };
  const { id } = await buildDraft(account, { entry }, nodes, [
    ['hello', 'next', 'wait'],
    ['wait', 'next', 'hello'],
  ]);
  const { enters_now: now } = await account.call('journeys.validate', { journey_id: id });
  expect(now).toMatchObject({ people: 1, messages: { at_least: 0, at_most: null }, credits: { at_most: null } });
});

test('a publication that lets contacts enter is rejected without a token of now, and names the call that gives one', async () => {
  const drafted = await draft(1);
  const { account, id, segmentId } = drafted;
  const params = await check(drafted);
  const publish = (more: object = {}) => refusal(account.call('journeys.publish', { ...params, ...more }));
  const rejected = (reason: string) => [-32005, `preflight_${reason}`, 'journeys.validate'];
  const { preflight_token: _token, ...without } = params;
  expect(await refusal(account.call('journeys.publish', without))).toEqual(rejected('required'));
  expect(await publish({ preflight_token: params.validation_token })).toEqual(rejected('unknown_token'));
  const other = await draft(1);
  expect(await publish({ preflight_token: (await check(other)).preflight_token })).toEqual(rejected('changed'));
  const rules = { kind: 'or' as const, rules: [IN_PARIS, { kind: 'consent' as const, status: 'opted_in' as const }] };
  await account.call('segments.update', { segment_id: segmentId, rules });
  expect(await publish()).toEqual(rejected('changed'));
  const fresh = await check(drafted);
  app.clock.advance(15 * 60_000);
  expect(await publish(fresh)).toEqual(rejected('expired'));
  expect(await publish(await check(drafted))).toBe('done');
  expect(id).toBe(params.journey_id);
});

test('a preflight_token permits a tenth more contacts, as that of a campaign does', async () => {
  const drafted = await draft(10);
  const { account } = drafted;
  const params = await check(drafted);
  for (const index of [10, 11]) await moveTo(account, index, 'Paris');
  const grown = [-32005, 'preflight_grown', 'journeys.validate'];
  expect(await refusal(account.call('journeys.publish', params))).toEqual(grown);
  await moveTo(account, 11, 'Rome');
  expect(await refusal(account.call('journeys.publish', params))).toBe('done');
});

test('a schedule without a start and a date that is today need a preflight_token, and later ones do not', async () => {
  const account = await openAccount(app);
  const { list } = await account.call('lists.create', { name: 'Members' });
  const contactId = await moveTo(account, 0, 'Rome', { birthday: '1990-06-13', renews_at: '1990-06-15' });
  await account.call('lists.addContacts', { list_id: list.id, contact_ids: [contactId] });
  const peopleOf = async (entry: JourneyEntry) => {
    const { id } = await buildDraft(account, { entry }, NODES, EDGES);
    const { enters_now: now, preflight_token: token } = await account.call('journeys.validate', { journey_id: id });
    expect(token === null).toBe(now.people === 0);
    return now.people;
  };
  expect(await peopleOf({ kind: 'schedule', list_id: list.id })).toBe(1);
  expect(await peopleOf({ kind: 'schedule', list_id: list.id, start_at: '2029-06-14T12:00:00Z' })).toBe(0);
  expect(await peopleOf({ kind: 'date', attribute: 'birthday', yearly: true })).toBe(1);
  expect(await peopleOf({ kind: 'date', attribute: 'renews_at', yearly: true })).toBe(0);
  expect(await peopleOf({ kind: 'list', list_id: list.id, existing: 'enter' })).toBe(1);
  expect(await peopleOf({ kind: 'list', list_id: list.id })).toBe(0);
});

test('a new version counts only those who may enter again', async () => {
  const account = await openAccount(app);
  const entry: JourneyEntry = { kind: 'segment', segment_id: await createParisians(account), existing: 'enter' };
  for (const index of [0, 1]) await moveTo(account, index, 'Paris');
  const { id } = await buildJourney(account, { entry }, NODES, EDGES);
  await app.drain();
  await moveTo(account, 2, 'Paris');
  const people = async () => (await account.call('journeys.validate', { journey_id: id })).enters_now.people;
  expect(await people()).toBe(1);
  const reentry = { kind: 'after_exit' as const, after: { amount: 1, unit: 'minutes' as const } };
  await account.call('journeys.update', { journey_id: id, reentry });
  await later(app, 2 * 60_000);
  expect(await people()).toBe(3);
});

test.each([
  [{ recipients: 2 }, 2, 3],
  [{ messages: 6 }, 2, 3],
  [{ credits: 6 }, 2, 3],
])('a limit of %j lets a publication pass up to it, and one above it waits for a person', async (above, some, more) => {
  const outcome = async (people: number) => {
    const drafted = await draft(people);
    const { account: owner } = drafted;
    const approval = { effects: ['billable' as const], above };
    const { api_key: key } = await owner.call('agent.createKey', { name: 'agent', permissions: ['full'], approval });
    const agent = app.as(key as string, owner.accountId);
    const params = await check({ ...drafted, account: agent });
    const answer = await agent.call('journeys.publish', params).catch((error: CallError) => error);
    return { owner, answer, id: drafted.id };
  };
  expect((await outcome(some)).answer).toMatchObject({ version: 1, enters_now: { people: some } });
  const { owner, answer, id } = await outcome(more);
  const effect = { recipients: more, messages: 3 * more, credits: 3 * more };
  expect(answer).toMatchObject({ code: 'approval_required', data: { effect } });
  // Longer than the tokens are valid.
  await later(app, 2 * 60 * 60_000);
  await approve(owner, (answer as CallError).data.approval_id as string);
  await app.drain();
  expect(Object.keys(await entriesOf(app, id))).toHaveLength(more);
});

test('a plan shows how many people its publication lets enter', async () => {
  const drafted = await draft(2);
  const params = await check(drafted);
  const steps = [{ skill: 'journeys.publish', params }];
  const { effect } = (await drafted.account.call('command.plan', { steps })) as unknown as { effect: object };
  expect(effect).toMatchObject({ recipients: 2, messages: 6, credits: 6 });
});
