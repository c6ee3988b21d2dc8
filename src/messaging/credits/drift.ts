import type { Database } from '../../platform/database.ts';
import { statement } from '../../platform/sql.ts';

/** An account whose balance is not what its entries and holds make of it. */
export interface Drift {
  readonly tenantId: string;
  readonly accountId: string;
  readonly posted: number;
  /** What the entries add up to. */
  readonly entries: number;
  readonly held: number;
  /** What is left of the holds that are open. */
  readonly holds: number;
}

export interface DriftCheck {
  /** Checks the next accounts for about half a second; begins again after the last one. Never asks for more at once. */
  round(): Promise<boolean>;
}

export interface DriftParts {
  readonly database: Database;
  /** Each account that was checked, with what is wrong; null when it adds up. */
  readonly onChecked: (account: { readonly tenantId: string; readonly accountId: string }, drift: Drift | null) => void;
}

const BATCH = 100;
/** Of every minute: about a thousand accounts; the sum of a million entries takes 0.3 s. */
const BUDGET_MS = 500;

/** In the order of the primary key. */
const nextAccounts = statement<
  [tenantId: string, accountId: string, limit: number],
  { tenant_id: string; account_id: string }
>(
  'credits.accounts_to_check',
  `SELECT tenant_id, account_id FROM credit_accounts WHERE (tenant_id, account_id) > ($1, $2) ORDER BY tenant_id, account_id LIMIT $3`,
);

/**
 * One statement, one snapshot: whoever moves credits writes entry, hold and balance in one transaction. By (tenant_id, account_id, id) of the
 * entries and by credit_holds_open_idx; locks nothing.
 */
const compare = statement<
  [tenantId: string, accountId: string],
  { posted: number; held: number; entries: number; holds: number }
>(
  'credits.compare',
  `SELECT b.posted, b.held,
          coalesce((SELECT sum(e.amount) FROM credit_entries e WHERE e.tenant_id = $1 AND e.account_id = $2), 0)::bigint AS entries,
          coalesce((SELECT sum(h.amount - h.captured - h.released) FROM credit_holds h
                     WHERE h.tenant_id = $1 AND h.account_id = $2 AND h.state = 'open'), 0)::bigint AS holds
     FROM credit_accounts b WHERE b.tenant_id = $1 AND b.account_id = $2`,
);

/** Walks all balances round and round and holds each against the ledger that it must agree with. */
export function createDriftCheck({ database, onChecked }: DriftParts): DriftCheck {
  let after = { tenantId: '', accountId: '' };
  return {
    round: async () => {
      const until = performance.now() + BUDGET_MS;
      for (;;) {
        const accounts = await database.rows(nextAccounts, after.tenantId, after.accountId, BATCH);
        for (const { tenant_id: tenantId, account_id: accountId } of accounts) {
          const row = await database.row(compare, tenantId, accountId);
          after = { tenantId, accountId };
          const agrees = row === null || (row.posted === row.entries && row.held === row.holds);
          onChecked(after, agrees ? null : { ...after, ...row });
          if (performance.now() > until) return false;
        }
        if (accounts.length < BATCH) {
          after = { tenantId: '', accountId: '' };
          return false;
        }
      }
    },
  };
}
