import { daytimeZone } from '../../test/support/daytime-zone.ts';
import { rpcCall } from '../../test/support/rpc-call.ts';
import { publishJourney } from './journey.ts';
import type { CarrierName } from './records.ts';
import type { Stage } from './stage.ts';

export interface Customer {
  readonly externalRef: string;
  readonly accountId: string;
  readonly key: string;
  readonly carrier: 'simulator' | CarrierName;
  readonly numberPhone: string;
  readonly phones: readonly string[];
}

export interface Fixture {
  readonly tenantId: string;
  readonly partnerKey: string;
  readonly customers: readonly Customer[];
}

export const CONSENT = {
  method: 'web_form',
  source: 'https://example.com',
  captured_at: '2026-01-01T00:00:00Z',
} as const;
const CUSTOMERS = 6;
const CARRIERS = ['simulator', 'twilio', 'smpp'] as const;
/**
 * Contacts per end-customer. A long run needs more, or nearly all would have opted out before its
 * end.
 */
const CONTACTS = 300;
const SENDS_PER_CONTACT = 20;
const BATCH = 500;
const CREDITS = 1_000_000;

/**
 * Creates a partner with six end-customers: two for each carrier. One of the carriers deduplicates.
 */
export async function createFixture({ clientPort, pool, receiverUrl }: Stage, sends: number): Promise<Fixture> {
  const call = (key: string | null, method: string, params: unknown) => rpcCall(clientPort, key, method, params);
  const { api_key: first } = await call(null, 'agent.provision', { name: 'Chaos' });
  const { api_key: key, partner_id: tenantId } = await call(String(first), 'partner.register', { name: 'Chaos' });
  const partnerKey = String(key);
  const contactCount = Math.max(CONTACTS, Math.ceil(sends / SENDS_PER_CONTACT));
  for (let payment = 0; payment < CUSTOMERS; payment += 1)
    await call(partnerKey, 'billing.topUp', { amount_credits: CREDITS, payment_ref: `pay_${payment}` });
  await call(partnerKey, 'partner.configureWebhook', { webhook_url: receiverUrl });
  const customers: Customer[] = [];
  for (let n = 0; n < CUSTOMERS; n += 1) {
    const externalRef = `shop-${n}`;
    const created = await call(partnerKey, 'partner.createCustomer', { external_ref: externalRef, name: 'Shop' });
    await call(partnerKey, 'partner.grantCredits', { external_ref: externalRef, amount_credits: CREDITS });
    const phones = Array.from({ length: contactCount }, (_, index) => `+1415${2_000_000 + n * 10_000 + index}`);
    const contacts = phones.map((phone) => ({ phone, first_name: 'Ada', timezone: daytimeZone() }));
    for (let start = 0; start < contacts.length; start += BATCH)
      await call(String(created.api_key), 'contacts.import', {
        contacts: contacts.slice(start, start + BATCH),
        consent: CONSENT,
      });
    const carrier = CARRIERS[n % CARRIERS.length] ?? 'simulator';
    const { rows } = await pool.query<{ account_id: string; phone: string }>(
      `UPDATE phone_numbers n SET carrier = $3 FROM accounts a
        WHERE a.tenant_id = $1 AND a.external_ref = $2 AND n.tenant_id = $1 AND n.account_id = a.id RETURNING n.account_id, n.phone`,
      [tenantId, externalRef, carrier],
    );
    const [number] = rows;
    if (number === undefined) throw new Error(`${externalRef} has no number.`);
    await publishJourney(clientPort, String(created.api_key));
    customers.push({
      externalRef,
      accountId: number.account_id,
      key: String(created.api_key),
      carrier,
      numberPhone: number.phone,
      phones,
    });
  }
  return { tenantId: String(tenantId), partnerKey, customers };
}
