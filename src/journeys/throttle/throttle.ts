import { afterSending, allowance, type Bucket } from '../../domain/token-bucket.ts';
import { batchStatement, type Sql, statement } from '../../platform/database/sql.ts';

const MINUTE_S = 60;

/**
 * Locks the row of a journey, which exists from then on. Before its enrollments, so that the
 * batches of a throttled journey follow one another.
 */
const lockPace = statement<
  [tenantId: string, journeyId: string],
  { readonly paced_until: Date; readonly due_at: Date | null }
>(
  'journeys.lock_pace',
  `INSERT INTO journey_paces AS p (tenant_id, journey_id, paced_until) VALUES ($1, $2, to_timestamp(0))
   ON CONFLICT (tenant_id, journey_id) DO UPDATE SET paced_until = p.paced_until RETURNING paced_until, due_at`,
);

const WAITING =
  'FROM journey_enrollments e WHERE e.tenant_id = $1 AND e.journey_id = $2 AND e.throttled_at IS NOT NULL AND e.ended_at IS NULL';

const savePace = statement<[tenantId: string, journeyId: string, pacedUntil: Date, nextAt: Date]>(
  'journeys.save_pace',
  `UPDATE journey_paces SET paced_until = $3, due_at = CASE WHEN EXISTS (SELECT ${WAITING}) THEN $4::timestamptz END
    WHERE tenant_id = $1 AND journey_id = $2`,
);

const findWaiting = statement<[tenantId: string, journeyId: string], { readonly waits: boolean }>(
  'journeys.find_throttled',
  `SELECT EXISTS (SELECT ${WAITING}) AS waits`,
);

const countWaiting = batchStatement<[tenantId: string, journeyId: string], { readonly count: number }>(
  'journeys.count_throttled',
  `SELECT count(*)::int AS count ${WAITING}`,
);

const wakePace = statement<[tenantId: string, journeyId: string, now: Date]>(
  'journeys.wake_pace',
  'UPDATE journey_paces SET due_at = $3 WHERE tenant_id = $1 AND journey_id = $2 AND due_at IS NOT NULL',
);

/** What a batch may send of the throttle of its journey, which the transaction has locked. */
export class Throttle {
  readonly #tx: Sql;
  readonly #tenantId: string;
  readonly #journeyId: string;
  /** Null: the throttle was removed while messages waited for it. */
  readonly #bucket: Bucket | null;
  readonly #now: Date;
  #sent = 0;
  /** Messages that may be sent now. */
  left: number;
  /** Whether messages wait, which go before all others. */
  readonly hasWaiting: boolean;

  constructor(
    { tx, tenantId, journeyId, now }: ThrottleScope,
    { bucket, hasWaiting }: { readonly bucket: Bucket | null; readonly hasWaiting: boolean },
  ) {
    this.#tx = tx;
    this.#tenantId = tenantId;
    this.#journeyId = journeyId;
    this.#bucket = bucket;
    this.#now = now;
    this.left = bucket === null ? Number.MAX_SAFE_INTEGER : allowance(bucket, now);
    this.hasWaiting = hasWaiting;
  }

  count(sent: number): void {
    this.#sent += sent;
    this.left -= sent;
  }

  /** Saves what was used up, and when the next of the messages that wait may be sent. */
  async close(): Promise<void> {
    const [bucket, now] = [this.#bucket, this.#now];
    const pacedUntil = bucket && (this.#sent === 0 ? bucket.pacedUntil : afterSending(bucket, now, this.#sent));
    const nextMs = bucket && pacedUntil ? pacedUntil.getTime() + Math.ceil(1_000 / bucket.perSecond) : 0;
    const nextAt = new Date(Math.max(now.getTime(), nextMs));
    await this.#tx.run(savePace, this.#tenantId, this.#journeyId, pacedUntil ?? now, nextAt);
  }
}

interface ThrottleScope {
  readonly tx: Sql;
  readonly tenantId: string;
  readonly journeyId: string;
  readonly now: Date;
}

/** `perMinute` null: the throttle was removed while messages waited for it. */
export async function openThrottle(scope: ThrottleScope, perMinute: number | null): Promise<Throttle> {
  const { tx, tenantId, journeyId } = scope;
  const row = await tx.row(lockPace, tenantId, journeyId);
  const pacedUntil = row?.paced_until ?? new Date(0);
  const bucket = perMinute === null ? null : { perSecond: perMinute / MINUTE_S, pacedUntil };
  const waiting = row?.due_at == null ? null : await tx.row(findWaiting, tenantId, journeyId);
  return new Throttle(scope, { bucket, hasWaiting: waiting?.waits ?? false });
}

/** Enrollments whose message waits for the throttle of a journey. */
export async function countThrottled(sql: Sql, tenantId: string, journeyId: string): Promise<number> {
  return (await sql.row(countWaiting, tenantId, journeyId))?.count ?? 0;
}

/** After a change of the throttle: messages that wait for it may be due earlier. */
export async function wakeThrottled(tx: Sql, tenantId: string, journeyId: string, now: Date): Promise<void> {
  await tx.run(wakePace, tenantId, journeyId, now);
}
