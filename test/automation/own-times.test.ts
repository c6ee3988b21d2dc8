import { verifyWebhook } from '../../sdk/src/index.ts';
import { createRunPerformer } from '../../src/automation/perform-runs.ts';
import type { CallWithKey } from '../../src/skill-call.ts';
import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { buildJourney } from '../support/journeys/build.ts';
import { addPerson, DAY, later, openAccount } from '../support/journeys/person.ts';
import { launchCampaign } from '../support/launch-campaign.ts';
import { type Receiver, startReceiver } from '../support/webhooks/receiver.ts';
import { ADA, createRule, endsOf, furnishPerson, placeOrder, runsOf, startRuns, tagContact } from './support.ts';

let app: TestApp;
let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
  app = await startTestApp({ TERN_WEBHOOK_ALLOWED_HOSTS: receiver.host });
});
afterAll(async () => {
  await app.stop();
  await receiver.close();
});
beforeEach(() => {
  receiver.received.length = 0;
  receiver.answer((_, response) => void response.writeHead(200).end('{}'));
});

const SECRET = 'a-secret-of-at-least-24-bytes';
const count = { skill: 'contacts.get', params: { contact_id: { $from: 'contact.id' } } };
const balance = { skill: 'billing.balance', params: {} };
const hook = (params: Record<string, unknown> = {}) => ({ skill: 'webhook', params: { url: receiver.url, ...params } });

test('contacts that a call, an import or a journey creates or updates start rules', async () => {
  const account = await openAccount(app);
  const created = await createRule(account, { trigger: { kind: 'contact', change: 'created' }, actions: [count] });
  const updated = await createRule(account, { trigger: { kind: 'contact', change: 'updated' }, actions: [count] });
  const sources = async (rule: string) =>
    (await runsOf(account, rule))
      .map(({ trigger }) => (trigger?.data as { source?: string } | undefined)?.source)
      .toReversed();
  await account.call('contacts.upsert', { phone: ADA, first_name: 'Ada' });
  await account.call('contacts.upsert', { phone: ADA, first_name: 'Ada L' });
  await account.call('contacts.import', {
    contacts: [
      { phone: ADA, first_name: 'Ada Lovelace' },
      { phone: '+12025550144', first_name: 'Grace' },
    ],
  });
  await app.drain();
  expect(await sources(created)).toEqual(['call', 'import']);
  expect(await sources(updated)).toEqual(['call', 'import']);
  const ada = (await account.call('contacts.get', { phone: ADA })).contact.id;
  const set = { kind: 'update_contact' as const, attributes: { plan: 'pro' } };
  const { id } = await buildJourney(account, { entry: { kind: 'call' } }, { set, end: { kind: 'exit' } }, [
    ['set', 'next', 'end'],
  ]);
  await account.call('journeys.enroll', { journey_id: id, contact_ids: [ada] });
  await app.drain();
  expect(await sources(updated)).toEqual(['call', 'import', 'journey']);
});

test('the end of an enrollment starts a rule with its outcome, and one that enrolls again ends as a loop', async () => {
  const account = await openAccount(app);
  const ada = await addPerson(account, ADA);
  await account.call('tags.create', { name: 'Done' });
  const { id } = await buildJourney(
    account,
    { entry: { kind: 'call' }, reentry: { kind: 'after_exit' } },
    { won: { kind: 'goal' }, end: { kind: 'exit' } },
    [['won', 'next', 'end']],
  );
  const tag = await createRule(account, {
    trigger: { kind: 'journey', journey_id: id },
    actions: [tagContact('Done')],
  });
  await account.call('journeys.enroll', { journey_id: id, contact_ids: [ada] });
  await app.drain();
  expect((await runsOf(account, tag))[0]).toMatchObject({
    state: 'succeeded',
    contact_id: ada,
    trigger: { data: { journey_id: id, state: 'completed', reason: 'exit', converted: true } },
  });
  const again = { skill: 'journeys.enroll', params: { journey_id: id, contact_ids: [{ $from: 'contact.id' }] } };
  const loop = await createRule(account, { trigger: { kind: 'journey' }, actions: [again] });
  await account.call('journeys.enroll', { journey_id: id, contact_ids: [ada] });
  await app.drain();
  expect((await endsOf(account, loop)).at(-1)).toBe('stopped loop');
  expect((await account.call('journeys.stats', { journey_id: id })).entered).toBeLessThan(8);
});

test('a campaign that completes or is canceled starts a rule that has no contact', async () => {
  const account = await openAccount(app);
  await addPerson(account, ADA);
  const rule = await createRule(account, { trigger: { kind: 'campaign' }, actions: [balance] });
  await launchCampaign(account, { name: 'Sale', body: 'Acme: Sale! Reply STOP to opt out.' } as never);
  await app.drain();
  const other = await account.call('campaigns.create', {
    name: 'Other',
    body: 'Acme: Other! Reply STOP to opt out.',
    audience: { include: { all: true } },
  } as never);
  await account.call('campaigns.cancel', { campaign_id: other.campaign.id });
  await app.drain();
  const states = (await runsOf(account, rule)).map(({ contact_id, trigger }) => [contact_id, trigger?.data]);
  expect(states.toReversed()).toMatchObject([
    [null, { campaign_name: 'Sale', state: 'completed' }],
    [null, { campaign_name: 'Other', state: 'canceled' }],
  ]);
  await expect(
    createRule(account, {
      trigger: { kind: 'campaign' },
      actions: [balance],
      conditions: { kind: 'consent', status: 'opted_in' },
    }),
  ).rejects.toMatchObject({ data: { field_errors: [{ path: '/conditions' }] } });
});

test('contacts that join or leave a segment start rules, but not those who were in it before', async () => {
  const account = await furnishPerson(await openAccount(app));
  const rules = { kind: 'field' as const, field: 'attributes.plan', operator: 'eq' as const, value: 'pro' };
  const { segment } = await account.call('segments.create', { name: 'Pros', rules });
  await account.call('contacts.upsert', { phone: '+12025550145', attributes: { plan: 'pro' } });
  const trigger = { kind: 'segment' as const, segment_id: segment.id };
  const joined = await createRule(account, { trigger: { ...trigger, change: 'joined' }, actions: [count] });
  const left = await createRule(account, { trigger: { ...trigger, change: 'left' }, actions: [count] });
  const people = async (rule: string) => (await runsOf(account, rule)).length;
  await app.drain();
  await account.call('contacts.upsert', { phone: ADA, attributes: { plan: 'pro' } });
  await later(app, 5 * 60_000);
  expect([await people(joined), await people(left)]).toEqual([1, 0]);
  await account.call('contacts.upsert', { phone: '+12025550145', attributes: { plan: 'free' } });
  await account.call('contacts.forget', { phone: ADA, confirm_phone: ADA } as never).catch(() => undefined);
  await later(app, 5 * 60_000);
  expect(await people(left)).toBe(1);
  await account.call('automation.setEnabled', { rule_id: joined, enabled: false });
  await account.call('contacts.upsert', { phone: '+12025550145', attributes: { plan: 'pro' } });
  await later(app, 5 * 60_000);
  await account.call('automation.setEnabled', { rule_id: joined, enabled: true });
  await later(app, 10 * 60_000);
  expect(await people(joined)).toBe(1);
  await expect(account.call('segments.delete', { segment_id: segment.id })).rejects.toMatchObject({
    data: { reason: 'in_use' },
  });
});

test('a schedule starts a rule at its times, once where a time passed, and not while it is disabled', async () => {
  const account = await openAccount(app);
  const recurrence = { rrule: 'FREQ=DAILY;BYHOUR=9;BYMINUTE=0', timezone: 'America/New_York' };
  const daily = await createRule(account, { trigger: { kind: 'schedule', recurrence }, actions: [balance] });
  const once = await createRule(account, {
    trigger: { kind: 'schedule', start_at: '2029-06-15T13:00:00Z' },
    actions: [balance],
  });
  await app.drain();
  for (const at of ['2029-06-14T12:59:00Z', '2029-06-14T13:00:00Z', '2029-06-14T20:00:00Z', '2029-06-15T13:00:00Z']) {
    app.clock.now = new Date(at);
    await app.drain();
  }
  expect([(await runsOf(account, daily)).length, (await runsOf(account, once)).length]).toEqual([2, 1]);
  app.clock.now = new Date('2029-06-19T20:00:00Z');
  await app.drain();
  expect((await runsOf(account, daily)).length).toBe(3);
  await account.call('automation.setEnabled', { rule_id: daily, enabled: false });
  app.clock.now = new Date('2029-06-22T20:00:00Z');
  await app.drain();
  await account.call('automation.setEnabled', { rule_id: daily, enabled: true });
  await app.drain();
  expect((await runsOf(account, daily)).length).toBe(3);
  await later(app, DAY);
  expect((await runsOf(account, daily)).length).toBe(4);
  for (const trigger of [
    { kind: 'schedule' as const },
    { kind: 'schedule' as const, start_at: '2029-01-01T00:00:00Z' },
  ])
    await expect(createRule(account, { trigger, actions: [balance] })).rejects.toMatchObject({ code: -32602 });
});

test('a webhook action is signed, has the trigger and the contact, and is retried with the same key', async () => {
  const account = await furnishPerson(await openAccount(app));
  await account.call('journeys.rotateWebhookSecret', { webhook_secret: SECRET });
  const rule = await createRule(account, {
    actions: [
      hook({ headers: { 'X-Shop': 'east' } }),
      hook({ method: 'PUT', body: { total: { $from: 'trigger.data.properties.total' } } }),
    ],
  });
  receiver.answer((_, response) => void response.writeHead(503).end());
  await placeOrder(account, { total: 7 });
  await app.drain();
  receiver.answer((_, response) => void response.writeHead(200).end('{}'));
  await later(app, 60_000);
  expect(await endsOf(account, rule)).toEqual(['succeeded']);
  const [first, second, third] = receiver.received;
  expect(receiver.received).toHaveLength(3);
  expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
  expect(JSON.parse(second?.body ?? '')).toMatchObject({
    trigger: { kind: 'event', name: 'order.placed', data: { properties: { total: 7 } } },
    contact: { phone: ADA, first_name: 'Ada' },
  });
  expect([second?.headers['x-shop'], JSON.parse(third?.body ?? '')]).toEqual(['east', { total: 7 }]);
  const signature = second?.headers['x-tern-signature'] as string;
  await verifyWebhook(second?.body ?? '', signature, [SECRET], { now: app.clock.now });
});

test('a webhook that is refused fails the run, and one with an address of a stranger is not accepted', async () => {
  const account = await furnishPerson(await openAccount(app));
  const rule = await createRule(account, { actions: [hook()] });
  receiver.answer((_, response) => void response.writeHead(404).end());
  await placeOrder(account);
  await app.drain();
  expect((await runsOf(account, rule))[0]).toMatchObject({
    state: 'failed',
    actions: [{ error: { code: 'webhook_failed', reason: 'status_404' } }],
  });
  const refused = [
    [{ url: 'https://10.0.0.1/' }, '/actions/0/params/url'],
    [{ url: `${receiver.url}/\${contact.phone}` }, '/actions/0/params/url'],
    [{ method: 'GET' }, '/actions/0/params/method'],
    [{ headers: { 'Content-Length': '1' } }, '/actions/0/params/headers/Content-Length'],
    [{ body: 'text' }, '/actions/0/params/body'],
    [{ body: { name: { $from: 'contact.nickname' } } }, '/actions/0/params/body/name'],
    [{ query: 1 }, '/actions/0/params/query'],
  ] as const;
  for (const [params, path] of refused)
    await expect(createRule(account, { actions: [hook(params)] })).rejects.toMatchObject({
      data: { field_errors: expect.arrayContaining([expect.objectContaining({ path })]) },
    });
});

test('two workers perform the runs of a contact in their order, and of others at the same time', async () => {
  const account: TestAccount = await furnishPerson(await openAccount(app));
  await account.call('contacts.upsert', { phone: '+12025550146' });
  const names = ['first', 'second'];
  for (const name of names) await createRule(account, { name, actions: [count] });
  await placeOrder(account);
  await placeOrder(account, {}, '+12025550146');
  await startRuns(app);
  const order: string[] = [];
  let release = (): void => undefined;
  const blocked = new Promise<void>((resolve) => {
    release = resolve;
  });
  const performer = (worker: string, wait: Promise<void> | null) => {
    const callWithKey: CallWithKey = async ({ params, cause }) => {
      order.push(`${worker} begins ${cause?.ruleId} ${String(params.contact_id)}`);
      if (order.length === 1) await wait;
      order.push(`${worker} ends ${cause?.ruleId} ${String(params.contact_id)}`);
      return { ok: true, result: {} };
    };
    return createRunPerformer({
      database: app.parts.database,
      callWithKey,
      clock: () => app.clock.now,
      random: () => 0,
      leaseMs: 30_000,
      callWebhook: async () => ({ ok: true, result: {} }),
      onFailure: () => undefined,
      onOutcome: () => undefined,
      onDisabled: () => undefined,
    });
  };
  const slow = performer('slow', blocked);
  const running = slow.run();
  while (order.length === 0) await new Promise(setImmediate);
  const fast = performer('fast', null);
  while (await fast.run());
  const held = order[0]?.split(' ').at(-1);
  expect(order.slice(1).filter((line) => line.endsWith(held ?? ''))).toEqual([]);
  expect(order.length).toBeGreaterThan(1);
  release();
  await running;
  while (await slow.run());
  const ofHeld = order.filter((line) => line.endsWith(held ?? '')).map((line) => line.split(' ')[1]);
  expect(ofHeld).toEqual(['begins', 'ends', 'begins', 'ends']);
});
