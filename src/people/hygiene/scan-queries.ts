import type { SegmentRule } from '../../generated/types.ts';
import { batchStatement, type Sql, statement } from '../../platform/database/sql.ts';
import type { WorkKind } from '../../platform/work/kind.ts';

export interface RunningScan {
  readonly id: string;
  readonly account_id: string;
  readonly level: 'offline' | 'lookup';
  readonly list_id: string | null;
  readonly segment_id: string | null;
  /** By segment id; null without a segment. */
  readonly segment_rules: Readonly<Record<string, SegmentRule>> | null;
  readonly created_at: Date;
  /** Id of the last contact that was checked. */
  readonly cursor: string;
  readonly max_credits: number;
  /** Credits spent so far. */
  readonly credits: number;
  readonly request_id: string | null;
  /** The effective state of the account. */
  readonly account_state: string;
}

export const SCANS: WorkKind = {
  name: 'hygiene_scans',
  table: 'hygiene_scans',
  id: 'id',
  due: 'due_at',
  where: "state = 'running'",
};

export const findScan = statement<[tenantId: string, id: string], RunningScan>(
  'hygiene.find_scan',
  `SELECT s.id, s.account_id, s.level, s.list_id, s.segment_id, s.segment_rules, s.created_at, s.cursor, s.max_credits, s.credits, s.request_id,
          a.state AS account_state
     FROM hygiene_scans s JOIN account_states a ON a.tenant_id = $1 AND a.id = s.account_id
    WHERE s.tenant_id = $1 AND s.id = $2 AND s.state = 'running'`,
);

/** Returns false when another worker has the lease of the scan. */
export async function moveScan(
  sql: Sql,
  tenantId: string,
  id: string,
  leasedUntil: Date,
  {
    cursor,
    checked,
    found,
    credits,
  }: Pick<RunningScan, 'cursor' | 'credits'> & {
    readonly checked: number;
    readonly found: number;
  },
): Promise<boolean> {
  const added = { checked: { increment: checked }, found: { increment: found }, credits: { increment: credits } };
  const { count } = await sql.tenant(tenantId).hygiene_scans.updateMany({
    where: { id, due_at: leasedUntil },
    data: { cursor, ...added },
  });
  return count === 1;
}

export async function endScan(
  sql: Sql,
  tenantId: string,
  id: string,
  leasedUntil: Date,
  end: { readonly state: string; readonly reason: string | null; readonly finished_at: Date },
): Promise<void> {
  await sql.tenant(tenantId).hygiene_scans.updateMany({
    where: { id, due_at: leasedUntil },
    data: { ...end, due_at: null },
  });
}

export interface ScannedContact {
  readonly id: string;
  readonly phone: string;
}

export const nextContacts = statement<
  [tenantId: string, accountId: string, after: string, limit: number],
  ScannedContact
>(
  'hygiene.next_contacts',
  'SELECT id, phone FROM contacts WHERE tenant_id = $1 AND account_id = $2 AND id > $3 ORDER BY id LIMIT $4',
);

export const nextMembers = statement<
  [tenantId: string, accountId: string, listId: string, after: string, limit: number],
  ScannedContact
>(
  'hygiene.next_members',
  `SELECT c.id, c.phone FROM list_members m JOIN contacts c ON c.tenant_id = m.tenant_id AND c.id = m.contact_id
    WHERE m.tenant_id = $1 AND c.account_id = $2 AND m.list_id = $3 AND m.contact_id > $4 ORDER BY m.contact_id LIMIT $5`,
);

/** Deletes earlier findings of these numbers, which are parsed again. */
export const deleteParsed = batchStatement<[tenantId: string, accountId: string, phones: readonly string[]]>(
  'hygiene.delete_parsed',
  "DELETE FROM hygiene_findings WHERE tenant_id = $1 AND account_id = $2 AND phone = ANY ($3) AND reason = 'invalid_number'",
);

export const saveParsed = batchStatement<
  [tenantId: string, accountId: string, phones: readonly string[], evidences: readonly string[], now: Date]
>(
  'hygiene.save_parsed',
  `INSERT INTO hygiene_findings (tenant_id, account_id, phone, reason, evidence, found_at)
   SELECT $1, $2, one.phone, 'invalid_number', one.evidence::jsonb, $5 FROM unnest($3::text[], $4::text[]) AS one (phone, evidence)
   ON CONFLICT (tenant_id, account_id, phone, reason) DO UPDATE SET evidence = excluded.evidence, found_at = excluded.found_at`,
);
