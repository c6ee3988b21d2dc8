import type { Owner } from '../domain/account.ts';
import { raiseSignals } from '../events/signals/raise.ts';
import type { AutomationTriggerSegment } from '../generated/types.ts';
import { compareMembers } from '../people/segments/compare-members.ts';
import { takeSnapshot } from '../people/segments/snapshot.ts';
import { batchStatement, type Sql } from '../platform/database/sql.ts';

const findKnown = batchStatement<[tenantId: string, ruleId: string], { contact_id: string }>(
  'automation.find_members',
  'SELECT contact_id FROM automation_members WHERE tenant_id = $1 AND rule_id = $2',
);

const addMembers = batchStatement<[tenantId: string, ruleId: string, ids: readonly string[]]>(
  'automation.add_members',
  'INSERT INTO automation_members (tenant_id, rule_id, contact_id) SELECT $1, $2, unnest($3::text[]) ON CONFLICT DO NOTHING',
);

const removeMembers = batchStatement<[tenantId: string, ruleId: string, ids: readonly string[]]>(
  'automation.remove_members',
  'DELETE FROM automation_members WHERE tenant_id = $1 AND rule_id = $2 AND contact_id = ANY ($3)',
);

async function knownMembers(tx: Sql, { tenantId }: Owner, ruleId: string): Promise<string[]> {
  return (await tx.rows(findKnown, tenantId, ruleId)).map(({ contact_id: id }) => id);
}

/**
 * Forgets who was in the segment, and takes those who are in it now as known: they did not join.
 * Throws -32002 `segment_too_large`.
 */
export async function startComparing(
  tx: Sql,
  owner: Owner,
  ruleId: string,
  { segment_id: segmentId }: AutomationTriggerSegment,
  now: Date,
): Promise<void> {
  const current = await takeSnapshot(tx, owner, segmentId, now);
  await tx.run(removeMembers, owner.tenantId, ruleId, await knownMembers(tx, owner, ruleId));
  await tx.run(addMembers, owner.tenantId, ruleId, current);
}

/** Raises who joined or left since the last time. Returns false if there are more. */
export async function raiseChanges(
  tx: Sql,
  owner: Owner,
  ruleId: string,
  { segment_id: segmentId, change }: AutomationTriggerSegment,
  now: Date,
): Promise<boolean> {
  const known = await knownMembers(tx, owner, ruleId);
  const { joined, left, deleted, isComplete } = await compareMembers(tx, owner, segmentId, known, now);
  await tx.run(addMembers, owner.tenantId, ruleId, joined);
  await tx.run(removeMembers, owner.tenantId, ruleId, [...left, ...deleted]);
  const data = { segment_id: segmentId };
  const signals = (change === 'joined' ? joined : left).map((contactId) => ({
    kind: 'segment' as const,
    name: ruleId,
    contactId,
    occurredAt: now,
    data,
  }));
  await raiseSignals(tx, owner, signals, now);
  return isComplete;
}
