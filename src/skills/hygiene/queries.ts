import type { Owner } from '../../domain/account.ts';
import type { toNullableJson } from '../../platform/database/json.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';

export interface ClusterRow {
  readonly match: 'email' | 'name';
  readonly value: string;
  readonly size: number;
  readonly contacts: readonly {
    readonly contact_id: string;
    readonly phone: string;
    readonly first_name: string | null;
    readonly last_name: string | null;
    readonly email: string | null;
    readonly consent_status: 'none' | 'pending' | 'opted_in' | 'opted_out';
  }[];
}

/**
 * Contacts that share an email address or a full name, and so are probably one person with several
 * numbers. Contacts with the same number cannot exist: the number is unique within the account.
 * Reads the contacts of the account once and returns the twenty oldest contacts of each cluster.
 */
export const listClusters = statement<
  [tenantId: string, accountId: string, match: string | null, after: string, limit: number],
  ClusterRow & { readonly key: string }
>(
  'hygiene.list_clusters',
  `WITH named AS (
     SELECT 'email' AS match, lower(btrim(email)) AS value, id FROM contacts
      WHERE tenant_id = $1 AND account_id = $2 AND btrim(email) <> ''
     UNION ALL
     SELECT 'name', lower(btrim(first_name)) || ' ' || lower(btrim(last_name)), id FROM contacts
      WHERE tenant_id = $1 AND account_id = $2 AND btrim(first_name) <> '' AND btrim(last_name) <> ''),
   clusters AS (
     SELECT match, value, (match || ' ' || value) COLLATE "C" AS key, count(*)::int AS size, (array_agg(id ORDER BY id))[1:20] AS ids FROM named
      WHERE ($3::text IS NULL OR match = $3) AND (match || ' ' || value) COLLATE "C" > $4
      GROUP BY match, value HAVING count(*) > 1 ORDER BY 3 LIMIT $5)
   SELECT k.key, k.match, k.value, k.size,
          (SELECT jsonb_agg(jsonb_build_object('contact_id', c.id, 'phone', c.phone, 'first_name', c.first_name, 'last_name', c.last_name,
                    'email', c.email, 'consent_status', c.consent_status) ORDER BY c.id)
             FROM contacts c WHERE c.tenant_id = $1 AND c.account_id = $2 AND c.id = ANY (k.ids)) AS contacts
     FROM clusters k ORDER BY k.key`,
);

export interface ScanRow {
  readonly id: string;
  readonly level: 'offline' | 'lookup';
  readonly list_id: string | null;
  readonly segment_id: string | null;
  readonly state: 'running' | 'completed' | 'stopped';
  /** Why it stopped early. */
  readonly reason: string | null;
  readonly total: number;
  readonly checked: number;
  readonly found: number;
  readonly max_credits: number;
  readonly credits: number;
  readonly created_at: Date;
  readonly finished_at: Date | null;
}

interface NewScan {
  readonly id: string;
  readonly level: string;
  readonly list_id: string | null;
  readonly segment_id: string | null;
  readonly total: number;
  readonly max_credits: number;
  readonly request_id: string;
  /** Prisma's value of the rules of the segment. */
  readonly segment_rules: ReturnType<typeof toNullableJson>;
}

/** Returns false while another scan of the account runs: a unique index allows one running scan. */
export async function insertScan(tx: Sql, { tenantId, accountId }: Owner, scan: NewScan, now: Date): Promise<boolean> {
  const start = { state: 'running', cursor: '', checked: 0, found: 0, credits: 0, created_at: now, due_at: now };
  const { count } = await tx.tenant(tenantId).hygiene_scans.createMany({
    data: [{ tenant_id: tenantId, account_id: accountId, ...scan, ...start }],
    skipDuplicates: true,
  });
  return count === 1;
}

export async function getScan(sql: Sql, { tenantId, accountId }: Owner, id: string): Promise<ScanRow | null> {
  const where = { account_id: accountId, id };
  return (await sql.tenant(tenantId).hygiene_scans.findFirst({ where })) as ScanRow | null;
}

export function findRunningScan(sql: Sql, { tenantId, accountId }: Owner): Promise<{ id: string } | null> {
  const where = { account_id: accountId, state: 'running' };
  return sql.tenant(tenantId).hygiene_scans.findFirst({ where, select: { id: true } });
}

export function countContacts(sql: Sql, { tenantId, accountId }: Owner): Promise<number> {
  return sql.tenant(tenantId).contacts.count({ where: { account_id: accountId } });
}

/** Returns null when the list does not exist. */
export async function countMembers(sql: Sql, { tenantId, accountId }: Owner, listId: string): Promise<number | null> {
  const where = { account_id: accountId, id: listId };
  const list = await sql.tenant(tenantId).lists.findFirst({ where, select: { member_count: true } });
  return list?.member_count ?? null;
}
