import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { launchCampaign } from '../support/launch-campaign.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const consent = {
  method: 'web_form',
  source: 'https://example.com/signup',
  captured_at: '2026-01-01T00:00:00Z',
  evidence: { form: 'signup' },
} as const;

/** +1 202 555 01NN by NN, which selects the script of the simulator. */
const phone = (last: number, area = '202'): string => `+1${area}55501${String(last).padStart(2, '0')}`;

async function audience(caller: TestAccount, phones: readonly string[], withConsent = true): Promise<void> {
  await caller.call('phone-numbers.ensureDefault', {});
  await caller.call('contacts.import', {
    contacts: phones.map((each, index) => ({ phone: each, first_name: `P${index}` })),
    ...(withConsent ? { consent } : {}),
  });
}

/** Reads the tables directly, to compare them with the results of the skills. */
async function balance(caller: TestAccount): Promise<{ available: number; held: number }> {
  const { rows } = await app.parts.database.pool.query(
    'SELECT (posted - held)::int AS available, held::int AS held FROM credit_accounts WHERE tenant_id = $1',
    [caller.accountId],
  );
  return rows[0] as { available: number; held: number };
}

async function launch(caller: TestAccount, params: Record<string, unknown> = {}): Promise<string> {
  const body = 'Hi {{ first_name }}! Reply STOP to opt out.';
  const { id } = await launchCampaign(caller, { name: 'Spring', body, ...params });
  return id;
}

/** Runs the workers until dispatch, receipts and replies are done. */
async function settle(): Promise<void> {
  for (let run = 0; run < 8; run += 1) {
    await app.drain();
    app.clock.advance(6_000);
  }
  await app.drain();
}

test('a campaign sends to every opted-in contact, and its final counters add up', async () => {
  const caller = await app.account({ credits: 1000 });
  await audience(caller, [phone(10), phone(11), phone(12)]);
  await caller.call('contacts.import', { contacts: [{ phone: phone(13), first_name: 'No consent' }] });
  const before = await balance(caller);
  const id = await launch(caller);
  await settle();
  const { campaign, counters } = await caller.call('campaigns.get', { campaign_id: id });
  expect(campaign.state).toBe('completed');
  expect(counters).toMatchObject({
    audience: 4,
    sent: 3,
    delivered: 3,
    excluded: 1,
    excluded_by_reason: { no_consent: 1 },
    pending: 0,
    credits_spent: 3,
    credits_held: 0,
  });
  const after = await balance(caller);
  expect(before.available - after.available).toBe(3);
  expect(after.held).toBe(0);
});

test('each recipient keeps the decision that was made for it', async () => {
  const caller = await app.account({ credits: 1000 });
  await audience(caller, [phone(10)]);
  await caller.call('contacts.import', { contacts: [{ phone: phone(11), first_name: 'No consent' }] });
  await audience(caller, [phone(12), phone(13)]);
  const { available } = await balance(caller);
  const id = await launch(caller);
  await settle();
  const { rows } = await app.parts.database.pool.query(DECISIONS, [caller.accountId, id]);
  // Each message lowers the available credits, so that each decision shows its position.
  expect(rows).toEqual([
    { phone: phone(10), outcome: 'accepted', allow: true, status: 'opted_in', available },
    { phone: phone(11), outcome: 'excluded', allow: false, status: 'none', available: null },
    { phone: phone(12), outcome: 'accepted', allow: true, status: 'opted_in', available: available - 1 },
    { phone: phone(13), outcome: 'accepted', allow: true, status: 'opted_in', available: available - 2 },
  ]);
  const { items } = await caller.call('messages.list', { campaign_id: id });
  const seen = await Promise.all(
    items.map(async ({ id: messageId, to }) => {
      const { decision } = await caller.call('messages.get', { message_id: messageId });
      return [to, decision.allow, decision.gates.length, decision.gates.at(-1)?.inputs];
    }),
  );
  expect(seen.sort()).toEqual(
    [10, 12, 13].map((last, index) => [phone(last), true, 9, { needed: 1, available: available - index }]),
  );
});

const DECISIONS = `SELECT c.phone, r.outcome, (d.decision ->> 'allow')::boolean AS allow,
         jsonb_path_query_first(d.decision, '$.gates[*] ? (@.gate == "consent").inputs.status') #>> '{}' AS status, r.available::int AS available
    FROM campaign_recipients r JOIN campaign_decisions d ON d.tenant_id = r.tenant_id AND d.campaign_id = r.campaign_id AND d.id = r.decision_id
    JOIN contacts c ON c.tenant_id = r.tenant_id AND c.id = r.contact_id
   WHERE r.tenant_id = $1 AND r.campaign_id = $2 ORDER BY c.phone`;

test('every magic number has its documented effect: rejections are refunded, lost responses are sent once, a STOP opts out', async () => {
  const caller = await app.account({ credits: 1000 });
  await audience(
    caller,
    [1, 2, 3, 4, 5, 6, 7, 8].map((last) => phone(last, '303')),
  );
  const before = (await balance(caller)).available;
  const id = await launch(caller);
  await settle();
  const { campaign, counters } = await caller.call('campaigns.get', { campaign_id: id });
  expect(campaign.state).toBe('completed');
  expect(counters).toMatchObject({
    audience: 8,
    sent: 7,
    delivered: 5,
    undelivered: 2,
    failed: 1,
    pending: 0,
    credits_spent: 7,
    credits_held: 0,
  });
  expect(before - (await balance(caller)).available).toBe(7);
  expect((await caller.call('contacts.get', { phone: phone(6, '303') })).contact.consent.status).toBe('opted_out');
  const { rows } = await app.parts.database.pool.query(
    'SELECT to_phone, count(*)::int AS times FROM simulator_submissions WHERE reference LIKE $1 AND text LIKE $2 GROUP BY 1',
    [`${caller.accountId}/%`, 'Hi %'],
  );
  expect(rows.every(({ times }) => times === 1)).toBe(true);
  expect(rows).toHaveLength(7);
});

test("an opt-out while a campaign is pending cancels the contact's message and refunds it", async () => {
  const caller = await app.account({ credits: 1000 });
  await audience(caller, [phone(20), phone(21)]);
  const before = (await balance(caller)).available;
  const campaign = await launchCampaign(caller, {
    name: 'Later',
    body: 'Hi! Reply STOP to opt out.',
    throttle_per_minute: 1,
  });
  await app.drain();
  const waiting = (await caller.call('messages.list', { campaign_id: campaign.id, state: 'queued' })).items;
  expect(waiting).toHaveLength(1);
  const stop = await caller.call('messages.simulateInbound', { from: waiting[0]?.to as string, text: 'Stop please' });
  expect(stop.effects).toContainEqual({ kind: 'messages_canceled', detail: '1' });
  app.clock.advance(120_000);
  await settle();
  const { counters } = await caller.call('campaigns.get', { campaign_id: campaign.id });
  expect(counters).toMatchObject({ audience: 2, sent: 1, canceled: 1, credits_spent: 1, credits_held: 0 });
  expect(before - (await balance(caller)).available).toBe(1);
  await expect(
    caller.call('messages.send', { to: waiting[0]?.to as string, text: 'Still there?' }),
  ).rejects.toMatchObject({ code: 'consent_required' });
});

test('a paused campaign dispatches nothing, and resumes where it stopped', async () => {
  const caller = await app.account({ credits: 1000 });
  await audience(
    caller,
    [30, 31, 32, 33].map((last) => phone(last)),
  );
  const campaign = await launchCampaign(caller, {
    name: 'Slow',
    body: 'Hello. Reply STOP to opt out.',
    throttle_per_minute: 60,
  });
  await app.drain();
  expect((await caller.call('campaigns.pause', { campaign_id: campaign.id })).state).toBe('paused');
  app.clock.advance(60_000);
  await app.drain();
  expect((await caller.call('campaigns.get', { campaign_id: campaign.id })).counters).toMatchObject({
    sent: 1,
    pending: 3,
  });
  await caller.call('campaigns.resume', { campaign_id: campaign.id });
  await settle();
  const { campaign: ended, counters } = await caller.call('campaigns.get', { campaign_id: campaign.id });
  expect(ended.state).toBe('completed');
  expect(counters).toMatchObject({ audience: 4, sent: 4, delivered: 4 });
});

test('a canceled campaign refunds its pending messages and counts every recipient', async () => {
  const caller = await app.account({ credits: 1000 });
  await audience(
    caller,
    [40, 41, 42].map((last) => phone(last)),
  );
  const before = (await balance(caller)).available;
  const campaign = await launchCampaign(caller, {
    name: 'Off',
    body: 'Hello. Reply STOP to opt out.',
    throttle_per_minute: 1,
  });
  await app.drain();
  const canceled = await caller.call('campaigns.cancel', { campaign_id: campaign.id });
  expect(canceled).toMatchObject({ state: 'canceled', canceled_messages: 2, released_credits: 2 });
  await settle();
  const { counters } = await caller.call('campaigns.get', { campaign_id: campaign.id });
  expect(counters).toMatchObject({ audience: 3, sent: 1, canceled: 2, pending: 0, credits_held: 0 });
  expect(before - (await balance(caller)).available).toBe(1);
});

test('launch rejects a preflight token after a change of body or audience, and a campaign over the balance', async () => {
  const caller = await app.account({ credits: 0 });
  await audience(
    caller,
    [50, 51].map((last) => phone(last)),
  );
  const { campaign } = await caller.call('campaigns.create', {
    audience: { include: { all: true } },
    name: 'Stale',
    body: 'One. Reply STOP to opt out.',
  });
  const first = await caller.call('campaigns.preflight', { campaign_id: campaign.id });
  await caller.call('campaigns.update', {
    campaign_id: campaign.id,
    body: `Two. ${'Longer and longer. '.repeat(60)}Reply STOP to opt out.`,
  });
  const launchWith = (token: string | null) =>
    caller.call('campaigns.launch', { campaign_id: campaign.id, preflight_token: token as string });
  await expect(launchWith(first.preflight_token)).rejects.toMatchObject({
    code: -32005,
    data: { reason: 'preflight_changed' },
  });
  const second = await caller.call('campaigns.preflight', { campaign_id: campaign.id });
  await caller.call('contacts.import', { contacts: [{ phone: phone(52) }], consent });
  await expect(launchWith(second.preflight_token)).rejects.toMatchObject({
    code: -32005,
    data: { reason: 'preflight_changed' },
  });
  const third = await caller.call('campaigns.preflight', { campaign_id: campaign.id });
  await app.parts.database.pool.query(
    "WITH e AS (INSERT INTO credit_entries (tenant_id, id, account_id, kind, amount, ref, at) SELECT tenant_id, 'cre_spent', account_id, 'adjustment', -posted, 'spent', now() FROM credit_accounts WHERE tenant_id = $1) UPDATE credit_accounts SET posted = 0 WHERE tenant_id = $1",
    [caller.accountId],
  );
  await expect(launchWith(third.preflight_token)).rejects.toMatchObject({ code: -32005, data: { reason: 'blocked' } });
  expect((await caller.call('campaigns.preflight', { campaign_id: campaign.id })).preflight_token).toBeNull();
});

test('a campaign whose template is archived while it runs pauses with a reason, and others continue', async () => {
  const caller = await app.account({ credits: 1000 });
  await audience(
    caller,
    [60, 61].map((last) => phone(last)),
  );
  const { template } = await caller.call('templates.create', { name: 'Gone', body: 'Hello. Reply STOP to opt out.' });
  const broken = await launch(caller, { body: undefined, template_id: template.id });
  const sound = await launch(caller, { name: 'Sound' });
  await app.parts.database.pool.query("UPDATE templates SET state = 'archived' WHERE tenant_id = $1", [
    caller.accountId,
  ]);
  await settle();
  expect((await caller.call('campaigns.get', { campaign_id: broken })).campaign).toMatchObject({
    state: 'paused',
    state_reason: 'content',
  });
  expect((await caller.call('campaigns.get', { campaign_id: sound })).campaign.state).toBe('completed');
});
