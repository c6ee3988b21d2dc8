import { type Cap, countedSpan } from '../../domain/frequency.ts';
import { lock, lockShared } from '../../platform/database/locks.ts';
import { batchStatement, type Sql } from '../../platform/database/sql.ts';

/**
 * The times in the open interval from `since` to `until` at which marketing of one account reached,
 * or is planned to reach, a phone number. A message counts from when it is accepted: at its planned
 * time until it is submitted, then at the time of submission. A message that never left does not
 * count. Dispatch may be up to three days behind a paced campaign's plan, hence the interval on
 * due_at. One scan of messages_number_idx for each number.
 */
const findRecentSends = batchStatement<
  [
    tenantId: string,
    accountIds: readonly string[],
    phones: readonly string[],
    froms: readonly Date[],
    untils: readonly Date[],
  ],
  { times: readonly Date[] }
>(
  'rules.find_recent_sends',
  `SELECT ARRAY (
            SELECT sent.at
              FROM (SELECT coalesce(m.submitting_at, m.due_at) AS at FROM messages m
                     WHERE m.tenant_id = $1 AND m.account_id = one.account_id AND m.to_phone = one.phone AND m.purpose = 'marketing'
                       AND m.due_at > one.since - interval '3 days' AND m.due_at < one.until
                       AND NOT (m.accepted_at IS NULL AND m.state IN ('canceled', 'rejected', 'expired', 'failed'))) AS sent
             WHERE sent.at > one.since AND sent.at < one.until ORDER BY sent.at) AS times
     FROM unnest($2::text[], $3::text[], $4::timestamptz[], $5::timestamptz[])
            WITH ORDINALITY AS one (account_id, phone, since, until, index) ORDER BY one.index`,
);

/** Single sends share the lock of the account; a campaign chunk takes it alone. */
async function lockCaps(
  sql: Sql,
  tenantId: string,
  spans: readonly { readonly accountId: string; readonly phone: string }[],
  mode: 'none' | 'people' | 'account',
): Promise<void> {
  if (mode === 'none') return;
  const accounts = spans.map(({ accountId }) => accountId);
  if (mode === 'account') return lock(sql, tenantId, 'caps', ...accounts);
  await Promise.all([
    lockShared(sql, tenantId, 'caps', ...accounts),
    lock(sql, tenantId, 'cap', ...spans.map(({ accountId, phone }) => `${accountId} ${phone}`)),
  ]);
}

/** One marketing message that caps may limit. */
export interface CappedSend {
  readonly accountId: string;
  /** E.164. */
  readonly phone: string;
  readonly caps: readonly Cap[];
  /** Planned send time. */
  readonly at: Date;
}

/**
 * For each send, in their order: the other times at which marketing of its account reaches the
 * person, within the widest window of its caps; empty when it has none. `lock` keeps others from
 * counting until the transaction ends, so that two sends cannot both use the last message of a cap:
 * by person, or all of the account for a batch of many people.
 */
export async function readRecentSends(
  sql: Sql,
  tenantId: string,
  sends: readonly CappedSend[],
  { lock: mode }: { readonly lock: 'none' | 'people' | 'account' },
): Promise<readonly (readonly Date[])[]> {
  const spans = sends.flatMap(({ accountId, phone, caps, at }, index) => {
    const span = countedSpan(caps, at);
    return span === null ? [] : [{ index, accountId, phone, ...span }];
  });
  const found: (readonly Date[])[] = sends.map(() => []);
  if (spans.length === 0) return found;
  const accounts = spans.map(({ accountId }) => accountId);
  const phones = spans.map(({ phone }) => phone);
  // Sent together: each statement sees what was committed while the earlier ones waited for locks.
  const [, rows] = await Promise.all([
    lockCaps(sql, tenantId, spans, mode),
    sql.rows(
      findRecentSends,
      tenantId,
      accounts,
      phones,
      spans.map(({ from }) => from),
      spans.map(({ until }) => until),
    ),
  ]);
  for (const [position, { index }] of spans.entries()) found[index] = rows[position]?.times ?? [];
  return found;
}
