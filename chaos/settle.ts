import { daytimeZone } from '../test/support/daytime-zone.ts';
import { rpcCall } from '../test/support/rpc-call.ts';
import type { Stage } from './stage.ts';

export interface Customer {
  readonly externalRef: string;
  readonly accountId: string;
  readonly key: string;
  readonly carrier: 'simulator' | 'twilio';
  readonly numberPhone: string;
  readonly phones: readonly string[];
}

export interface Cast {
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
/** Of each end-customer; in a long run more, or nearly all have said STOP before it ends. */
const PEOPLE = 300;
const SENDS_A_PERSON = 20;
const AT_ONCE = 500;
const CREDITS = 1_000_000;

/** A partner with six end-customers: three send over the carrier that deduplicates, three over the one that does not. */
export async function settle({ clientPort, pool, receiverUrl }: Stage, sends: number): Promise<Cast> {
  const call = (key: string | null, method: string, params: unknown) => rpcCall(clientPort, key, method, params);
  const { api_key: first } = await call(null, 'agent.provision', { name: 'Chaos' });
  const { api_key: key, partner_id: tenantId } = await call(String(first), 'partner.register', { name: 'Chaos' });
  const partnerKey = String(key);
  const people = Math.max(PEOPLE, Math.ceil(sends / SENDS_A_PERSON));
  for (let paid = 0; paid < CUSTOMERS; paid += 1)
    await call(partnerKey, 'billing.topUp', { amount: CREDITS, payment_ref: `pay_${paid}` });
  await call(partnerKey, 'partner.configureWebhook', { webhook_url: receiverUrl });
  const customers: Customer[] = [];
  for (let n = 0; n < CUSTOMERS; n += 1) {
    const externalRef = `shop-${n}`;
    const made = await call(partnerKey, 'partner.createCustomer', { external_ref: externalRef, name: 'Shop' });
    await call(partnerKey, 'partner.grantCredits', { external_ref: externalRef, amount: CREDITS });
    const phones = Array.from({ length: people }, (_, person) => `+1415${2_000_000 + n * 10_000 + person}`);
    const contacts = phones.map((phone) => ({ phone, first_name: 'Ada', timezone: daytimeZone() }));
    for (let at = 0; at < contacts.length; at += AT_ONCE)
      await call(String(made.api_key), 'contacts.import', {
        contacts: contacts.slice(at, at + AT_ONCE),
        consent: CONSENT,
      });
    const carrier = n % 2 === 0 ? 'simulator' : 'twilio';
    const { rows } = await pool.query<{ account_id: string; phone: string }>(
      `UPDATE sender_numbers n SET carrier = $3 FROM accounts a
        WHERE a.tenant_id = $1 AND a.external_ref = $2 AND n.tenant_id = $1 AND n.account_id = a.id RETURNING n.account_id, n.phone`,
      [tenantId, externalRef, carrier],
    );
    const [number] = rows;
    if (number === undefined) throw new Error(`${externalRef} has no number.`);
    customers.push({
      externalRef,
      accountId: number.account_id,
      key: String(made.api_key),
      carrier,
      numberPhone: number.phone,
      phones,
    });
  }
  return { tenantId: String(tenantId), partnerKey, customers };
}
