import { batchStatement, type Sql } from '../platform/database/sql.ts';
import { findPublished } from './definitions.ts';

/** A contact under way to whom nothing will ever happen: no time is due and nothing is awaited. */
export interface StrandedEnrollment {
  readonly id: string;
  readonly account_id: string;
}

interface Undue extends StrandedEnrollment {
  readonly journey_id: string;
  readonly version: number;
  readonly node_id: string;
}

/** By journey_enrollments_undue_idx, which has only these rows. */
const findUndue = batchStatement<[tenantId: string, after: string, limit: number], Undue>(
  'stranded.find_enrollments',
  `SELECT id, account_id, journey_id, version, node_id FROM journey_enrollments
    WHERE tenant_id = $1 AND id > $2 AND ended_at IS NULL AND due_at IS NULL AND NOT calling AND throttled_at IS NULL ORDER BY id LIMIT $3`,
);

const makeDue = batchStatement<[tenantId: string, ids: readonly string[], now: Date], { id: string }>(
  'stranded.make_due',
  `UPDATE journey_enrollments SET due_at = $3
    WHERE tenant_id = $1 AND id = ANY ($2) AND ended_at IS NULL AND due_at IS NULL AND NOT calling AND throttled_at IS NULL RETURNING id`,
);

const PAGE = 1_000;

/** Nodes that may wait for a signal without a time. */
const isWaitFor = (kind: string | undefined): boolean => kind?.startsWith('wait_for') ?? false;

export async function findStrandedEnrollments(sql: Sql, tenantId: string): Promise<readonly StrandedEnrollment[]> {
  const found: StrandedEnrollment[] = [];
  for (let after = ''; ; ) {
    const page = await sql.rows(findUndue, tenantId, after, PAGE);
    for (const { id, account_id: accountId, journey_id: journeyId, version, node_id: nodeId } of page) {
      const published = await findPublished(sql, tenantId, journeyId, version);
      if (!isWaitFor(published?.graph.nodes.get(nodeId)?.config.kind)) found.push({ id, account_id: accountId });
    }
    const last = page.at(-1);
    if (page.length < PAGE || last === undefined) return found;
    after = last.id;
  }
}

/** Makes them due now: their node decides again what happens. */
export async function repairEnrollments(tx: Sql, tenantId: string, ids: readonly string[], now: Date): Promise<number> {
  return (await tx.rows(makeDue, tenantId, ids, now)).length;
}
