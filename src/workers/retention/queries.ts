import { type Sql, statement } from '../../platform/database/sql.ts';

const insertKinds = statement<[limit: number, now: Date, kinds: readonly string[]], { kind: string }>(
  'aging.add_kinds',
  `INSERT INTO data_retention AS d (tenant_id, kind, walked_to, due_at)
   SELECT a.tenant_id, k.kind, '', $2::timestamptz FROM accounts a CROSS JOIN unnest($3::text[]) AS k (kind)
    WHERE a.id = a.tenant_id
      AND NOT EXISTS (SELECT FROM data_retention r WHERE r.tenant_id = a.tenant_id AND r.kind = k.kind COLLATE "C" AND r.due_at IS NOT NULL)
    LIMIT $1
   ON CONFLICT (tenant_id, kind) DO UPDATE SET due_at = excluded.due_at RETURNING kind`,
);

const MAX_NEW = 1_000;

/** Makes kinds due in the tenants that do not have them yet; returns whether there may be more. */
export async function addKinds(sql: Sql, kinds: readonly string[], now: Date): Promise<boolean> {
  return (await sql.rows(insertKinds, MAX_NEW, now, kinds)).length === MAX_NEW;
}

/** One worker at a time deletes a kind of a tenant. */
export const lockKind = statement<[tenantId: string, kind: string], { walked_to: string }>(
  'aging.lock_kind',
  'SELECT walked_to FROM data_retention WHERE tenant_id = $1 AND kind = $2 FOR UPDATE',
);

export const saveWalk = statement<[tenantId: string, kind: string, walkedTo: string, deletedBefore: Date | null]>(
  'aging.save_walk',
  `UPDATE data_retention SET walked_to = $3, deleted_before = greatest(deleted_before, $4::timestamptz), failing_since = NULL
    WHERE tenant_id = $1 AND kind = $2`,
);

/** Whether the archive of a kind fails already, in any tenant. */
export const findFailing = statement<[kind: string], { kind: string }>(
  'aging.find_failing',
  'SELECT kind FROM data_retention WHERE kind = $1 AND failing_since IS NOT NULL LIMIT 1',
);

export const saveFailing = statement<[tenantId: string, kind: string, now: Date]>(
  'aging.save_failing',
  'UPDATE data_retention SET failing_since = coalesce(failing_since, $3) WHERE tenant_id = $1 AND kind = $2',
);

const countFailing = statement<[], { kind: string; tenants: number }>(
  'aging.count_failing',
  'SELECT kind, count(failing_since)::int AS tenants FROM data_retention GROUP BY kind',
);

/** Tenants whose rows of a kind wait because their archive cannot be written, by kind. */
export async function readFailing(sql: Sql): Promise<Readonly<Record<string, number>>> {
  const rows = await sql.rows(countFailing);
  return Object.fromEntries(rows.map(({ kind, tenants }) => [kind, tenants]));
}
