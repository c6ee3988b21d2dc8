import { batchStatement, statement } from '../../platform/sql.ts';

export interface ScanRow {
  readonly id: string;
  readonly account_id: string;
  readonly level: 'offline' | 'lookup';
  readonly list_id: string | null;
  readonly state: 'running' | 'completed' | 'stopped';
  readonly reason: string | null;
  readonly cursor: string;
  readonly total: number;
  readonly checked: number;
  readonly found: number;
  readonly max_credits: number;
  readonly credits: number;
  readonly created_at: Date;
  readonly finished_at: Date | null;
}

const SCAN =
  'id, account_id, level, list_id, state, reason, cursor, total, checked, found, max_credits, credits, created_at, finished_at';

/** No row comes back while another scan of the account runs; the unique index over those that run decides. */
export const insertScan = statement<
  [
    tenantId: string,
    accountId: string,
    id: string,
    level: string,
    listId: string | null,
    total: number,
    maxCredits: number,
    now: Date,
    requestId: string,
  ],
  ScanRow
>(
  'hygiene.insert_scan',
  `INSERT INTO hygiene_scans (tenant_id, account_id, id, level, list_id, state, cursor, total, checked, found, max_credits, credits, created_at, request_id)
   VALUES ($1, $2, $3, $4, $5, 'running', '', $6, 0, 0, $7, 0, $8, $9)
   ON CONFLICT (tenant_id, account_id) WHERE state = 'running' DO NOTHING RETURNING ${SCAN}`,
);

export const getScan = statement<[tenantId: string, accountId: string, id: string], ScanRow>(
  'hygiene.get_scan',
  `SELECT ${SCAN} FROM hygiene_scans WHERE tenant_id = $1 AND account_id = $2 AND id = $3`,
);

export const findRunningScan = statement<[tenantId: string, accountId: string], { id: string }>(
  'hygiene.find_running_scan',
  "SELECT id FROM hygiene_scans WHERE tenant_id = $1 AND account_id = $2 AND state = 'running'",
);

/** Of every tenant, by the index over scans that run. */
export const runningScans = statement<[limit: number], { tenant_id: string; account_id: string }>(
  'hygiene.running_scans',
  "SELECT tenant_id, account_id FROM hygiene_scans WHERE state = 'running' ORDER BY tenant_id, account_id LIMIT $1",
);

/** The row is the lock of its scan: a second worker passes on. */
export const lockScan = statement<
  [tenantId: string, accountId: string],
  ScanRow & { account_state: string; request_id: string | null }
>(
  'hygiene.lock_scan',
  `SELECT s.id, s.account_id, s.level, s.list_id, s.state, s.reason, s.cursor, s.total, s.checked, s.found, s.max_credits, s.credits,
          s.created_at, s.finished_at, s.request_id, a.state AS account_state
     FROM hygiene_scans s JOIN accounts a ON a.tenant_id = s.tenant_id AND a.id = s.account_id
    WHERE s.tenant_id = $1 AND s.account_id = $2 AND s.state = 'running' FOR NO KEY UPDATE OF s SKIP LOCKED`,
);

export const moveScan = statement<
  [
    tenantId: string,
    id: string,
    cursor: string,
    checked: number,
    found: number,
    credits: number,
    state: string,
    reason: string | null,
    finishedAt: Date | null,
  ]
>(
  'hygiene.move_scan',
  `UPDATE hygiene_scans SET cursor = $3, checked = checked + $4, found = found + $5, credits = credits + $6, state = $7, reason = $8, finished_at = $9
    WHERE tenant_id = $1 AND id = $2`,
);

export const countContacts = statement<[tenantId: string, accountId: string], { contacts: number }>(
  'hygiene.count_contacts',
  'SELECT count(*)::int AS contacts FROM contacts WHERE tenant_id = $1 AND account_id = $2',
);

export const countMembers = statement<[tenantId: string, listId: string], { contacts: number }>(
  'hygiene.count_members',
  'SELECT member_count AS contacts FROM lists WHERE tenant_id = $1 AND id = $2',
);

export const findList = statement<[tenantId: string, accountId: string, id: string], { id: string }>(
  'hygiene.find_list',
  'SELECT id FROM lists WHERE tenant_id = $1 AND account_id = $2 AND id = $3',
);

export interface ScannedContact {
  readonly id: string;
  readonly phone: string;
}

/** In the order of their ids. */
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

/** What the parsing of these numbers found before, all of it, is found anew. */
export const dropParsed = batchStatement<[tenantId: string, accountId: string, phones: readonly string[]]>(
  'hygiene.drop_parsed',
  "DELETE FROM hygiene_findings WHERE tenant_id = $1 AND account_id = $2 AND phone = ANY ($3) AND reason = 'invalid_number'",
);

export const keepParsed = batchStatement<
  [tenantId: string, accountId: string, phones: readonly string[], evidences: readonly string[], now: Date]
>(
  'hygiene.keep_parsed',
  `INSERT INTO hygiene_findings (tenant_id, account_id, phone, reason, evidence, found_at)
   SELECT $1, $2, g.phone, 'invalid_number', g.evidence::jsonb, $5 FROM unnest($3::text[], $4::text[]) AS g(phone, evidence)
   ON CONFLICT (tenant_id, account_id, phone, reason) DO UPDATE SET evidence = excluded.evidence, found_at = excluded.found_at`,
);
