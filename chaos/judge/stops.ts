import { batchStatement } from '../../src/platform/sql.ts';
import { type Evidence, finding, groupBy, isStop, type Judge } from './evidence.ts';

/** The row is written by the STOP's own transaction and never again, so its commit is the STOP's. */
const stops = batchStatement<[tenantId: string], { account_id: string; phone: string; committed_at: number }>(
  'chaos.stops',
  `SELECT account_id, from_phone AS phone, (extract(epoch FROM pg_xact_commit_timestamp(xmin)) * 1000)::float8 AS committed_at
     FROM inbound_messages WHERE tenant_id = $1 AND intent = 'stop'`,
);
const suppressed = batchStatement<[tenantId: string], { phone: string }>(
  'chaos.suppressed',
  'SELECT phone FROM suppressions WHERE tenant_id = $1',
);
const NEVER_LEFT = ['queued', 'scheduled', 'canceled', 'expired', 'rejected'];

/** A STOP that was answered holds, once, and nothing was handed over to its number after its commit but its confirmation. */
export const judgeStops: Judge = async ({ sql, cast: { tenantId }, clients, messages }: Evidence) => {
  const said = new Set(
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
    return (
      stoppedAt !== undefined && at !== null && at > stoppedAt && purpose !== 'reply' && !NEVER_LEFT.includes(state)
    );
  });
  return [
    ...finding(
      'lost',
      'STOPs that were answered and are not in force',
      [...said].filter((phone) => !byPhone.has(phone) || !kept.has(phone)),
    ),
    ...finding(
      'duplicated',
      'STOPs that were taken down more than once',
      [...byPhone].filter(([, taken]) => taken.length > 1).map(([phone]) => phone),
    ),
    ...finding(
      'broken',
      'messages handed over after the STOP of their number had committed',
      late.map(({ id, to_phone: to }) => `${id} to ${to}`),
    ),
  ];
};
