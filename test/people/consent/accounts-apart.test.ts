import type { Owner } from '../../../src/domain/account.ts';
import { applyOptIn } from '../../../src/people/consent/apply-opt-in.ts';
import { applyOptOut } from '../../../src/people/consent/apply-opt-out.ts';
import type { ConsentChangeRequest } from '../../../src/people/consent/change.ts';
import { createNumberHasher } from '../../../src/platform/crypto/number-hasher.ts';
import { newId } from '../../../src/platform/ids.ts';
import { type TestAccount, useTestApp } from '../../support/app.ts';
import { ADA, registerPartner } from '../../support/partner.ts';

const hashesOf = createNumberHasher([Buffer.alloc(32)]);
const app = useTestApp();

const HOUR_MS = 3_600_000;
const PROGRAM = 'prg_news';
const MESSAGE = { to: ADA, text: 'Your order is ready.', purpose: 'transactional' } as const;

interface Customer extends TestAccount {
  readonly owner: Owner;
  readonly contactId: string;
}

let shop: Customer;
let bar: Customer;

/** Two end-customers of one partner, which both have Ada as a contact. */
beforeEach(async () => {
  const partner = await registerPartner(app);
  const customer = async (name: string): Promise<Customer> => {
    const account = await partner.customer(name, { credits: 100 });
    await account.call('phone-numbers.ensureDefault', {});
    const { contact } = await account.call('contacts.upsert', { phone: ADA });
    return {
      ...account,
      owner: { tenantId: partner.accountId, accountId: account.accountId },
      contactId: contact.id,
    };
  };
  shop = await customer('shop');
  bar = await customer('bar');
});

/** A change by a web form or a complaint, this many hours after the test's first one. */
const change = (hours: number, scope: string): ConsentChangeRequest => {
  const at = new Date(app.clock.now.getTime() + hours * HOUR_MS);
  return {
    phone: ADA,
    contactId: null,
    scope,
    method: 'web_form',
    actor: 'key_1',
    ruleId: null,
    source: null,
    evidence: { form: 1 },
    capturedAt: at,
    now: at,
    newId,
  };
};
const optIn = ({ owner }: Customer, hours: number, scope = 'general') =>
  app.parts.database.transaction((tx) => applyOptIn(tx, owner, { ...change(hours, scope), via: 'evidence', hashesOf }));
const optOut = ({ owner }: Customer, hours: number, scope = 'all') =>
  app.parts.database.transaction((tx) => applyOptOut(tx, owner, { ...change(hours, scope), reason: 'complaint' }));

/** The contact's status, the statuses of its programs, and the scopes of its suppressions. */
async function consentOf({ owner }: Customer) {
  const { rows } = await app.parts.database.pool.query(
    `SELECT (SELECT consent_status FROM contacts WHERE account_id = $1 AND phone = $2) AS status,
            ARRAY (SELECT program_id || ' ' || status FROM program_consents WHERE account_id = $1 AND phone = $2) AS programs,
            ARRAY (SELECT scope FROM suppressions WHERE account_id = $1 AND phone = $2 ORDER BY scope) AS suppressed`,
    [owner.accountId, ADA],
  );
  return rows[0];
}

test('an opt-out from one end-customer of a partner ends no consent to another', async () => {
  for (const customer of [shop, bar])
    for (const scope of ['general', PROGRAM])
      expect(await optIn(customer, 0, scope)).toMatchObject({ contactId: customer.contactId });
  expect(await optOut(shop, 1)).toMatchObject({ contactId: shop.contactId, changed: true });
  expect(await consentOf(shop)).toEqual({
    status: 'opted_out',
    programs: [`${PROGRAM} opted_out`],
    suppressed: ['all'],
  });
  expect(await consentOf(bar)).toEqual({ status: 'opted_in', programs: [`${PROGRAM} opted_in`], suppressed: [] });
});

test.each(['general', PROGRAM])(
  'consent (%s) to one end-customer of a partner lifts no opt-out from another',
  async (scope) => {
    for (const customer of [shop, bar]) await optOut(customer, 0);
    expect(await optIn(shop, 1, scope)).toMatchObject({ applied: true, contactId: shop.contactId });
    expect(await consentOf(shop)).toMatchObject({ suppressed: [] });
    expect(await consentOf(bar)).toEqual({ status: 'opted_out', programs: [], suppressed: ['all'] });
  },
);

test('consent to one end-customer of a partner may be older than an opt-out from another', async () => {
  await optOut(shop, 0);
  await optOut(bar, 2);
  expect(await optIn(shop, 1)).toMatchObject({ applied: true });
  expect(await optIn(bar, 1)).toMatchObject({ applied: false, reason: 'evidence_older_than_opt_out' });
});

test('an opt-out of one program from one end-customer of a partner leaves the program consent to another', async () => {
  await optOut(shop, 0, PROGRAM);
  expect(await optIn(bar, -1, PROGRAM)).toMatchObject({ applied: true, changed: true });
  expect(await consentOf(shop)).toMatchObject({ programs: [`${PROGRAM} opted_out`], suppressed: [PROGRAM] });
  expect(await consentOf(bar)).toMatchObject({ programs: [`${PROGRAM} opted_in`], suppressed: [] });
});

test('a relationship or a message of the person permits transactional messages of its own end-customer only', async () => {
  const refused = { code: 'consent_required', data: { reason: 'no_relationship' } };
  await bar.call('messages.simulateInbound', { from: ADA, text: 'Are you open today?' });
  await bar.call('messages.send', MESSAGE);
  await expect(shop.call('messages.send', MESSAGE)).rejects.toMatchObject(refused);
  app.clock.advance(24 * HOUR_MS);
  await shop.call('contacts.recordRelationship', { phone: ADA, kind: 'order' });
  await shop.call('messages.send', MESSAGE);
  await expect(bar.call('messages.send', MESSAGE)).rejects.toMatchObject(refused);
});

test('a suppression by one end-customer of a partner blocks no message of another', async () => {
  for (const customer of [shop, bar]) await customer.call('contacts.recordRelationship', { phone: ADA, kind: 'order' });
  await shop.call('compliance.suppress', { phone: ADA, reason: 'litigation' });
  await expect(shop.call('messages.send', MESSAGE)).rejects.toMatchObject({ data: { reason: 'suppressed' } });
  await bar.call('messages.send', MESSAGE);
});
