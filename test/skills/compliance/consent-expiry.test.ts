import { endConsents } from '../../../src/people/consent/expiry/end-consents.ts';
import type { ExpiredConsent } from '../../../src/people/consent/expiry/find-expired.ts';
import { staleBefore } from '../../../src/people/consent/expiry/stale.ts';
import { newId } from '../../../src/platform/ids.ts';
import { type TestAccount, useTestApp } from '../../support/app.ts';
import { registerPartner } from '../../support/partner.ts';

const app = useTestApp();
const OLD = '2027-05-01T00:00:00Z';
const TEXT = 'Acme: News for you. Reply STOP to opt out.';
const NO_CONSENT = { code: 'consent_required', data: { reason: 'no_consent' } };

let account: TestAccount;
beforeEach(async () => {
  app.clock.now = new Date('2029-06-13T18:30:00Z');
  account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
});

const agree = (phone: string, capturedAt: string, programId?: string) =>
  account.call('contacts.optIn', {
    phone,
    method: 'web_form',
    source: 'https://example.com/signup',
    captured_at: capturedAt,
    ...(programId !== undefined && { program_id: programId }),
  });
const consentOf = async (phone: string) => (await account.call('contacts.get', { phone })).contact.consent;
const statusOf = async (phone: string) => (await consentOf(phone)).status;
const entriesOf = async (phone: string) =>
  (await account.call('contacts.consentHistory', { phone })).items.map(({ status, scope }) => [status, scope]).sort();

test('consent without contact ends, with an entry, and everything else stays', async () => {
  const [silent, recent, answered, texted, never] = [1, 2, 3, 4, 5].map((n) => `+1212555018${n}`) as [
    string,
    string,
    string,
    string,
    string,
  ];
  for (const phone of [silent, answered, texted]) await agree(phone, OLD);
  await agree(recent, '2027-06-20T00:00:00Z');
  await account.call('contacts.upsert', { phone: never });
  await account.call('messages.simulateInbound', { from: answered, text: 'When do you open?' });
  await account.call('messages.send', { to: texted, text: TEXT });

  expect(await account.call('compliance.consentExpiry', { after_months: 24, dry_run: true })).toMatchObject({
    after_months: 24,
    contacts_without_contact: 1,
  });
  await app.drain();
  expect(await statusOf(silent)).toBe('opted_in');

  app.clock.advance(1_000);
  expect(await account.call('compliance.consentExpiry', { after_months: 24 })).toMatchObject({ changed: true });
  expect(await account.call('compliance.consentExpiry', {})).toMatchObject({ after_months: 24, changed: false });
  await app.drain();
  expect(await Promise.all([silent, recent, answered, texted, never].map(statusOf))).toEqual([
    ...['none', 'opted_in', 'opted_in', 'opted_in', 'none'],
  ]);
  expect(await entriesOf(silent)).toEqual([
    ['expired', 'general'],
    ['opted_in', 'general'],
  ]);
  expect(await entriesOf(never)).toEqual([]);
  await expect(account.call('messages.send', { to: silent, text: TEXT })).rejects.toMatchObject(NO_CONSENT);
  expect((await account.call('compliance.verifyLedger', {})).ok).toBe(true);
  expect(await account.call('compliance.consentExpiry', {})).toMatchObject({ contacts_without_contact: 0 });
});

test('an expired consent is no opt-out: new consent counts, and START asks for a confirmation', async () => {
  const phone = '+12125550181';
  await agree(phone, OLD);
  await account.call('compliance.consentExpiry', { after_months: 12 });
  await app.drain();
  const { effects } = await account.call('messages.simulateInbound', { from: phone, text: 'START' });
  expect(effects.map(({ kind }) => kind)).toContain('confirmation_requested');
  expect(await agree(phone, '2027-05-02T00:00:00Z')).toMatchObject({ status: 'opted_in', changed: true });
  await account.call('messages.send', { to: phone, text: TEXT });
});

test('the partner gets contact.consent_expired for each consent that ended', async () => {
  const partner = await registerPartner(app);
  const customer = await partner.customer('shop-1');
  const phone = '+12125550181';
  const { contact_id: contactId } = await customer.call('contacts.optIn', {
    phone,
    method: 'web_form',
    source: 'https://example.com/signup',
    captured_at: OLD,
  });
  await customer.call('compliance.consentExpiry', { after_months: 18 });
  await app.drain();
  const { items } = await customer.call('contacts.consentHistory', { phone });
  expect((await partner.events('contact.consent_expired')).map(({ data }) => data)).toEqual([
    {
      external_ref: 'shop-1',
      contact_id: contactId,
      phone,
      scope: 'general',
      after_months: 18,
      no_contact_since: '2027-12-13T18:30:00.000Z',
      consent_entry_id: items.find(({ status }) => status === 'expired')?.id,
    },
  ]);
});

test('consent to a program ends, too, and consent to another one counts as contact', async () => {
  const [silent, recent] = ['+12125550181', '+12125550182'] as const;
  const program = async (name: string) =>
    (
      await account.call('program.create', {
        name,
        brand: 'Acme',
        purpose: 'offers',
        frequency: 'up to 4 msgs/month',
        privacy_url: 'https://example.com/privacy',
        terms_url: 'https://example.com/terms',
      })
    ).program.id;
  const [news, orders] = [await program('News'), await program('Orders')];
  for (const phone of [silent, recent]) await agree(phone, OLD, news);
  await agree(recent, '2029-01-01T00:00:00Z', orders);
  await account.call('compliance.consentExpiry', { after_months: 18 });
  await app.drain();
  expect((await consentOf(silent)).programs).toMatchObject([{ program_id: news, status: 'none' }]);
  expect((await consentOf(recent)).programs.map(({ status }) => status)).toEqual(['opted_in', 'opted_in']);
  expect(await entriesOf(silent)).toEqual([
    ['expired', news],
    ['opted_in', news],
  ]);
});

test('consent that is renewed, or a message that arrives, after the look keeps it', async () => {
  const [renewed, answered] = ['+12125550181', '+12125550182'] as const;
  const owner = { tenantId: account.accountId, accountId: account.accountId };
  const found: ExpiredConsent[] = [];
  for (const phone of [renewed, answered])
    found.push({ contact_id: (await agree(phone, OLD)).contact_id, phone, program_id: null });
  await agree(renewed, '2029-06-01T00:00:00Z');
  await account.call('messages.simulateInbound', { from: answered, text: 'Hello?' });
  const now = app.clock.now;
  const how = { months: 18, since: staleBefore(now, 18), now, newId };
  await app.parts.database.transaction((tx) => endConsents(tx, owner, found, how));
  expect(await Promise.all([renewed, answered].map(statusOf))).toEqual(['opted_in', 'opted_in']);
});

test('more consents than fit in a batch end, each once, and the next look is a day later', async () => {
  const contacts = Array.from({ length: 450 }, (_, n) => ({ phone: `+1212555${String(1000 + n)}` }));
  await account.call('contacts.import', {
    contacts,
    consent: { method: 'web_form', source: 'https://example.com/signup', captured_at: OLD },
  });
  await account.call('compliance.consentExpiry', { after_months: 12 });
  await app.drain();
  const { rows } = await app.parts.database.pool.query(
    `SELECT (SELECT count(*)::int FROM consent_entries WHERE tenant_id = $1 AND status = 'expired') AS entries,
            (SELECT count(*)::int FROM contacts WHERE tenant_id = $1 AND consent_status = 'none') AS ended`,
    [account.accountId],
  );
  expect(rows).toEqual([{ entries: 450, ended: 450 }]);
  await agree('+12125559999', OLD);
  await app.drain();
  expect(await statusOf('+12125559999')).toBe('opted_in');
  app.clock.advance(24 * 3_600_000);
  await app.drain();
  expect(await statusOf('+12125559999')).toBe('none');
});

test('preflight warns from the age on at which consent ends', async () => {
  await agree('+12125550181', OLD);
  await agree('+12125550182', '2028-12-01T00:00:00Z');
  await account.call('compliance.consentExpiry', { after_months: 3 });
  const { campaign } = await account.call('campaigns.create', {
    name: 'Spring',
    body: TEXT,
    audience: { include: { all: true } },
  });
  const { warnings = [] } = await account.call('campaigns.preflight', { campaign_id: campaign.id });
  expect(warnings.map(({ message }) => message)).toContainEqual(expect.stringMatching(/^2 contacts .* 3 months ago/));
});
