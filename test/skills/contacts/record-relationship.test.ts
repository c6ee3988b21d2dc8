import { type TestAccount, useTestApp } from '../../support/app.ts';
import { launchCampaign } from '../../support/launch-campaign.ts';
import { ADA, registerPartner } from '../../support/partner.ts';

const app = useTestApp();

const HOUR = 3_600_000;
const MESSAGE = { text: 'Your order is ready.', purpose: 'transactional' } as const;
const NO_RELATIONSHIP = { code: 'consent_required', data: { reason: 'no_relationship' } };

let account: TestAccount;
let contactId: string;

beforeEach(async () => {
  account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  contactId = (await account.call('contacts.upsert', { phone: ADA })).contact.id;
});

const send = () => account.call('messages.send', { to: ADA, ...MESSAGE });
const soon = (hours: number) => new Date(app.clock.now.getTime() + hours * HOUR).toISOString();
const relationships = async () => (await account.call('contacts.get', { phone: ADA })).relationships;

const reply = () => account.call('messages.simulateInbound', { from: ADA, text: 'Where is my order?' });
const sourceOf = async (method: 'web_form' | 'checkout') =>
  (await account.call('sources.create', { name: method, method, disclosure_text: 'You agree to get messages.' })).source
    .id;

test('to be a contact permits no transactional message, and the error names the call that records a relationship', async () => {
  await expect(send()).rejects.toMatchObject({
    ...NO_RELATIONSHIP,
    data: {
      reason: 'no_relationship',
      next_actions: [
        {
          skill: 'contacts.recordRelationship',
          params: { contact_id: contactId },
          needs: [{ path: '/kind', meaning: expect.stringContaining('order') }],
        },
        { skill: 'contacts.optIn' },
      ],
    },
  });
  await account.call('contacts.recordRelationship', { contact_id: contactId, kind: 'order', reference: 'A-1' });
  const { decision } = await send();
  expect(decision.gates.find(({ gate }) => gate === 'consent')).toMatchObject({
    outcome: 'pass',
    inputs: { status: 'none', relationship: 'order', rule: 'consent.transactional.relationship' },
  });
});

test('checkSend, preview and campaigns refuse and allow what messages.send does', async () => {
  const consentOf = (gates: readonly { gate: string; reason: string | null }[]) =>
    gates.find(({ gate }) => gate === 'consent')?.reason;
  const verdicts = async () => {
    const { gates } = await account.call('compliance.checkSend', { phone: ADA, ...MESSAGE });
    const { decision } = await account.call('messages.preview', { to: ADA, ...MESSAGE });
    const campaign = await launchCampaign(account, { name: 'Ready', body: MESSAGE.text, purpose: MESSAGE.purpose });
    await app.drain();
    const { items } = await account.call('campaigns.recipients', { campaign_id: campaign.id });
    return [consentOf(gates), consentOf(decision.gates), items[0]?.reason ?? null];
  };
  await account.call('contacts.upsert', { phone: '+12025550144', relationship: { kind: 'order' } });
  expect(await verdicts()).toEqual(['no_relationship', 'no_relationship', 'no_relationship']);
  await account.call('contacts.recordRelationship', { phone: ADA, kind: 'appointment' });
  expect(await verdicts()).toEqual([null, null, null]);
});

test('a relationship permits no marketing', async () => {
  await account.call('contacts.recordRelationship', { phone: ADA, kind: 'order' });
  await expect(account.call('messages.send', { to: ADA, text: 'Sale!' })).rejects.toMatchObject({
    code: 'consent_required',
    data: { reason: 'no_consent' },
  });
});

test('an opt-out applies in spite of a relationship', async () => {
  await account.call('contacts.recordRelationship', { phone: ADA, kind: 'order' });
  await account.call('contacts.optOut', { phone: ADA });
  await expect(send()).rejects.toMatchObject({ code: 'consent_required', data: { reason: 'opted_out' } });
});

test('a message from the person permits transactional messages for 24 hours', async () => {
  await reply();
  const { decision } = await send();
  expect(decision.gates.find(({ gate }) => gate === 'consent')?.inputs).toMatchObject({ relationship: 'recent_reply' });
  await expect(account.call('messages.send', { to: ADA, ...MESSAGE, send_at: soon(25) })).rejects.toMatchObject(
    NO_RELATIONSHIP,
  );
  app.clock.advance(24 * HOUR - 1);
  await send();
  app.clock.advance(1);
  await expect(send()).rejects.toMatchObject(NO_RELATIONSHIP);
});

test('a message from a number that is no contact permits an answer', async () => {
  const to = '+12025550166';
  await expect(account.call('messages.send', { to, ...MESSAGE })).rejects.toMatchObject(NO_RELATIONSHIP);
  await account.call('messages.simulateInbound', { from: to, text: 'Are you open today?' });
  const { message_id: id } = await account.call('messages.send', { to, ...MESSAGE });
  await app.drain();
  expect((await account.call('messages.get', { message_id: id })).message).toMatchObject({ state: 'accepted' });
});

test('a relationship with another account permits nothing', async () => {
  const other = await app.account();
  await other.call('phone-numbers.ensureDefault', {});
  await other.call('contacts.recordRelationship', { phone: ADA, kind: 'order' });
  await expect(send()).rejects.toMatchObject(NO_RELATIONSHIP);
});

test('a relationship permits transactional messages that are due before its end', async () => {
  await account.call('contacts.recordRelationship', { phone: ADA, kind: 'membership', until: soon(2) });
  await expect(account.call('messages.send', { to: ADA, ...MESSAGE, send_at: soon(2) })).rejects.toMatchObject(
    NO_RELATIONSHIP,
  );
  app.clock.advance(2 * HOUR - 1);
  await send();
  app.clock.advance(1);
  await expect(send()).rejects.toMatchObject(NO_RELATIONSHIP);
});

test('partner.send needs a relationship with the end-customer, and names whose key records it', async () => {
  const partner = await registerPartner(app);
  const shop = await partner.customer('shop-1');
  await shop.call('contacts.upsert', { phone: ADA });
  const sendTo = (key: string) =>
    partner.call('partner.send', { external_ref: 'shop-1', to: ADA, ...MESSAGE, idempotency_key: key });
  await expect(sendTo('first')).rejects.toMatchObject({
    ...NO_RELATIONSHIP,
    data: {
      reason: 'no_relationship',
      next_actions: expect.arrayContaining([
        expect.objectContaining({
          skill: 'contacts.recordRelationship',
          why: expect.stringContaining("end-customer's own key"),
        }),
      ]),
    },
  });
  await shop.call('contacts.recordRelationship', { phone: ADA, kind: 'delivery' });
  await sendTo('second');
});

test('recording a relationship again keeps its start, changes its end and reports whether anything changed', async () => {
  const order = { phone: ADA, kind: 'order', reference: 'A-1' } as const;
  const since = app.clock.now.toISOString();
  const first = await account.call('contacts.recordRelationship', order);
  expect(first).toMatchObject({ contact_id: contactId, contact_created: false, changed: true });
  expect(first.relationship).toEqual({ kind: 'order', reference: 'A-1', since, until: null });
  app.clock.advance(HOUR);
  expect(await account.call('contacts.recordRelationship', order)).toMatchObject({ changed: false });
  const until = app.clock.now.toISOString();
  expect(await account.call('contacts.recordRelationship', { ...order, until })).toMatchObject({
    changed: true,
    relationship: { since, until },
  });
  await expect(send()).rejects.toMatchObject(NO_RELATIONSHIP);
  expect(await account.call('contacts.recordRelationship', order)).toMatchObject({ relationship: { until: null } });
  expect(await relationships()).toEqual([{ kind: 'order', reference: 'A-1', since, until: null }]);
});

test('two calls that record one relationship at once leave one row, and one of them changes it', async () => {
  const order = { phone: '+12025550177', kind: 'order', reference: 'A-1' } as const;
  const results = await Promise.all([1, 2, 3].map(() => account.call('contacts.recordRelationship', order)));
  expect(results.filter(({ changed }) => changed)).toHaveLength(1);
  expect(results.filter(({ contact_created: created }) => created)).toHaveLength(1);
  expect(new Set(results.map(({ contact_id: id }) => id)).size).toBe(1);
});

test('a relationship starts not in the future and ends after its start', async () => {
  const record = (params: object) =>
    account.call('contacts.recordRelationship', { phone: ADA, kind: 'order', ...params });
  await expect(record({ since: soon(1) })).rejects.toMatchObject({
    code: -32602,
    data: { field_errors: [{ path: '/since' }] },
  });
  await expect(record({ until: soon(0) })).rejects.toMatchObject({
    code: -32602,
    data: { field_errors: [{ path: '/until' }] },
  });
  expect(await relationships()).toEqual([]);
});

test('contacts.upsert and contacts.import record the relationship they are given', async () => {
  await account.call('contacts.upsert', {
    phone: ADA,
    relationship: { kind: 'account', since: '2026-01-01T00:00:00Z' },
  });
  await account.call('contacts.import', {
    contacts: [{ phone: ADA }, { phone: '+12025550144' }],
    relationship: { kind: 'order', reference: 'A-2' },
  });
  expect(await relationships()).toMatchObject([
    { kind: 'order', reference: 'A-2' },
    { kind: 'account', reference: null, since: '2026-01-01T00:00:00.000Z' },
  ]);
  const { relationships: imported } = await account.call('contacts.get', { phone: '+12025550144' });
  expect(imported).toMatchObject([{ kind: 'order', reference: 'A-2' }]);
});

test('an opt-in at a checkout records an order', async () => {
  const captured = { captured_at: '2026-01-01T00:00:00Z' };
  await account.call('contacts.optIn', { phone: ADA, source_id: await sourceOf('web_form'), ...captured });
  expect(await relationships()).toEqual([]);
  const checkout = await sourceOf('checkout');
  await account.call('contacts.optIn', { phone: ADA, source_id: checkout, ...captured });
  expect(await relationships()).toMatchObject([{ kind: 'order', since: '2026-01-01T00:00:00.000Z', until: null }]);
  await account.call('contacts.import', {
    contacts: [{ phone: '+12025550144' }],
    consent: { source_id: checkout, ...captured },
  });
  const { relationships: imported } = await account.call('contacts.get', { phone: '+12025550144' });
  expect(imported).toMatchObject([{ kind: 'order' }]);
});

test('a merge moves the relationships to the winner, and an open one stays open', async () => {
  const other = '+12025550144';
  const { contact } = await account.call('contacts.upsert', { phone: other, relationship: { kind: 'order' } });
  const past = { since: '2026-01-01T00:00:00Z', until: '2026-02-01T00:00:00Z' };
  await account.call('contacts.recordRelationship', { phone: ADA, kind: 'order', ...past });
  await account.call('contacts.recordRelationship', { phone: other, kind: 'care', reference: 'P-1' });
  await account.call('contacts.merge', { winner_id: contactId, loser_id: contact.id });
  expect((await relationships()).map(({ kind, reference, until }) => [kind, reference, until])).toEqual([
    ['care', 'P-1', null],
    ['order', null, null],
  ]);
  const left = await app.parts.database.pool.query('SELECT 1 FROM relationships WHERE account_id = $1 AND phone = $2', [
    account.accountId,
    other,
  ]);
  expect(left.rowCount).toBe(0);
});

test('contacts.forget deletes the relationships', async () => {
  await account.call('contacts.recordRelationship', { phone: ADA, kind: 'order', reference: 'A-1' });
  await account.call('contacts.forget', { contact_id: contactId });
  const left = await app.parts.database.pool.query('SELECT 1 FROM relationships WHERE account_id = $1', [
    account.accountId,
  ]);
  expect(left.rowCount).toBe(0);
});

test('insights.explainAudience names the call that records a missing relationship', async () => {
  await account.call('contacts.upsert', { phone: '+12025550144', relationship: { kind: 'order' } });
  const campaign = await launchCampaign(account, { name: 'Ready', body: MESSAGE.text, purpose: MESSAGE.purpose });
  await app.drain();
  const { excluded_by_reason: excluded } = await account.call('insights.explainAudience', { campaign_id: campaign.id });
  expect(excluded).toMatchObject([
    {
      reason: 'no_relationship',
      next_actions: [{ skill: 'contacts.recordRelationship', params: { contact_id: contactId } }],
    },
  ]);
});
