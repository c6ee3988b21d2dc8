import type { Owner } from '../domain/account.ts';
import { unprocessable } from '../errors.ts';
import type { SegmentUse } from '../generated/types.ts';
import type { NextAction } from '../next-actions.ts';
import { batchStatement, type Sql } from '../platform/database/sql.ts';

/** Uses that an answer names. */
const MAX_USES = 50;

/**
 * Unfinished campaigns, segments, automation rules and journeys that use an object. They refer to
 * it by its id at any depth of their JSON, so the search is over the text, within one account. The
 * JSON path narrows down what is found to one kind of use.
 */
const findNaming = batchStatement<
  [tenantId: string, accountId: string, id: string, limit: number, path: string],
  SegmentUse
>(
  'uses.find',
  `SELECT 'campaign' AS kind, id, name FROM campaigns
    WHERE tenant_id = $1 AND account_id = $2 AND state NOT IN ('completed', 'canceled')
      AND (template_id = $3
        OR position('"' || $3 || '"' IN concat_ws(' ', audience::text, experiment::text, audience_rules::text)) > 0
           AND jsonb_path_exists(jsonb_build_array(audience, experiment, audience_rules), $5::jsonpath, jsonb_build_object('id', $3)))
   UNION ALL
   SELECT 'segment', s.id, s.name FROM segments s
     JOIN segment_versions v ON v.tenant_id = $1 AND v.segment_id = s.id AND v.version = s.version
    WHERE s.tenant_id = $1 AND s.account_id = $2 AND s.id <> $3 AND position('"' || $3 || '"' IN v.rules::text) > 0
      AND jsonb_path_exists(v.rules, $5::jsonpath, jsonb_build_object('id', $3))
   UNION ALL
   SELECT 'automation', id, name FROM automation_rules
    WHERE tenant_id = $1 AND account_id = $2 AND position('"' || $3 || '"' IN concat_ws(' ', trigger, conditions, actions)) > 0
      AND jsonb_path_exists(jsonb_build_array(trigger, conditions, actions), $5::jsonpath, jsonb_build_object('id', $3))
   UNION ALL
   SELECT 'journey', j.id, j.name FROM journeys j
    WHERE j.tenant_id = $1 AND j.account_id = $2 AND j.state <> 'archived'
      AND ((position('"' || $3 || '"' IN concat_ws(' ', j.entry::text, j.entry_rules::text, j.exit::text)) > 0
              AND jsonb_path_exists(jsonb_build_array(j.entry, j.entry_rules, j.exit), $5::jsonpath, jsonb_build_object('id', $3)))
           OR EXISTS (SELECT FROM journey_nodes n WHERE n.tenant_id = $1 AND n.journey_id = j.id AND position('"' || $3 || '"' IN n.config::text) > 0
                         AND jsonb_path_exists(n.config, $5::jsonpath, jsonb_build_object('id', $3)))
           OR EXISTS (SELECT FROM journey_versions w WHERE w.tenant_id = $1 AND w.journey_id = j.id AND position('"' || $3 || '"' IN w.definition::text) > 0
                         AND jsonb_path_exists(w.definition, $5::jsonpath, jsonb_build_object('id', $3))
                         AND (w.version = j.published_version OR EXISTS (
                               SELECT FROM journey_enrollments e WHERE e.tenant_id = $1 AND e.journey_id = j.id AND e.version = w.version AND e.ended_at IS NULL))))
   ORDER BY 1, 2 LIMIT $4`,
);

/** Any use: every JSON value has this path. */
const ANY = '$';
/** Rules about contacts that joined or left the segment. */
const CHANGES = '$.** ? (@.kind == "segment_change" && @.segment_id == $id)';

/** At most 50 uses of a list, segment, tag or template. */
export const findUses = (sql: Sql, { tenantId, accountId }: Owner, id: string): Promise<SegmentUse[]> =>
  sql.rows(findNaming, tenantId, accountId, id, MAX_USES, ANY);

/**
 * Throws -32002 `in_use` while something uses the object: without it, an audience that excludes its
 * contacts would include them.
 */
export async function requireUnused(
  sql: Sql,
  owner: Owner,
  id: string,
  what: 'list' | 'segment' | 'tag' | 'template',
): Promise<void> {
  refuseUses(await findUses(sql, owner, id), what, `use this ${what}`);
}

/** Throws -32002 `in_use` while rules ask who joined or left the segment. */
export async function requireUnusedTracking(sql: Sql, { tenantId, accountId }: Owner, id: string): Promise<void> {
  const uses = await sql.rows(findNaming, tenantId, accountId, id, MAX_USES, CHANGES);
  refuseUses(uses, 'segment', 'ask who joined or left this segment');
}

function refuseUses(uses: readonly SegmentUse[], what: string, doing: string): void {
  const [first] = uses;
  if (first === undefined) return;
  throw unprocessable(
    'in_use',
    `Unfinished campaigns, segments, automation rules or journeys ${doing}. Change or end them first.`,
    { details: { used_by: uses }, nextActions: [showUse(first, what)] },
  );
}

function showUse({ kind, id }: SegmentUse, what: string): NextAction {
  const why = `Shows the ${kind === 'automation' ? 'automation rules' : kind} that use${kind === 'automation' ? '' : 's'} the ${what}.`;
  switch (kind) {
    case 'campaign':
      return { skill: 'campaigns.get', params: { campaign_id: id }, why };
    case 'segment':
      return { skill: 'segments.get', params: { segment_id: id }, why };
    case 'journey':
      return { skill: 'journeys.get', params: { journey_id: id }, why };
    case 'automation':
      return { skill: 'automation.list', params: {}, why };
  }
}
