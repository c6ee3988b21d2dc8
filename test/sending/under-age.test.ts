import { type TestAccount, useTestApp } from '../support/app.ts';
import { buildJourney, traceOf } from '../support/journeys/build.ts';
import { registerPartner } from '../support/partner.ts';

const app = useTestApp();
const consent = { method: 'web_form', source: 'https://example.com', captured_at: '2026-01-01T00:00:00Z' } as const;
const BEER = 'Acme: Fresh beer on tap all week, come and see us. Reply STOP to opt out.';
const SOUP = 'Acme: Fresh soup all week, come and see us. Reply STOP to opt out.';
const YOUNG = '+12125550101';
const ADULT = '+12125550102';
const UNKNOWN = '+12125550103';
const AGED = '+12125550104';

const contacts = [
  { phone: YOUNG, timezone: 'America/New_York', attributes: { birthday: '2008-12-01' } },
  { phone: ADULT, timezone: 'America/New_York', attributes: { birthday: '1980-12-01' } },
  { phone: UNKNOWN, timezone: 'America/New_York', attributes: { city: 'Boston' } },
  { phone: AGED, timezone: 'America/New_York', attributes: { Age: '20' } },
];
const REFUSED = {
  code: -32002,
  data: { reason: 'under_age', minimum_age: 21, rule: 'alcohol', attribute: 'birthday' },
};

let account: TestAccount;
beforeEach(async () => {
  app.clock.now = new Date('2029-06-13T18:30:00Z');
  account = await app.account({ credits: 1_000 });
  await account.call('phone-numbers.ensureDefault', {});
  await account.call('contacts.import', { contacts, consent });
});
const idOf = async (phone: string): Promise<string> => (await account.call('contacts.get', { phone })).contact.id;

test('a message about alcohol to a contact under 21 is refused with the attribute that says so, and sent to others', async () => {
  await expect(account.call('messages.send', { to: YOUNG, text: BEER })).rejects.toMatchObject({
    ...REFUSED,
    data: { ...REFUSED.data, next_actions: [{ skill: 'contacts.get', params: { contact_id: await idOf(YOUNG) } }] },
  });
  await expect(account.call('messages.send', { to: AGED, text: BEER })).rejects.toMatchObject({
    data: { reason: 'under_age', attribute: 'Age' },
  });
  for (const to of [ADULT, UNKNOWN])
    expect((await account.call('messages.send', { to, text: BEER })).state).toBe('queued');
  expect((await account.call('messages.send', { to: YOUNG, text: SOUP })).state).toBe('queued');
});

test('a transactional message about alcohol is refused as well', async () => {
  await account.call('contacts.recordRelationship', { phone: YOUNG, kind: 'order', reference: '1' });
  const text = 'Acme: Your wine club shipment is on its way.';
  await expect(account.call('messages.send', { to: YOUNG, text, purpose: 'transactional' })).rejects.toMatchObject(
    REFUSED,
  );
});

test("the birthday counts by the contact's own clock at the time of the message", async () => {
  app.clock.now = new Date('2029-12-01T06:00:00Z');
  const attributes = { birthday: '2008-12-01' };
  const at = '2029-12-01T18:00:00Z';
  const reasonFor = async (phone: string, timezone: string, when?: string) => {
    await account.call('contacts.upsert', { phone, timezone, attributes });
    const { gates } = await account.call('compliance.checkSend', { phone, text: BEER, at: when });
    return gates.find(({ gate }) => gate === 'content')?.reason ?? null;
  };
  expect(await reasonFor(YOUNG, 'America/New_York')).toBeNull();
  expect(await reasonFor(YOUNG, 'America/Los_Angeles')).toBe('under_age');
  expect(await reasonFor(YOUNG, 'America/Los_Angeles', at)).toBeNull();
});

test('checkSend and preview say why, as a finding with what helps', async () => {
  const finding = { rule: 'under_age', severity: 'blocker' };
  const checked = await account.call('compliance.checkSend', { phone: YOUNG, text: BEER });
  expect(checked.allow).toBe(false);
  expect(checked.gates.find(({ gate }) => gate === 'content')).toMatchObject({
    outcome: 'refuse',
    reason: 'under_age',
    inputs: { minimum_age: 21, age_from: 'birthday' },
  });
  expect(checked.content_findings[0]).toMatchObject(finding);
  const preview = await account.call('messages.preview', { contact_id: await idOf(YOUNG), text: BEER });
  expect(preview.content_findings[0]).toMatchObject({ ...finding, fix: expect.stringContaining('old enough') });
  const other = await account.call('messages.preview', { contact_id: await idOf(ADULT), text: BEER });
  expect(other.content_findings.map(({ rule }) => rule)).not.toContain('under_age');
});

test('a campaign excludes contacts who are too young, and preflight counts them with the reason', async () => {
  const { campaign } = await account.call('campaigns.create', {
    name: 'Beer',
    body: BEER,
    audience: { include: { all: true } },
  });
  const { audience, preflight_token: token } = await account.call('campaigns.preflight', { campaign_id: campaign.id });
  expect(audience.excluded_by_reason).toMatchObject({ under_age: 2 });
  await account.call('campaigns.launch', { campaign_id: campaign.id, preflight_token: token ?? '' });
  await app.drain();
  const { counters } = await account.call('campaigns.get', { campaign_id: campaign.id });
  expect(counters.excluded_by_reason).toMatchObject({ under_age: 2 });
});

test('a journey takes the error edge for a contact who is too young', async () => {
  const id = await idOf(YOUNG);
  const journey = await buildJourney(
    account,
    { entry: { kind: 'call' } },
    { beer: { kind: 'send', text: BEER }, end: { kind: 'exit' } },
    [
      ['beer', 'next', 'end'],
      ['beer', 'error', 'end'],
    ],
  );
  await account.call('journeys.enroll', { journey_id: journey.id, contact_ids: [id] });
  await app.drain();
  expect((await traceOf(account, journey.id, id))[0]).toContain('under_age');
});

test('partner.send refuses a contact who is too young', async () => {
  const partner = await registerPartner(app);
  const shop = await partner.customer('shop-1', { credits: 100 });
  await shop.call('contacts.import', { contacts, consent });
  const send = (to: string) =>
    partner.call('partner.send', { external_ref: 'shop-1', to, text: BEER, idempotency_key: to });
  await expect(send(YOUNG)).rejects.toMatchObject({ data: { reason: 'under_age' } });
  await expect(send(ADULT)).resolves.toMatchObject({ to: ADULT });
});

test('outside the United States the age is 18, and the day stands first in a date', async () => {
  await account.call('billing.setLimits', { allowed_countries: null });
  const reasonFor = async (birthday: string) => {
    await account.call('contacts.upsert', { phone: '+447400123456', attributes: { birthday } });
    const { gates } = await account.call('compliance.checkSend', { phone: '+447400123456', text: BEER });
    return gates.find(({ gate }) => gate === 'content')?.reason ?? null;
  };
  expect([await reasonFor('13/06/2011'), await reasonFor('14/06/2011'), await reasonFor('01/02/2010')]).toEqual([
    null,
    'under_age',
    null,
  ]);
});

test('an exception of the operator for gambling does not lift the age', async () => {
  await app.parts.database.pool.query(
    `INSERT INTO content_exceptions (tenant_id, account_id, rule, reason, granted_at) VALUES ($1, $1, 'gambling', 'test', now())`,
    [account.accountId],
  );
  const text = 'Acme: 200 free spins at our online casino tonight. Reply STOP to opt out.';
  await expect(account.call('messages.send', { to: YOUNG, text })).rejects.toMatchObject({
    data: { reason: 'under_age', rule: 'gambling' },
  });
  expect((await account.call('messages.send', { to: ADULT, text })).state).toBe('queued');
});
