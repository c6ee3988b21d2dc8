import type { Database } from '../platform/database/database.ts';
import { statement } from '../platform/database/sql.ts';

/** An account whose balance differs from its entries or holds. */
export interface Drift {
  readonly tenantId: string;
  readonly accountId: string;
  readonly posted: number;
  /** Sum of the entries. */
  readonly entries: number;
  readonly held: number;
  /** Remaining amount of the open holds. */
  readonly holds: number;
}

export interface DriftCheck {
  /**
   * Checks the next accounts for about half a second and starts over after the last one. Always
   * returns false, because it never needs to run again immediately.
   */
  run(): Promise<boolean>;
}

export interface DriftParts {
  readonly database: Database;
  /** Called for each checked account with its drift; null when it agrees. */
  readonly onChecked: (account: { readonly tenantId: string; readonly accountId: string }, drift: Drift | null) => void;
}

const BATCH = 100;
/** Budget per minute: about a thousand accounts. */
const BUDGET_MS = 500;

/** In primary key order. */
const nextAccounts = statement<
  [tenantId: string, accountId: string, limit: number],
  { tenant_id: string; account_id: string }
>(
  'credits.accounts_to_check',
  `SELECT tenant_id, account_id FROM credit_accounts WHERE (tenant_id, account_id) > ($1, $2) ORDER BY tenant_id, account_id LIMIT $3`,
);

/**
 * One statement, one snapshot: entries, holds and balance change in one transaction. Reads by
 * (tenant_id, account_id, id) and credit_holds_open_idx; takes no locks.
 */
const compare = statement<
  [tenantId: string, accountId: string],
  { posted: number; held: number; entries: number; holds: number }
>(
  'credits.compare',
  `SELECT b.posted, b.held,
          coalesce((SELECT sum(e.amount) FROM credit_entries e WHERE e.tenant_id = $1 AND e.account_id = $2), 0)::bigint AS entries,
          (coalesce((SELECT sum(h.amount - h.captured - h.released) FROM credit_holds h
                      WHERE h.tenant_id = $1 AND h.account_id = $2 AND h.state = 'open'), 0)
            + coalesce((SELECT sum(l.amount) FROM lookup_holds l WHERE l.tenant_id = $1 AND l.account_id = $2), 0))::bigint AS holds
     FROM credit_accounts b WHERE b.tenant_id = $1 AND b.account_id = $2`,
);

/** Compares all balances with their entries and holds, in an endless cycle. */
export function createDriftCheck({ database, onChecked }: DriftParts): DriftCheck {
  let after = { tenantId: '', accountId: '' };
  return {
    run: async () => {
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
