import { nameKey } from '../../../domain/name-key.ts';
import { invalidParams, nameTaken, notFound, type SkillError } from '../../../errors.ts';
import type { JourneyRow, NodeRow } from '../../../journeys/drafts/journey.ts';
import type { Sql } from '../../../platform/database/sql.ts';

/** Throws -32001 if the journey's draft has no such node. */
export async function requireNode(sql: Sql, { tenant_id: tenantId, id }: JourneyRow, nodeId: string): Promise<NodeRow> {
  const row = await sql.tenant(tenantId).journey_nodes.findFirst({
    where: { journey_id: id, id: nodeId },
    select: { id: true, name: true, config: true },
  });
  if (row !== null) return row;
  throw notFound('node', [
    { skill: 'journeys.get', params: { journey_id: id }, why: 'Shows the nodes of the journey.' },
  ]);
}

/** The key by which names are compared. Throws -32602 for a blank name. */
export function keyOfName(name: string): string {
  const key = nameKey(name);
  if (key === '') throw invalidParams('A node needs a name.', [{ path: '/name', rule: 'must not be blank' }]);
  return key;
}

export function nameTakenBy({ id }: JourneyRow): SkillError {
  return nameTaken('node of the journey', {
    skill: 'journeys.get',
    params: { journey_id: id },
    why: 'Shows the nodes of the journey.',
  });
}
