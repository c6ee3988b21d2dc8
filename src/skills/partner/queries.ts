import { areValid } from '../../accounts/valid-keys.ts';
import type { Key } from '../../domain/account.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';

export interface CustomerRow {
  readonly id: string;
  readonly external_ref: string;
  readonly name: string;
  readonly default_country: string;
  readonly state: string;
  readonly paused: boolean;
  readonly paused_reason: string | null;
  readonly created_at: Date;
  readonly number: string | null;
  readonly posted: number;
  readonly held: number;
  readonly low_at: number | null;
}

const CUSTOMER = `a.id, a.external_ref, a.name, a.default_country, a.state, a.paused, a.paused_reason, a.created_at, n.phone AS number,
  coalesce(b.posted, 0) AS posted, coalesce(b.held, 0) AS held, b.low_at`;

const JOINS = `LEFT JOIN phone_numbers n ON n.tenant_id = $1 AND n.account_id = a.id AND n.is_default AND n.state = 'active'
     LEFT JOIN credit_accounts b ON b.tenant_id = $1 AND b.account_id = a.id`;

/** By the unique key on (tenant_id, external_ref). */
export const findCustomer = statement<[tenantId: string, externalRef: string], CustomerRow>(
  'partner.find_customer',
  `SELECT ${CUSTOMER} FROM accounts a ${JOINS} WHERE a.tenant_id = $1 AND a.external_ref = $2`,
);

/** One page, oldest first: ids sort by time, so the primary key gives this order. */
export const listCustomers = statement<
  [
    tenantId: string,
    after: string,
    state: string | null,
    paused: boolean | null,
    externalRef: string | null,
    limit: number,
  ],
  CustomerRow
>(
  'partner.list_customers',
  `SELECT ${CUSTOMER} FROM accounts a ${JOINS}
    WHERE a.tenant_id = $1 AND a.id > $2 AND a.kind = 'customer'
      AND ($3::text IS NULL OR a.state = $3) AND ($4::boolean IS NULL OR a.paused = $4) AND ($5::text IS NULL OR a.external_ref = $5)
    ORDER BY a.id LIMIT $6`,
);

/**
 * Returns whether the end-customer was paused before, so that the caller emits an event only when
 * that changes. A new reason alone emits no event.
 */
export const pauseCustomer = statement<
  [tenantId: string, externalRef: string, paused: boolean, reason: string | null],
  { was: boolean }
>(
  'partner.pause_customer',
  `WITH old AS (SELECT id, paused FROM accounts WHERE tenant_id = $1 AND external_ref = $2 FOR NO KEY UPDATE)
   UPDATE accounts a SET paused = $3, paused_reason = CASE WHEN $3 THEN coalesce($4, CASE WHEN old.paused THEN a.paused_reason END) END
     FROM old WHERE a.tenant_id = $1 AND a.id = old.id RETURNING old.paused AS was`,
);

export const findPartnerSetup = statement<
  [tenantId: string],
  {
    state: string;
    has_webhook: boolean;
    webhook_disabled: boolean;
    has_customer: boolean;
    available: number;
  }
>(
  'partner.find_setup',
  `SELECT a.state, w.tenant_id IS NOT NULL AND w.state = 'active' AS has_webhook, coalesce(w.state = 'disabled', false) AS webhook_disabled,
          EXISTS (SELECT FROM accounts c WHERE c.tenant_id = $1 AND c.kind = 'customer') AS has_customer,
          coalesce(b.posted - b.held, 0) AS available
     FROM accounts a
     LEFT JOIN webhook_endpoints w ON w.tenant_id = $1 AND w.id = 'partner'
     LEFT JOIN credit_accounts b ON b.tenant_id = $1 AND b.account_id = $1
    WHERE a.tenant_id = $1 AND a.id = $1`,
);

/**
 * Revokes the valid keys of the end-customer, but no live key for a test key, and none that expires
 * later than the calling key.
 */
export function revokeCustomerKeys(
  tx: Sql,
  tenantId: string,
  customerId: string,
  { mode, expiresAt }: Pick<Key, 'mode' | 'expiresAt'>,
  now: Date,
): Promise<{ id: string }[]> {
  return tx.tenant(tenantId).api_keys.updateManyAndReturn({
    where: {
      account_id: customerId,
      ...areValid(now),
      ...(expiresAt !== null && { AND: { expires_at: { lte: expiresAt } } }),
      ...(mode !== 'live' && { mode: 'test' }),
    },
    data: { revoked_at: now },
    select: { id: true },
  });
}

/** The keys of the end-customer that are valid. */
export function countCustomerKeys(tx: Sql, tenantId: string, customerId: string, now: Date): Promise<number> {
  return tx.tenant(tenantId).api_keys.count({ where: { account_id: customerId, ...areValid(now) } });
}
