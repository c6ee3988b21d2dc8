import { isHeldOut } from '../../src/domain/hold-out.ts';
import { type TestAccount, useTestApp } from '../support/app.ts';
import { buildJourney } from '../support/journeys/build.ts';

const app = useTestApp();
let account: TestAccount;

const STOP = 'Reply STOP to opt out.';
const COUNT = 60;
const phoneOf = (index: number): string => `+1650${String(2_010_000 + index)}`;
const consent = { method: 'web_form', source: 'https://example.com', captured_at: '2026-01-01T00:00:00Z' } as const;

interface Person {
  readonly id: string;
  readonly phone: string;
}
let people: readonly Person[];

beforeEach(async () => {
  app.clock.now = new Date('2029-06-13T18:30:00Z');
  account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  const contacts = Array.from({ length: COUNT }, (_, index) => ({ phone: phoneOf(index), timezone: 'America/Denver' }));
  await account.call('contacts.import', { contacts, consent });
  people = (await account.call('contacts.list', { limit: 200 })).items.map(({ id, phone }) => ({ id, phone }));
});

const hold = (percent: number) => account.call('outcomes.setHoldOut', { hold_out_percent: percent });
const heldAt = (percent: number): string[] =>
  people.filter(({ id }) => isHeldOut(account.accountId, id, percent)).map(({ id }) => id);

async function settle(): Promise<void> {
  for (let run = 0; run < 3; run += 1) {
    await app.drain();
    app.clock.advance(6_000);
  }
}

async function launch(more: Record<string, unknown> = {}): Promise<string> {
  const audience = { include: { all: true } } as const;
  const { campaign } = await account.call('campaigns.create', {
    name: 'Sale',
    audience,
    body: `Sale. ${STOP}`,
    ...more,
  });
  const { preflight_token: token } = await account.call('campaigns.preflight', { campaign_id: campaign.id });
  await account.call('campaigns.launch', { campaign_id: campaign.id, preflight_token: token ?? '' });
  await settle();
  return campaign.id;
}

const recipientsOf = async (id: string) =>
  (await account.call('campaigns.recipients', { campaign_id: id, limit: 200 })).items;

test('a larger hold-out adds contacts, a smaller one only removes some, and both are near their share', () => {
  const ids = Array.from({ length: 3_000 }, (_, index) => `con_${index}`);
  let before = new Set<string>();
  for (let percent = 0; percent <= 50; percent += 5) {
    const held = new Set(ids.filter((id) => isHeldOut('acc_1', id, percent)));
    for (const id of before) expect(held.has(id)).toBe(true);
    expect(Math.abs(held.size / ids.length - percent / 100)).toBeLessThan(0.03);
    before = held;
  }
  const other = ids.filter((id) => isHeldOut('acc_2', id, 50) && before.has(id));
  expect(Math.abs(other.length / ids.length - 0.25)).toBeLessThan(0.03);
});

test('a campaign sends the hold-out nothing, lists it with the reason, and charges nothing for it', async () => {
  const { hold_out: set, changed } = await hold(30);
  const held = heldAt(30);
  expect([set.contacts, changed, set.since]).toEqual([held.length, true, app.clock.now.toISOString()]);
  const before = (await account.call('billing.balance', {})).available;
  const items = await recipientsOf(await launch());
  const without = items.filter(({ reason }) => reason === 'account_hold_out').map(({ contact_id: id }) => id);
  expect(without.sort()).toEqual(held.toSorted());
  expect(items.filter(({ message_id: id }) => id !== null)).toHaveLength(COUNT - held.length);
  expect((await account.call('billing.balance', {})).available).toBe(before - (COUNT - held.length));
});

test('single marketing messages to the hold-out are refused, transactional ones and replies are sent', async () => {
  await hold(30);
  const [id = ''] = heldAt(30);
  const { phone = '' } = people.find((one) => one.id === id) ?? {};
  const text = `Sale today. ${STOP}`;
  await expect(account.call('messages.send', { to: phone, text })).rejects.toMatchObject({
    code: -32002,
    data: { reason: 'account_hold_out', hold_out_percent: 30 },
  });
  const checked = await account.call('compliance.checkSend', { phone, text });
  expect(checked.allow).toBe(false);
  expect(checked.gates.filter(({ outcome }) => outcome === 'refuse')).toEqual([
    {
      gate: 'hold_out',
      outcome: 'refuse',
      reason: 'account_hold_out',
      inputs: { hold_out_percent: 30, in_hold_out: true },
    },
  ]);
  await account.call('contacts.recordRelationship', { contact_id: id, kind: 'order', reference: 'order-1' });
  const order = { to: phone, text: 'Your order has left.', purpose: 'transactional' } as const;
  expect((await account.call('messages.send', order)).state).toBe('queued');
  await account.call('messages.simulateInbound', { from: phone, text: 'Where is it?' });
  const [thread] = (await account.call('inbox.list', {})).items;
  const reply = { conversation_id: thread?.id ?? '', text: 'On its way.' };
  expect((await account.call('inbox.reply', reply)).state).toBe('queued');
});

test('in a journey, the hold-out passes messages without getting them, and a made-up contact is in none', async () => {
  await hold(50);
  const journeyId = await publishedJourney();
  for (const { id } of people) await account.call('journeys.enroll', { journey_id: journeyId, contact_ids: [id] });
  await settle();
  const { items } = await account.call('journeys.enrollments', { journey_id: journeyId, steps: true, limit: 200 });
  const held = new Set(heldAt(50));
  expect(items).toHaveLength(COUNT);
  for (const { enrollment, steps } of items) {
    const { contact_id: id, state } = enrollment;
    const [sent] = steps;
    expect([state, sent?.outcome]).toEqual(['completed', 'next']);
    expect(sent?.reason).toBe(held.has(id) ? 'account_hold_out' : null);
  }
  for (let run = 0; run < 10; run += 1)
    expect((await account.call('journeys.simulate', { journey_id: journeyId })).messages).toHaveLength(1);
  const [id = ''] = held;
  const simulated = await account.call('journeys.simulate', { journey_id: journeyId, contact_id: id });
  expect([simulated.messages, simulated.trace[0]?.reason]).toEqual([[], 'account_hold_out']);
});

async function publishedJourney(): Promise<string> {
  const nodes = { hello: { kind: 'send', text: `Hello. ${STOP}` }, end: { kind: 'exit' } } as const;
  const { id } = await buildJourney(account, { entry: { kind: 'call' } }, nodes, [['hello', 'next', 'end']]);
  return id;
}

test('the hold-out takes no part in an experiment, whose own hold-out keeps its meaning', async () => {
  await hold(40);
  const held = new Set(heldAt(40));
  const variants = [
    { name: 'One', body: `Sale. ${STOP}` },
    { name: 'Two', body: `Offer. ${STOP}` },
  ];
  const items = await recipientsOf(await launch({ body: undefined, experiment: { variants, hold_out_percent: 30 } }));
  expect(items).toHaveLength(COUNT);
  for (const { contact_id: id, reason, variant } of items)
    if (held.has(id)) expect([reason, variant]).toEqual(['account_hold_out', null]);
    else expect(reason === 'hold_out' ? variant : typeof variant).toBe(reason === 'hold_out' ? null : 'string');
  expect(items.some(({ reason }) => reason === 'hold_out')).toBe(true);
});

test('outcomes compare the reached with the hold-out, of a campaign, a journey and all marketing', async () => {
  await hold(50);
  const held = heldAt(50);
  const reached = people.map(({ id }) => id).filter((id) => !held.includes(id));
  const journeyId = await publishedJourney();
  for (const { id } of people) await account.call('journeys.enroll', { journey_id: journeyId, contact_ids: [id] });
  await settle();
  await account.call('contacts.upsert', { phone: '+16502019999' });
  const campaignId = await launch();
  const buy = (id: string) =>
    account.call('analytics.recordConversion', {
      contact_id: id,
      event: 'purchase',
      value_minor: 500,
      currency: 'USD',
    });
  for (const id of reached.slice(0, 18)) await buy(id);
  for (const id of held.slice(0, 6)) await buy(id);
  const value = { name: 'Orders', event: 'purchase', value_rule: { kind: 'conversion', currency: 'USD' } } as const;
  for (const ref of [{ campaign_id: campaignId }, { journey_id: journeyId }]) {
    const { outcome } = await account.call('outcomes.define', { ...value, ...ref });
    const { arms } = await account.call('outcomes.results', { outcome_id: outcome.id, against: 'account_hold_out' });
    expectArms(arms, reached.length, held.length);
  }
  app.clock.advance(1_000);
  const all = await account.call('outcomes.holdOut', { event: 'purchase', currency: 'USD' });
  expectArms(all.arms, reached.length, held.length);
  expect(all).toMatchObject({ hold_out: { hold_out_percent: 50 }, from: all.hold_out.since });
  expect(all.warnings).toBeUndefined();
  const earlier = await account.call('outcomes.holdOut', { event: 'purchase', from: '2029-06-01T00:00:00Z' });
  expect(earlier.warnings?.map(({ code }) => code)).toEqual(['hold_out_changed']);
  const report = await account.call('attribution.report', {});
  expect(report.held_out).toMatchObject([{ currency: 'USD', conversions: 6, value_minor: 3000 }]);
  const rules = { kind: 'and', rules: [{ kind: 'in_hold_out' }, { kind: 'consent', status: 'opted_in' }] } as const;
  expect(await account.call('segments.preview', { rules: { ...rules, rules: [...rules.rules] } })).toMatchObject({
    count: held.length,
  });
});

function expectArms(
  arms: Awaited<ReturnType<typeof account.call<'outcomes.holdOut'>>>['arms'],
  reached: number,
  held: number,
): void {
  expect(arms).toMatchObject([
    { name: 'reached', is_control: false, contacts: reached, messaged: reached, converted: 18, value_minor: 9000 },
    { name: 'account_hold_out', is_control: true, contacts: held, messaged: 0, converted: 6, value_minor: 3000 },
  ]);
  const [lift] = arms.map((one) => one.lift);
  // How many are held out depends on the IDs, and so does the verdict.
  expect(lift?.rate_difference.estimate).toBeCloseTo(18 / reached - 6 / held, 10);
}

test('the time of the last change stays while the share stays, and without a hold-out there is a warning', async () => {
  const { hold_out: first } = await hold(10);
  app.clock.advance(60_000);
  expect(await hold(10)).toMatchObject({ changed: false, hold_out: { since: first.since } });
  expect((await hold(0)).hold_out).toEqual({ hold_out_percent: 0, since: app.clock.now.toISOString(), contacts: 0 });
  await account.call('compliance.frequencyCap', { max: 5, window_hours: 24 });
  const compared = await account.call('outcomes.holdOut', { event: 'purchase', from: '2029-06-01T00:00:00Z' });
  expect(compared.warnings?.map(({ code }) => code)).toEqual(['no_hold_out']);
});
