import type { Owner } from '../domain/account.ts';
import { batchStatement, type Sql } from '../platform/database/sql.ts';
import { firstIdAt } from '../platform/ids.ts';

/** Messages in each direction that one call reads: no index finds words in messages. */
export const MAX_SCANNED = 20_000;

export interface FoundMessage {
  readonly id: string;
  readonly direction: 'inbound' | 'outbound';
  readonly at: Date;
  readonly text: string;
  readonly phone: string;
  readonly conversation_id: string | null;
}

type Scan = [
  tenantId: string,
  accountId: string,
  query: string,
  since: string,
  before: string,
  limit: number,
  maxScanned: number,
];
/** `reached` is the id of the last message that was read; null when none is left. */
type Scanned = Omit<FoundMessage, 'id'> & { readonly id: string | null; readonly reached: string | null };

/** Both statements walk an index by id backwards. Ids sort by time. */
const scanOutbound = batchStatement<Scan, Scanned>(
  'conversations.search_outbound',
  `WITH scanned AS MATERIALIZED (
     SELECT m.id, m.due_at AS at, m.body AS text, m.to_phone AS phone, m.number_id FROM messages m
      WHERE m.tenant_id = $1 AND m.account_id = $2 AND m.id >= $4 AND m.id < $5 ORDER BY m.account_id DESC, m.id DESC LIMIT $7),
   found AS (SELECT * FROM scanned s WHERE position(search_text($3) IN search_text(s.text)) > 0 ORDER BY s.id DESC LIMIT $6)
   SELECT f.id, 'outbound' AS direction, f.at, f.text, f.phone, v.id AS conversation_id, r.reached
     FROM (SELECT CASE WHEN count(*) = $7 THEN min(id) END AS reached FROM scanned) r LEFT JOIN found f ON true
     LEFT JOIN conversations v ON v.tenant_id = $1 AND v.account_id = $2 AND v.phone = f.phone AND v.number_id = f.number_id`,
);

const scanInbound = batchStatement<Scan, Scanned>(
  'conversations.search_inbound',
  `WITH scanned AS MATERIALIZED (
     SELECT i.id, i.received_at AS at, i.text, i.from_phone AS phone, i.number_id FROM inbound_messages i
      WHERE i.tenant_id = $1 AND i.account_id = $2 AND i.id >= $4 AND i.id < $5 ORDER BY i.id DESC LIMIT $7),
   found AS (SELECT * FROM scanned s WHERE position(search_text($3) IN search_text(s.text)) > 0 ORDER BY s.id DESC LIMIT $6)
   SELECT f.id, 'inbound' AS direction, f.at, f.text, f.phone, v.id AS conversation_id, r.reached
     FROM (SELECT CASE WHEN count(*) = $7 THEN min(id) END AS reached FROM scanned) r LEFT JOIN found f ON true
     LEFT JOIN conversations v ON v.tenant_id = $1 AND v.account_id = $2 AND v.phone = f.phone AND v.number_id = f.number_id`,
);

export interface SearchPage {
  readonly items: readonly FoundMessage[];
  /** The key after which the next page begins; null when everything was read. */
  readonly next: string | null;
}

const digitsOf = (id: string): string => id.slice(id.indexOf('_') + 1);
const scans = {
  outbound: { prefix: 'msg', scan: scanOutbound },
  inbound: { prefix: 'inb', scan: scanInbound },
} as const;

/**
 * Messages that contain the words, the newest first. Both directions have ids that sort by time
 * after the prefix, so that one key is the position in both. A page ends where one of the two
 * stopped reading.
 */
export async function searchMessages(
  sql: Sql,
  { tenantId, accountId }: Owner,
  query: string,
  range: {
    readonly directions: readonly ('inbound' | 'outbound')[];
    readonly since: Date;
    readonly until: Date;
    readonly after: string;
    readonly limit: number;
  },
): Promise<SearchPage> {
  const { directions, since, until, after, limit } = range;
  const read = directions.map(async (direction) => {
    const { prefix, scan } = scans[direction];
    const before = after === '' ? firstIdAt(prefix, until.getTime()) : `${prefix}_${after}`;
    const params = [query, firstIdAt(prefix, since.getTime()), before, limit + 1, MAX_SCANNED] as const;
    const rows = await sql.rows(scan, tenantId, accountId, ...params);
    const found = rows.filter((row): row is Scanned & { readonly id: string } => row.id !== null);
    const last = found.length > limit ? found.map(({ id }) => digitsOf(id)).sort()[0] : undefined;
    return { found, stop: last ?? (rows[0]?.reached == null ? '' : digitsOf(rows[0].reached)) };
  });
  const parts = await Promise.all(read);
  const stop =
    parts
      .map((part) => part.stop)
      .sort()
      .at(-1) ?? '';
  const all = parts
    .flatMap(({ found }) => found)
    .filter(({ id }) => digitsOf(id) >= stop)
    .sort((a, b) => (digitsOf(a.id) < digitsOf(b.id) ? 1 : -1));
  const items = all.slice(0, limit).map(({ reached: _reached, ...item }) => item);
  const lastShown = items.at(-1);
  if (all.length > limit && lastShown !== undefined) return { items, next: digitsOf(lastShown.id) };
  return { items, next: stop === '' ? null : stop };
}
