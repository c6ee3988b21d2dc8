import type { Owner } from '../../domain/account.ts';
import { batchStatement, type Sql } from '../../platform/database/sql.ts';

export interface References {
  readonly lists: readonly string[];
  readonly tags: readonly string[];
  readonly campaigns: readonly string[];
  readonly programs: readonly string[];
  readonly segments: readonly string[];
}

const findUnknown = batchStatement<
  [tenantId: string, accountId: string, ...ids: (readonly string[])[]],
  { id: string }
>(
  'segments.find_unknown_references',
  `SELECT one.id FROM unnest($3::text[]) AS one (id) WHERE NOT EXISTS (SELECT FROM lists l WHERE l.tenant_id = $1 AND l.account_id = $2 AND l.id = one.id)
   UNION ALL SELECT one.id FROM unnest($4::text[]) AS one (id) WHERE NOT EXISTS (SELECT FROM tags t WHERE t.tenant_id = $1 AND t.account_id = $2 AND t.id = one.id)
   UNION ALL SELECT one.id FROM unnest($5::text[]) AS one (id) WHERE NOT EXISTS (SELECT FROM campaigns p WHERE p.tenant_id = $1 AND p.account_id = $2 AND p.id = one.id)
   UNION ALL SELECT one.id FROM unnest($6::text[]) AS one (id) WHERE NOT EXISTS (SELECT FROM programs r WHERE r.tenant_id = $1 AND r.account_id = $2 AND r.id = one.id)
   UNION ALL SELECT one.id FROM unnest($7::text[]) AS one (id) WHERE NOT EXISTS (SELECT FROM segments s WHERE s.tenant_id = $1 AND s.account_id = $2 AND s.id = one.id)`,
);

/** The ids among the references that the account does not have. */
export async function findUnknownReferences(
  sql: Sql,
  { tenantId, accountId }: Owner,
  { lists, tags, campaigns, programs, segments }: References,
): Promise<ReadonlySet<string>> {
  const rows = await sql.rows(findUnknown, tenantId, accountId, lists, tags, campaigns, programs, segments);
  return new Set(rows.map(({ id }) => id));
}
