import { type Sql, statement } from '../platform/database/sql.ts';

/** A payment is never taken away; the first one counts soon. */
const KNOWN_MS = { established: 600_000, other: 10_000 };
/** Tenants that are remembered. */
const MAX_KNOWN = 100_000;

/**
 * Whether someone stands behind a tenant: it has paid, or the operator has granted credits; a
 * carrier or a registry knows one of its numbers. Credits that accounts move between each other
 * count for none of them: each new account has some.
 */
const findEstablished = statement<[tenantId: string], { is_established: boolean }>(
  'accounts.find_established',
  `SELECT EXISTS (SELECT FROM credit_entries WHERE tenant_id = $1 AND (kind = 'topup' OR ref LIKE 'operator:%'))
       OR EXISTS (SELECT FROM phone_numbers WHERE tenant_id = $1 AND carrier <> 'simulator' AND released_at IS NULL)
       OR EXISTS (SELECT FROM registrations WHERE tenant_id = $1 AND status IN ('MNO_PROVISIONED', 'APPROVED')) AS is_established`,
);

/** Whether a tenant is known to be more than a free account, as of seconds ago. */
export function createEstablishedCheck(): (sql: Sql, tenantId: string) => Promise<boolean> {
  const known = new Map<string, { readonly isEstablished: boolean; readonly until: number }>();
  return async (sql, tenantId) => {
    const now = performance.now();
    const last = known.get(tenantId);
    if (last !== undefined && last.until > now) return last.isEstablished;
    const isEstablished = (await sql.row(findEstablished, tenantId))?.is_established === true;
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(tenantId, { isEstablished, until: now + KNOWN_MS[isEstablished ? 'established' : 'other'] });
    return isEstablished;
  };
}
