import { BUCKETS } from '../../domain/experiments/bucket.ts';
import { holdOutSeed } from '../../domain/hold-out.ts';

/** The SQL of the hash in `bucketOf`, of the contact `c`; `seed` is SQL too, with its colon. */
export const bucketHash = (seed: string): string => `('x' || substr(md5(${seed} || c.id), 1, 8))::bit(32)::bigint`;

/** The share that the account `$2` of the tenant `$1` holds out, in percent; 0 without one. */
export const HOLD_OUT_PERCENT =
  "coalesce((SELECT (h.rules #>> '{hold_out,percent}')::int FROM sending_rules h WHERE h.tenant_id = $1 AND h.account_id = $2), 0)";

/**
 * The SQL of `isHeldOut` (domain/hold-out.ts) for the contact `c` of the account `$2`, under the
 * current rules of the account.
 */
export const IN_HOLD_OUT = `(${bucketHash(`('${holdOutSeed('')}' || $2 || ':')`)} % ${BUCKETS} < ${HOLD_OUT_PERCENT} * ${BUCKETS / 100})`;
