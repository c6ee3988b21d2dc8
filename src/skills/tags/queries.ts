import { batchStatement, statement } from '../../platform/sql.ts';

export interface TagRow {
  readonly id: string;
  readonly name: string;
  readonly color: string | null;
  readonly description: string | null;
  readonly created_at: Date;
}

/** No row comes back when the name is taken; the unique key decides between two racing calls. */
export const insertTagIfAbsent = statement<
  [
    tenantId: string,
    id: string,
    accountId: string,
    name: string,
    nameKey: string,
    color: string | null,
    description: string | null,
    now: Date,
  ],
  TagRow
>(
  'tags.insert_if_absent',
  `INSERT INTO tags (tenant_id, id, account_id, name, name_key, color, description, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
   ON CONFLICT (tenant_id, account_id, name_key) DO NOTHING RETURNING id, name, color, description, created_at`,
);

/** By id, or by name whatever its case: both are unique. */
export const findTag = statement<[tenantId: string, accountId: string, idOrName: string, nameKey: string], TagRow>(
  'tags.find',
  `SELECT id, name, color, description, created_at FROM tags
    WHERE tenant_id = $1 AND account_id = $2 AND (id = $3 OR name_key = $4) ORDER BY id = $3 DESC LIMIT 1`,
);

export const renameTag = statement<
  [tenantId: string, accountId: string, id: string, name: string, nameKey: string],
  TagRow
>(
  'tags.rename',
  `UPDATE tags SET name = $4, name_key = $5 WHERE tenant_id = $1 AND account_id = $2 AND id = $3
   RETURNING id, name, color, description, created_at`,
);

/** One page by name; the counts are index-only look-ups for the rows of the page. */
export const listTags = statement<
  [tenantId: string, accountId: string, afterNameKey: string, query: string | null, limit: number],
  TagRow & { name_key: string; count: number }
>(
  'tags.list',
  `SELECT t.id, t.name, t.name_key, t.color, t.description, t.created_at,
          (SELECT count(*) FROM taggings g WHERE g.tenant_id = $1 AND g.tag_id >= t.id AND g.tag_id <= t.id) AS count
     FROM tags t
    WHERE t.tenant_id = $1 AND t.account_id = $2 AND t.name_key > $3 AND ($4::text IS NULL OR position($4 IN t.name_key) > 0)
    ORDER BY t.name_key LIMIT $5`,
);

/** Which of these ids are things of this account, whatever kind is asked for: each a range of one value of a primary key, as `lists.find_contacts` has it. */
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
   ON CONFLICT DO NOTHING`,
);

export const deleteTaggings = batchStatement<[tenantId: string, tagId: string, kind: string, ids: readonly string[]]>(
  'tags.delete_taggings',
  'DELETE FROM taggings WHERE tenant_id = $1 AND tag_id = $2 AND target_kind = $3 AND target_id = ANY ($4)',
);

export const copyTaggings = statement<[tenantId: string, fromId: string, intoId: string, now: Date]>(
  'tags.copy_taggings',
  `INSERT INTO taggings (tenant_id, tag_id, target_kind, target_id, created_at)
   SELECT $1, $3, target_kind, target_id, $4 FROM taggings WHERE tenant_id = $1 AND tag_id = $2
   ON CONFLICT DO NOTHING`,
);

/** Its taggings go with it; the answer says how many there were. */
export const deleteTag = statement<[tenantId: string, accountId: string, id: string], { affected: number }>(
  'tags.delete',
  `DELETE FROM tags t WHERE t.tenant_id = $1 AND t.account_id = $2 AND t.id = $3
   RETURNING (SELECT count(*) FROM taggings g WHERE g.tenant_id = $1 AND g.tag_id = $3) AS affected`,
);
