import type { Owner } from '../../domain/account.ts';
import { batchStatement, type Sql } from '../../platform/database/sql.ts';

/** IDs that rules or an audience name. */
export interface References {
  readonly lists: readonly string[];
  readonly tags: readonly string[];
  readonly campaigns?: readonly string[];
  readonly journeys?: readonly string[];
  readonly programs?: readonly string[];
  readonly segments: readonly string[];
  /** Segments that must be tracked. */
  readonly tracked?: readonly string[];
}

export interface UnknownReference {
  readonly kind: 'list' | 'tag' | 'campaign' | 'journey' | 'program' | 'segment' | 'tracking';
  readonly id: string;
}

const findUnknown = batchStatement<
  [tenantId: string, accountId: string, ...ids: (readonly string[])[]],
  UnknownReference
>(
  'segments.find_unknown_references',
  `SELECT 'list' AS kind, one.id FROM unnest($3::text[]) AS one (id) WHERE NOT EXISTS (SELECT FROM lists l WHERE l.tenant_id = $1 AND l.account_id = $2 AND l.id = one.id)
   UNION ALL SELECT 'tag', one.id FROM unnest($4::text[]) AS one (id) WHERE NOT EXISTS (SELECT FROM tags t WHERE t.tenant_id = $1 AND t.account_id = $2 AND t.id = one.id)
   UNION ALL SELECT 'campaign', one.id FROM unnest($5::text[]) AS one (id) WHERE NOT EXISTS (SELECT FROM campaigns p WHERE p.tenant_id = $1 AND p.account_id = $2 AND p.id = one.id)
   UNION ALL SELECT 'program', one.id FROM unnest($6::text[]) AS one (id) WHERE NOT EXISTS (SELECT FROM programs r WHERE r.tenant_id = $1 AND r.account_id = $2 AND r.id = one.id)
   UNION ALL SELECT 'segment', one.id FROM unnest($7::text[]) AS one (id) WHERE NOT EXISTS (SELECT FROM segments s WHERE s.tenant_id = $1 AND s.account_id = $2 AND s.id = one.id)
   UNION ALL SELECT 'journey', one.id FROM unnest($8::text[]) AS one (id) WHERE NOT EXISTS (SELECT FROM journeys j WHERE j.tenant_id = $1 AND j.account_id = $2 AND j.id = one.id)
   UNION ALL SELECT 'tracking', one.id FROM unnest($9::text[]) AS one (id) WHERE NOT EXISTS (SELECT FROM segment_tracking k WHERE k.tenant_id = $1 AND k.account_id = $2 AND k.segment_id = one.id AND k.state = 'tracking')`,
);

/** The references to what the account does not have. */
export function findUnknownReferences(
  sql: Sql,
  { tenantId, accountId }: Owner,
  { lists, tags, campaigns = [], journeys = [], programs = [], segments, tracked = [] }: References,
): Promise<UnknownReference[]> {
  return sql.rows(findUnknown, tenantId, accountId, lists, tags, campaigns, programs, segments, journeys, tracked);
}
