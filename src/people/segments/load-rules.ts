import type { Owner } from '../../domain/account.ts';
import { segmentsIn } from '../../domain/segments/references.ts';
import { notFound, type SkillError } from '../../errors.ts';
import type { SegmentRule } from '../../generated/types.ts';
import { batchStatement, type Sql } from '../../platform/database/sql.ts';
import type { SegmentRules } from './compile.ts';

/** Segments that refer to segments that refer to segments …: at most this many steps. */
export const MAX_NESTING = 5;

const findRules = batchStatement<
  [tenantId: string, accountId: string, ids: readonly string[]],
  { id: string; rules: SegmentRule }
>(
  'segments.find_rules',
  `SELECT s.id, v.rules FROM segments s
     JOIN segment_versions v ON v.tenant_id = $1 AND v.segment_id = s.id AND v.version = s.version
    WHERE s.tenant_id = $1 AND s.account_id = $2 AND s.id = ANY ($3)`,
);

export function noSuchSegment(): SkillError {
  return notFound('segment', [{ skill: 'segments.list', params: {}, why: 'Lists the segments of this account.' }]);
}

/** Like `loadSegmentRules` for one segment. Throws -32001 if the account has no such segment. */
export async function requireSegmentRules(sql: Sql, owner: Owner, id: string): Promise<SegmentRules> {
  const rules = await loadSegmentRules(sql, owner, [id]);
  if (rules.has(id)) return rules;
  throw noSuchSegment();
}

/** The current rules of segments, and of those that they refer to. Unknown ids are left out. */
export async function loadSegmentRules(sql: Sql, owner: Owner, ids: readonly string[]): Promise<SegmentRules> {
  const found = new Map<string, SegmentRule>();
  let missing = [...new Set(ids)];
  for (let step = 0; missing.length > 0 && step <= MAX_NESTING; step += 1) {
    const rows = await sql.rows(findRules, owner.tenantId, owner.accountId, missing);
    for (const { id, rules } of rows) found.set(id, rules);
    missing = [...new Set(rows.flatMap(({ rules }) => segmentsIn(rules)))].filter((id) => !found.has(id));
  }
  return found;
}
