import type { Owner } from '../domain/account.ts';
import type { CannedReply } from '../generated/types.ts';
import { type Sql, statement } from '../platform/database/sql.ts';

export interface CannedReplyRow {
  readonly id: string;
  readonly name: string;
  readonly name_key: string;
  readonly text: string;
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const COLUMNS = {
  id: true,
  name: true,
  name_key: true,
  text: true,
  version: true,
  created_at: true,
  updated_at: true,
} as const;

const list = statement<
  [tenantId: string, accountId: string, after: string, query: string | null, limit: number],
  CannedReplyRow
>(
  'conversations.list_canned_replies',
  `SELECT r.id, r.name, r.name_key, r.text, r.version, r.created_at, r.updated_at FROM canned_replies r
    WHERE r.tenant_id = $1 AND r.account_id = $2 AND r.name_key > $3 AND ($4::text IS NULL OR position(search_text($4) IN search_text(r.name_key)) > 0)
    ORDER BY r.name_key LIMIT $5`,
);

/** Null when the name is taken: the unique key decides between two calls. */
export async function insertCannedReply(
  tx: Sql,
  { tenantId, accountId }: Owner,
  values: { readonly id: string; readonly name: string; readonly name_key: string; readonly text: string },
  now: Date,
): Promise<CannedReplyRow | null> {
  const row = { tenant_id: tenantId, account_id: accountId, ...values, version: 1, created_at: now, updated_at: now };
  const [created] = await tx
    .tenant(tenantId)
    .canned_replies.createManyAndReturn({ data: [row], skipDuplicates: true, select: COLUMNS });
  return created ?? null;
}

export function findCannedReplies(
  sql: Sql,
  { tenantId, accountId }: Owner,
  ids: readonly string[],
): Promise<readonly CannedReplyRow[]> {
  const where = { account_id: accountId, id: { in: [...ids] } };
  return sql.tenant(tenantId).canned_replies.findMany({ where, select: COLUMNS });
}

export function findCannedReplyByName(
  sql: Sql,
  { tenantId, accountId }: Owner,
  nameKey: string,
): Promise<CannedReplyRow | null> {
  const where = { account_id: accountId, name_key: nameKey };
  return sql.tenant(tenantId).canned_replies.findFirst({ where, select: COLUMNS });
}

/** In the order of their names. */
export function listCannedReplies(
  sql: Sql,
  { tenantId, accountId }: Owner,
  page: { readonly query: string | undefined; readonly after: string; readonly limit: number },
): Promise<readonly CannedReplyRow[]> {
  return sql.rows(list, tenantId, accountId, page.after, page.query ?? null, page.limit);
}

/** Null when it was deleted, or changed since the version. */
export async function rewriteCannedReply(
  tx: Sql,
  { tenantId, accountId }: Owner,
  { id, version }: CannedReplyRow,
  values: { readonly name: string; readonly name_key: string; readonly text: string },
  now: Date,
): Promise<CannedReplyRow | null> {
  const [changed] = await tx.tenant(tenantId).canned_replies.updateManyAndReturn({
    where: { account_id: accountId, id, version },
    data: { ...values, version: version + 1, updated_at: now },
    select: COLUMNS,
  });
  return changed ?? null;
}

export async function deleteCannedReplyRow(tx: Sql, { tenantId, accountId }: Owner, id: string): Promise<boolean> {
  const { count } = await tx.tenant(tenantId).canned_replies.deleteMany({ where: { account_id: accountId, id } });
  return count > 0;
}

export function presentCannedReply(row: CannedReplyRow): CannedReply {
  const { id, name, text, version, created_at: createdAt, updated_at: updatedAt } = row;
  return { id, name, text, version, created_at: createdAt.toISOString(), updated_at: updatedAt.toISOString() };
}
