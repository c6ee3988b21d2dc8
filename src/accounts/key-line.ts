import { type Sql, statement } from '../platform/database/sql.ts';

/** A key with the keys that created it, or that it replaced: its place in the tree of keys. */
export interface KeyInTree {
  readonly id: string;
  readonly madeBy: readonly string[];
}

const findMakers = statement<[tenantId: string, ids: readonly string[]], { id: string; made_by: readonly string[] }>(
  'accounts.find_key_makers',
  'SELECT id, made_by FROM api_keys WHERE tenant_id = $1 AND id = ANY ($2::text[])',
);

const findGated = statement<[tenantId: string, ids: readonly string[]], { id: string }>(
  'accounts.find_gated_keys',
  'SELECT id FROM api_keys WHERE tenant_id = $1 AND id = ANY ($2::text[]) AND approval IS NOT NULL',
);

/**
 * Which of the keys `others` belong to the line of `key`. Keys of one line come from the same key
 * whose calls need approvals: it, every key that it made, and their replacements. They are one
 * caller, so that none decides about what another one asks for, and none ends or replaces a key
 * of another line. A key whose calls need no approval is alone, because a key that it made and
 * limited acts for another caller.
 */
export async function keysOfLine(
  sql: Sql,
  tenantId: string,
  key: KeyInTree,
  others: readonly string[],
): Promise<ReadonlySet<string>> {
  const ids = [...new Set(others)].filter((id) => id !== key.id);
  const line = new Set([key.id]);
  if (ids.length === 0) return line;
  const found = (await sql.rows(findMakers, tenantId, ids)).map(({ id, made_by: madeBy }) => ({ id, madeBy }));
  const tree = [...new Set([key, ...found].flatMap(({ id, madeBy }) => [id, ...madeBy]))];
  const gated = new Set((await sql.rows(findGated, tenantId, tree)).map(({ id }) => id));
  for (const one of found) if (isOneLine(key, one, gated)) line.add(one.id);
  return line;
}

/** Whether two keys come from the same key of those whose calls need approvals. */
export function isOneLine(one: KeyInTree, other: KeyInTree, gated: ReadonlySet<string>): boolean {
  if (one.id === other.id) return true;
  const roots = new Set([one.id, ...one.madeBy].filter((id) => gated.has(id)));
  return [other.id, ...other.madeBy].some((id) => roots.has(id));
}

/** The key that began the line of a key: all keys of the line share the sums of their limits. */
export async function rootOfLine(sql: Sql, tenantId: string, { id, madeBy }: KeyInTree): Promise<string> {
  const gated = new Set((await sql.rows(findGated, tenantId, [...madeBy, id])).map((row) => row.id));
  return madeBy.find((one) => gated.has(one)) ?? id;
}
