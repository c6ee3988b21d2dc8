import { daytimeZone } from '../../test/support/daytime-zone.ts';
import type { Bench } from './stage.ts';

const PHONE = '+12125552000';

export interface BenchCustomer {
  readonly externalRef: string;
  readonly accountId: string;
  /** Its default number. */
  readonly numberId: string;
}

export interface BenchPartner {
  readonly key: string;
  readonly partnerId: string;
  /** End-customers with credits and one opted-in contact each. */
  readonly customers: readonly BenchCustomer[];
  readonly phone: string;
}

/** Creates a partner whose end-customers can send to one number. */
export async function partnerWithCustomers({ account, call, pool }: Bench, count: number): Promise<BenchPartner> {
  const tenant = await account(0);
  const partner = await call(tenant.key, 'partner.register', { name: 'Bench' });
  const key = String(partner.api_key);
  const partnerId = String(partner.partner_id);
  for (const externalRef of Array.from({ length: count }, (_, index) => `shop-${index}`)) {
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
  const { rows: customers } = await pool.query<BenchCustomer>(
    `SELECT a.external_ref AS "externalRef", a.id AS "accountId", n.id AS "numberId"
       FROM accounts a JOIN phone_numbers n ON n.tenant_id = $1 AND n.account_id = a.id AND n.is_default
      WHERE a.tenant_id = $1 AND a.external_ref IS NOT NULL ORDER BY a.id`,
    [partnerId],
  );
  return { key, partnerId, customers, phone: PHONE };
}
