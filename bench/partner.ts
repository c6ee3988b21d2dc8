import { daytimeZone } from '../test/support/daytime-zone.ts';
import type { Bench } from './stage.ts';

const PHONE = '+12125552000';

export interface BenchPartner {
  readonly key: string;
  readonly partnerId: string;
  /** The external_refs of end-customers that have credits and one opted-in contact. */
  readonly customers: readonly string[];
  readonly phone: string;
}

/** A partner whose end-customers may text one number. */
export async function partnerWithCustomers({ account, call, pool }: Bench, count: number): Promise<BenchPartner> {
  const tenant = await account(0);
  const made = await call(tenant.key, 'partner.register', { name: 'Bench' });
  const key = String(made.api_key);
  const partnerId = String(made.partner_id);
  const customers = Array.from({ length: count }, (_, index) => `shop-${index}`);
  for (const externalRef of customers) {
    const customer = await call(key, 'partner.createCustomer', { external_ref: externalRef, name: externalRef });
    await call(String(customer.api_key), 'contacts.import', {
      contacts: [{ phone: PHONE, timezone: daytimeZone() }],
      consent: { method: 'web_form', source: 'https://example.com/signup', captured_at: '2026-01-01T00:00:00Z' },
    });
  }
  await pool.query(
    `WITH entries AS (
       INSERT INTO credit_entries (tenant_id, id, account_id, kind, amount, ref, at)
       SELECT tenant_id, 'cre_bench_' || account_id, account_id, 'grant', 10000000, 'bench', now() FROM credit_accounts WHERE tenant_id = $1)
     UPDATE credit_accounts SET posted = posted + 10000000 WHERE tenant_id = $1`,
    [partnerId],
  );
  return { key, partnerId, customers, phone: PHONE };
}
