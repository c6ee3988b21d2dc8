import type { Carrier } from '../../carriers/carrier.ts';
import { statement } from '../../platform/database/sql.ts';

/** Leases of a tenant at a time; each has a batch of messages. */
export const MAX_LEASES = 5;
/** How often a carrier is asked about the messages of an expired lease. */
export const ASKS = 2;

/** SQL: the carrier of the messages of the lease `l` of the tenant `$1`. */
export const CARRIER_OF_LEASE = '(SELECT m.carrier FROM messages m WHERE m.tenant_id = $1 AND m.id = l.message_ids[1])';

/** SQL: the carrier may still be asked about the lease `l`, if it can be asked at all. */
export const HAS_ASKS_LEFT = `l.asks < ${ASKS}`;

/** SQL: no answers of the lease `l` of the tenant `$1` are kept that have to be recorded first. */
export const HAS_NO_ANSWERS = 'NOT EXISTS (SELECT FROM message_answers a WHERE a.tenant_id = $1 AND a.lease_id = l.id)';

/** SQL: the message `m` of the lease `l` may be at its carrier. */
export const WAS_SUBMITTED = '(l.submitted_ids IS NULL OR m.id = ANY (l.submitted_ids))';

/** Tenants with an expired lease. */
export const tenantsWithLostLeases = statement<[now: Date], { tenant_id: string }>(
  'dispatch.tenants_with_lost_leases',
  'SELECT DISTINCT tenant_id FROM message_leases WHERE lease_until <= $1 LIMIT 100',
);

/** The names of carriers that cannot recognize a message, but say what they took. */
export function askableIn(carriers: ReadonlyMap<string, Carrier>): string[] {
  return [...carriers.values()].filter((one) => !one.deduplicates && one.listTaken).map(({ name }) => name);
}
