import { batchStatement } from '../../../src/platform/database/sql.ts';
import { type Check, type Evidence, finding, groupBy, isStop } from './evidence.ts';

/**
 * The STOP's transaction writes this row and nothing updates it, so its commit timestamp is that of
 * the STOP.
 */
const stops = batchStatement<[tenantId: string], { account_id: string; phone: string; committed_at: number }>(
  'chaos.stops',
  `SELECT account_id, from_phone AS phone, (extract(epoch FROM pg_xact_commit_timestamp(xmin)) * 1000)::float8 AS committed_at
     FROM inbound_messages WHERE tenant_id = $1 AND intent = 'stop'`,
);
const suppressed = batchStatement<[tenantId: string], { phone: string }>(
  'chaos.suppressed',
  'SELECT phone FROM suppressions WHERE tenant_id = $1',
);
const UNSENT = ['queued', 'scheduled', 'canceled', 'expired', 'rejected'];

/**
 * Every acknowledged STOP is in force once, and after its commit only its confirmation was
 * submitted to the number.
 */
export const checkStops: Check = async ({ sql, fixture: { tenantId, customers }, clients, messages }: Evidence) => {
  const acknowledged = new Set(
    clients
      .filter(({ method, what }) => isStop(method) && what === 'answered')
      .flatMap(({ to }) => (to === undefined ? [] : [to])),
  );
  const rows = await sql.rows(stops, tenantId);
  const byPhone = groupBy(rows, ({ phone }) => phone);
  const kept = new Set((await sql.rows(suppressed, tenantId)).map(({ phone }) => phone));
  const committedAt = new Map(
    rows.map(({ account_id: account, phone, committed_at: at }) => [`${account} ${phone}`, at]),
  );
  const late = messages.filter(({ account_id: account, to_phone: to, purpose, state, submitting_at: at }) => {
    const stoppedAt = committedAt.get(`${account} ${to}`);
    return stoppedAt !== undefined && at !== null && at > stoppedAt && purpose !== 'reply' && !UNSENT.includes(state);
  });
  // SMPP has no ids of inbound messages: one whose acknowledgement was lost comes again.
  const mayRepeat = new Set(customers.filter(({ carrier }) => carrier === 'smpp').flatMap(({ phones }) => phones));
  return [
    ...finding(
      'lost',
      'acknowledged STOPs that are not in force',
      [...acknowledged].filter((phone) => !byPhone.has(phone) || !kept.has(phone)),
    ),
    ...finding(
      'duplicated',
      'STOPs that were stored more than once',
      [...byPhone].filter(([phone, taken]) => taken.length > 1 && !mayRepeat.has(phone)).map(([phone]) => phone),
    ),
    ...finding(
      'inconsistent',
      'messages submitted after the STOP of their number',
      late.map(({ id, to_phone: to }) => `${id} to ${to}`),
    ),
  ];
};
