import type { Owner } from '../../domain/account.ts';
import { batchStatement, type Sql, statement } from '../../platform/database/sql.ts';

export interface TagRow {
  readonly id: string;
  readonly name: string;
  readonly color: string | null;
  readonly description: string | null;
  readonly created_at: Date;
}

const TAG = { id: true, name: true, color: true, description: true, created_at: true } as const;

export interface NewTag {
  readonly id: string;
  readonly name: string;
  readonly key: string;
  readonly color: string | null;
  readonly description: string | null;
}

/** Returns null when the name is taken. The unique key decides when two calls race for a name. */
export async function insertTagIfAbsent(
  tx: Sql,
  { tenantId, accountId }: Owner,
  { id, name, key, color, description }: NewTag,
  now: Date,
): Promise<TagRow | null> {
  const row = { id, name, name_key: key, color, description, created_at: now };
  const [created] = await tx.tenant(tenantId).tags.createManyAndReturn({
    data: [{ tenant_id: tenantId, account_id: accountId, ...row }],
    skipDuplicates: true,
    select: TAG,
  });
  return created ?? null;
}

/** By id, otherwise by name, ignoring case. Both are unique. */
export async function findTag(
  sql: Sql,
  { tenantId, accountId }: Owner,
  idOrName: string,
  nameKey: string,
): Promise<TagRow | null> {
  const found = await sql.tenant(tenantId).tags.findMany({
    where: { account_id: accountId, OR: [{ id: idOrName }, { name_key: nameKey }] },
    select: TAG,
  });
  return found.find(({ id }) => id === idOrName) ?? found[0] ?? null;
}

export async function renameTag(
  tx: Sql,
  { tenantId, accountId }: Owner,
  id: string,
  { name, key }: { readonly name: string; readonly key: string },
): Promise<TagRow | null> {
  const [renamed] = await tx.tenant(tenantId).tags.updateManyAndReturn({
    where: { account_id: accountId, id },
    data: { name, name_key: key },
    select: TAG,
  });
  return renamed ?? null;
}

/** One page, ordered by name. The counts are index-only look-ups for the rows of the page. */
export const listTags = statement<
  [tenantId: string, accountId: string, afterNameKey: string, query: string | null, limit: number],
  TagRow & { name_key: string; count: number }
>(
  'tags.list',
  `SELECT t.id, t.name, t.name_key, t.color, t.description, t.created_at,
          (SELECT count(*) FROM taggings g WHERE g.tenant_id = $1 AND g.tag_id >= t.id AND g.tag_id <= t.id) AS count
     FROM tags t
    WHERE t.tenant_id = $1 AND t.account_id = $2 AND t.name_key > $3 AND ($4::text IS NULL OR position(search_text($4) IN search_text(t.name_key)) > 0)
    ORDER BY t.name_key LIMIT $5`,
);

/**
 * The ids that exist in this account, of contacts, campaigns or templates. Looks up each id as a
 * range of the primary key that holds one value, like the query `lists.find_contacts`, which
 * explains why.
 */
export const findTargets = batchStatement<
  [tenantId: string, accountId: string, kind: string, ids: readonly string[]],
  { id: string }
>(
  'tags.find_targets',
  `SELECT t.id FROM unnest($4::text[]) AS wanted (id)
    CROSS JOIN LATERAL (SELECT k.id, k.account_id FROM contacts k
                         WHERE k.tenant_id = $1 AND k.id >= wanted.id AND k.id <= wanted.id ORDER BY k.id LIMIT 1) t
    WHERE $3 = 'contact' AND t.account_id = $2
   UNION ALL SELECT t.id FROM unnest($4::text[]) AS wanted (id)
    CROSS JOIN LATERAL (SELECT k.id, k.account_id FROM campaigns k
                         WHERE k.tenant_id = $1 AND k.id >= wanted.id AND k.id <= wanted.id ORDER BY k.id LIMIT 1) t
    WHERE $3 = 'campaign' AND t.account_id = $2
   UNION ALL SELECT t.id FROM unnest($4::text[]) AS wanted (id)
    CROSS JOIN LATERAL (SELECT k.id, k.account_id FROM templates k
                         WHERE k.tenant_id = $1 AND k.id >= wanted.id AND k.id <= wanted.id ORDER BY k.id LIMIT 1) t
    WHERE $3 = 'template' AND t.account_id = $2`,
);

export const insertTaggings = batchStatement<
  [tenantId: string, tagId: string, kind: string, ids: readonly string[], now: Date]
>(
  'tags.insert_taggings',
  `INSERT INTO taggings (tenant_id, tag_id, target_kind, target_id, created_at)
   SELECT $1, $2, $3, id, $5 FROM unnest($4::text[]) AS id ORDER BY id
   ON CONFLICT DO NOTHING RETURNING 1`,
);

/** Returns how many were assigned. */
export async function deleteTaggings(
  tx: Sql,
  { tenantId }: Owner,
  tagId: string,
  kind: string,
  ids: readonly string[],
): Promise<number> {
  const where = { tag_id: tagId, target_kind: kind, target_id: { in: [...ids] } };
  return (await tx.tenant(tenantId).taggings.deleteMany({ where })).count;
}

export const copyTaggings = statement<[tenantId: string, fromId: string, intoId: string, now: Date]>(
  'tags.copy_taggings',
  `INSERT INTO taggings (tenant_id, tag_id, target_kind, target_id, created_at)
   SELECT $1, $3, target_kind, target_id, $4 FROM taggings WHERE tenant_id = $1 AND tag_id = $2
   ON CONFLICT DO NOTHING RETURNING 1`,
);

/** Deletes the tag and its assignments. Returns the number of assignments. */
export const deleteTag = statement<[tenantId: string, accountId: string, id: string], { affected: number }>(
  'tags.delete',
  `DELETE FROM tags t WHERE t.tenant_id = $1 AND t.account_id = $2 AND t.id = $3
   RETURNING (SELECT count(*) FROM taggings g WHERE g.tenant_id = $1 AND g.tag_id = $3) AS affected`,
);
