import { openCreditAccount } from '../../src/credits/accounts.ts';
import type { Owner } from '../../src/domain/account.ts';
import { type Database, openDatabase } from '../../src/platform/database/database.ts';
import { newId } from '../../src/platform/ids.ts';
import { createTestDatabase } from '../support/database.ts';

/** The credit tables, and the invariants that must hold at any time (reliability: credits). */
export interface CreditRecords {
  readonly database: Database;
  open(credits: number): Promise<Owner>;
  /** Read from the tables directly, independent of the code under test. */
  audit(owner: Owner): Promise<Audit>;
  close(): Promise<void>;
}

export interface Audit {
  readonly posted: number;
  readonly held: number;
  readonly entries: number;
  readonly sumOfEntries: number;
  readonly openInHolds: number;
  readonly captured: number;
  readonly capturedByEntries: number;
  readonly overdrawnHolds: number;
  readonly unresolvedClosedHolds: number;
}

const AUDIT = `SELECT a.posted, a.held, e.*, h.* FROM credit_accounts a,
  LATERAL (SELECT count(*) AS entries, coalesce(sum(amount), 0)::bigint AS "sumOfEntries",
                  coalesce(-sum(amount) FILTER (WHERE kind = 'campaign'), 0)::bigint AS "capturedByEntries"
             FROM credit_entries WHERE tenant_id = $1 AND account_id = $2) e,
  LATERAL (SELECT coalesce(sum(amount - captured - released) FILTER (WHERE state = 'open'), 0)::bigint AS "openInHolds",
                  coalesce(sum(captured), 0)::bigint AS captured,
                  count(*) FILTER (WHERE captured + released > amount OR captured < 0 OR released < 0) AS "overdrawnHolds",
                  count(*) FILTER (WHERE state = 'closed' AND captured + released <> amount) AS "unresolvedClosedHolds"
             FROM credit_holds WHERE tenant_id = $1 AND account_id = $2) h
 WHERE a.tenant_id = $1 AND a.account_id = $2`;

export async function openRecords(): Promise<CreditRecords> {
  const { url, drop } = await createTestDatabase();
  const database = openDatabase({
    connectionString: url,
    maxConnections: 16,
    statementTimeoutMs: 30_000,
    applicationName: 'credits test',
  });
  return {
    database,
    open: async (credits) => {
      const id = newId('acc');
      const owner = { tenantId: id, accountId: id };
      const start = { entryId: newId('cre'), credits, ref: `starter:${id}`, now: new Date() };
      await database.transaction((tx) => openCreditAccount(tx, owner, start));
      return owner;
    },
    audit: async ({ tenantId, accountId }) =>
      (await database.pool.query(AUDIT, [tenantId, accountId])).rows[0] as Audit,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

/**
 * After any commands: the entries sum up to the balance, the holds sum up to the held credits, and
 * no value is negative.
 */
export function expectSound(audit: Audit): void {
  expect(audit).toMatchObject({
    sumOfEntries: audit.posted,
    openInHolds: audit.held,
    capturedByEntries: audit.captured,
    overdrawnHolds: 0,
    unresolvedClosedHolds: 0,
  });
  expect(audit.held).toBeGreaterThanOrEqual(0);
  expect(audit.posted - audit.held).toBeGreaterThanOrEqual(0);
}
