import { takesExisting } from '../domain/journeys/existing.ts';
import { firstEntry, frozenEntry } from '../domain/journeys/first-entry.ts';
import type { Definition } from '../domain/journeys/graph.ts';
import { listensFor } from '../domain/journeys/listens-for.ts';
import { CHECK_MS } from '../domain/journeys/step.ts';
import { listen } from '../events/signals/listeners.ts';
import type { JourneyEntrySegment } from '../generated/types.ts';
import { filesOfLinks } from '../media/require-files.ts';
import { batchStatement, type Sql } from '../platform/database/sql.ts';
import { requirePublished } from './definitions.ts';
import type { JourneyRow } from './drafts/journey.ts';
import { type Before, forgetLeftOut, leaveOut } from './entries/left-out.ts';
import { startComparisons } from './splits/advance.ts';
import { ARRIVED, countKey, MOVED } from './steps/moving-enrollment.ts';
import { saveCounts } from './steps/save.ts';

const moveEnrollments = batchStatement<
  [tenantId: string, journeyId: string, version: number, nodes: readonly string[]],
  { version: number; node_id: string; count: number }
>(
  'journeys.move_enrollments',
  `WITH locked AS MATERIALIZED (
     SELECT id, version, node_id FROM journey_enrollments
      WHERE tenant_id = $1 AND journey_id = $2 AND version < $3 AND ended_at IS NULL AND node_id = ANY ($4) ORDER BY id FOR UPDATE),
   moved AS (
     UPDATE journey_enrollments e SET version = $3, arrived_at = e.arrived_at FROM locked WHERE e.tenant_id = $1 AND e.id = locked.id
     RETURNING locked.version, locked.node_id)
   SELECT version, node_id, count(*)::int AS count FROM moved GROUP BY version, node_id`,
);

const findActiveVersions = batchStatement<[tenantId: string, journeyId: string], { version: number }>(
  'journeys.find_active_versions',
  'SELECT DISTINCT version FROM journey_enrollments WHERE tenant_id = $1 AND journey_id = $2 AND ended_at IS NULL',
);

/**
 * Freezes a draft, with the versions of its templates, as the next version and makes the journey
 * active. The caller has locked the journey. Enrollments stay on their version, or move if their
 * node is in the new one.
 */
export async function publishJourney(
  tx: Sql,
  journey: JourneyRow,
  draft: Definition,
  enrollments: 'stay' | 'move',
  now: Date,
): Promise<{ readonly version: number; readonly moved: number }> {
  const { tenant_id: tenantId, account_id: accountId, id } = journey;
  const version = (journey.published_version ?? 0) + 1;
  const rows = tx.tenant(tenantId);
  const templates = draft.nodes.flatMap(({ config }) => (config.kind === 'send' ? (config.template_id ?? []) : []));
  const found = await rows.templates.findMany({
    where: { account_id: accountId, id: { in: templates } },
    select: { id: true, version: true },
  });
  const definition: Definition = {
    ...draft,
    entry: frozenEntry(draft.entry, now),
    template_versions: Object.fromEntries(found.map((template) => [template.id, template.version])),
    media_files: await readMedia(tx, journey, draft, now),
  };
  await rows.journey_versions.create({
    data: { tenant_id: tenantId, journey_id: id, version, definition: definition, published_at: now },
  });
  // The members are left out before the journey is due, and before others join from now on.
  await startEntries(tx, journey, definition, now);
  const entryAt = firstEntry(definition.entry, now);
  const hasExitRules = definition.exit.some(({ kind }) => kind === 'rules');
  await rows.journeys.updateMany({
    where: { id },
    data: {
      state: 'active',
      published_version: version,
      changed: false,
      updated_at: now,
      next_entry_at: entryAt,
      entry_due_at: entryAt,
      next_exit_check_at: hasExitRules ? new Date(now.getTime() + CHECK_MS) : null,
    },
  });
  await startComparisons(tx, journey, definition, now);
  const moved = enrollments === 'move' ? await move(tx, journey, version, definition) : 0;
  const active = await tx.rows(findActiveVersions, tenantId, id);
  const listening = [...listensFor(definition)];
  for (const { version: other } of active)
    if (other !== version) listening.push(...listensFor(await requirePublished(tx, tenantId, id, other)));
  await listen(tx, { tenantId, accountId }, id, listening);
  return { version, moved };
}

/** The files behind the links of its messages, which later messages send as they are now. */
async function readMedia(
  tx: Sql,
  { tenant_id: tenantId, account_id: accountId }: JourneyRow,
  { nodes }: Definition,
  now: Date,
): Promise<Readonly<Record<string, string>>> {
  const files: [link: string, id: string][] = [];
  for (const { config } of nodes) {
    const { media: links = [] } = config.kind === 'send' ? config : {};
    const found = await filesOfLinks(tx, { tenantId, accountId }, links, now);
    for (const [index, link] of links.entries()) files.push([link, found[index]?.id ?? '']);
  }
  return Object.fromEntries(files);
}

async function move(
  tx: Sql,
  { tenant_id: tenantId, id }: JourneyRow,
  version: number,
  { nodes }: Definition,
): Promise<number> {
  const nodeIds = nodes.map((node) => node.id);
  const moved = await tx.rows(moveEnrollments, tenantId, id, version, nodeIds);
  const counts = new Map<string, number>();
  for (const { version: before, node_id: nodeId, count } of moved) {
    counts.set(countKey(before, nodeId, MOVED), count);
    const arrived = countKey(version, nodeId, ARRIVED);
    counts.set(arrived, (counts.get(arrived) ?? 0) + count);
  }
  await saveCounts(tx, tenantId, id, counts);
  return moved.reduce((sum, { count }) => sum + count, 0);
}

/** Who is in the segment now does not enter by it, if the entry says so. */
async function startEntries(
  tx: Sql,
  journey: JourneyRow,
  { entry, ...settings }: Definition,
  now: Date,
): Promise<void> {
  const { tenant_id: tenantId, account_id: accountId, id } = journey;
  if (entry.kind !== 'segment' || takesExisting(entry)) await forgetLeftOut(tx, tenantId, id);
  else {
    const before = await entryUntilNow(tx, journey, entry);
    await leaveOut(tx, { tenantId, accountId }, id, { ...settings, entry }, before, now);
  }
}

/** The entry that goes on; null if it takes other contacts, or has not taken all of them yet. */
async function entryUntilNow(
  tx: Sql,
  { tenant_id: tenantId, id, published_version: version, next_entry_at: nextAt }: JourneyRow,
  { segment_id: segmentId }: JourneyEntrySegment,
): Promise<Before> {
  if (version === null) return null;
  const { entry, entry_rules, reentry } = await requirePublished(tx, tenantId, id, version);
  if (entry.kind !== 'segment' || entry.segment_id !== segmentId) return null;
  if (takesExisting(entry)) {
    const where = { journey_id: id, version };
    const row = await tx.tenant(tenantId).journey_versions.findFirst({ where, select: { published_at: true } });
    // Until the first look at the segment is complete, it is not known who joined since.
    if (row === null || nextAt === null || nextAt <= row.published_at) return null;
  }
  return { entry, entry_rules, reentry };
}
