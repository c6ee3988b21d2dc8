import type { Owner } from '../../domain/account.ts';
import type { SegmentRule } from '../../generated/types.ts';
import type { TrackingRow } from '../../people/segments/tracking/tracking.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';

export interface SegmentRow {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly version: number;
  readonly rules: SegmentRule;
  /** Null: its members are not tracked. */
  readonly tracking: TrackingRow | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export interface VersionRow {
  readonly version: number;
  readonly rules: SegmentRule;
  readonly created_at: Date;
}

interface NewSegment {
  readonly id: string;
  readonly name: string;
  readonly name_key: string;
  readonly description: string | null;
}

/** Returns whether the name was free. The unique key decides when two calls race for a name. */
export async function insertSegmentIfAbsent(
  tx: Sql,
  { tenantId, accountId }: Owner,
  segment: NewSegment,
  now: Date,
): Promise<boolean> {
  const row = { tenant_id: tenantId, account_id: accountId, ...segment, version: 1, created_at: now, updated_at: now };
  const { count } = await tx.tenant(tenantId).segments.createMany({ data: [row], skipDuplicates: true });
  return count === 1;
}

export async function insertVersion(
  tx: Sql,
  { tenantId }: Owner,
  id: string,
  version: number,
  rules: SegmentRule,
  now: Date,
): Promise<void> {
  const row = { tenant_id: tenantId, segment_id: id, version, rules: rules, created_at: now };
  await tx.tenant(tenantId).segment_versions.create({ data: row });
}

export async function findSegment(sql: Sql, { tenantId, accountId }: Owner, id: string): Promise<SegmentRow | null> {
  const rows = sql.tenant(tenantId);
  const segment = await rows.segments.findFirst({ where: { account_id: accountId, id }, include: { tracking: true } });
  if (segment === null) return null;
  const where = { segment_id: id, version: segment.version };
  const version = await rows.segment_versions.findFirst({ where, select: { rules: true } });
  return version && { ...segment, ...version };
}

export function findSegmentByName(
  sql: Sql,
  { tenantId, accountId }: Owner,
  nameKey: string,
): Promise<{ id: string } | null> {
  const where = { account_id: accountId, name_key: nameKey };
  return sql.tenant(tenantId).segments.findFirst({ where, select: { id: true } });
}

/** Serializes changes of a segment and their checks: its version, its use and circles. */
export const lockSegment = statement<[tenantId: string, accountId: string, id: string], { id: string }>(
  'segments.lock',
  'SELECT id FROM segments WHERE tenant_id = $1 AND account_id = $2 AND id = $3 FOR UPDATE',
);

export async function saveSegment(
  tx: Sql,
  { tenantId, accountId }: Owner,
  id: string,
  change: Pick<SegmentRow, 'name' | 'description' | 'version'> & { readonly name_key: string },
  now: Date,
): Promise<void> {
  const where = { account_id: accountId, id };
  await tx.tenant(tenantId).segments.updateMany({ where, data: { ...change, updated_at: now } });
}

/** Newest first. */
export async function listVersions(sql: Sql, { tenantId }: Owner, id: string, limit: number): Promise<VersionRow[]> {
  const rows = await sql.tenant(tenantId).segment_versions.findMany({
    where: { segment_id: id },
    orderBy: { version: 'desc' },
    take: limit,
    select: { version: true, rules: true, created_at: true },
  });
  return rows;
}

/** One page, ordered by name: a range of the unique key of names, and the rules of each segment. */
export const listSegments = statement<
  [tenantId: string, accountId: string, afterNameKey: string, query: string | null, limit: number],
  Omit<SegmentRow, 'tracking'> & { name_key: string }
>(
  'segments.list',
  `SELECT s.name_key, s.id, s.name, s.description, s.version, s.created_at, s.updated_at,
          (SELECT v.rules FROM segment_versions v WHERE v.tenant_id = $1 AND v.segment_id = s.id AND v.version = s.version) AS rules
     FROM segments s
    WHERE s.tenant_id = $1 AND s.account_id = $2 AND s.name_key > $3 AND ($4::text IS NULL OR position(search_text($4) IN search_text(s.name_key)) > 0)
    ORDER BY s.name_key LIMIT $5`,
);

/** The tracked segments among these. */
export async function findTracking(
  sql: Sql,
  { tenantId }: Owner,
  ids: readonly string[],
): Promise<ReadonlyMap<string, TrackingRow>> {
  const rows = await sql.tenant(tenantId).segment_tracking.findMany({ where: { segment_id: { in: [...ids] } } });
  return new Map(rows.map((row) => [row.segment_id, row]));
}

/** Deletes the segment with its versions and what was recorded of its members. */
export async function deleteSegment(tx: Sql, { tenantId, accountId }: Owner, id: string): Promise<void> {
  await tx.tenant(tenantId).segments.deleteMany({ where: { account_id: accountId, id } });
}
