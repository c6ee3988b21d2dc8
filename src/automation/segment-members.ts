import type { Owner } from '../domain/account.ts';
import { raiseSignals } from '../events/signals/raise.ts';
import type { AutomationTriggerSegment } from '../generated/types.ts';
import { takeSnapshot } from '../people/segments/snapshot.ts';
import { batchStatement, type Sql } from '../platform/database/sql.ts';

/** Contacts that join and leave in one transaction; the others follow at once. */
const BATCH = 5_000;

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

/** Contacts that were deleted since did not leave. */
const findExisting = batchStatement<[tenantId: string, accountId: string, ids: readonly string[]], { id: string }>(
  'automation.find_existing',
  'SELECT id FROM contacts WHERE tenant_id = $1 AND account_id = $2 AND id = ANY ($3)',
);

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
  const known = await tx.rows(findKnown, owner.tenantId, ruleId);
  await tx.run(
    removeMembers,
    owner.tenantId,
    ruleId,
    known.map(({ contact_id: id }) => id),
  );
  await tx.run(addMembers, owner.tenantId, ruleId, current);
}

/** Raises who joined or left since the last time. Returns false if there are more. */
export async function compareMembers(
  tx: Sql,
  owner: Owner,
  ruleId: string,
  { segment_id: segmentId, change }: AutomationTriggerSegment,
  now: Date,
): Promise<boolean> {
  const { tenantId, accountId } = owner;
  const current = new Set(await takeSnapshot(tx, owner, segmentId, now));
  const known = new Set((await tx.rows(findKnown, tenantId, ruleId)).map(({ contact_id: id }) => id));
  const joined = [...current].filter((id) => !known.has(id));
  const left = [...known].filter((id) => !current.has(id));
  const [joining, leaving] = [joined.slice(0, BATCH), left.slice(0, BATCH)];
  await tx.run(addMembers, tenantId, ruleId, joining);
  await tx.run(removeMembers, tenantId, ruleId, leaving);
  const changed =
    change === 'joined' ? joining : (await tx.rows(findExisting, tenantId, accountId, leaving)).map(({ id }) => id);
  const data = { segment_id: segmentId };
  const signals = changed.map((contactId) => ({
    kind: 'segment' as const,
    name: ruleId,
    contactId,
    occurredAt: now,
    data,
  }));
  await raiseSignals(tx, owner, signals, now);
  return joined.length <= BATCH && left.length <= BATCH;
}
