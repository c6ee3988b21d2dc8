import type { Owner } from '../../domain/account.ts';
import { IN_HOLD_OUT } from '../../people/segments/in-hold-out.ts';
import { batchStatement, type Sql } from '../../platform/database/sql.ts';
import type { StoredHoldOut } from '../../sending/rules/sending-rules.ts';

/** The contacts that an account sends no marketing. */
export interface HoldOut {
  readonly percent: number;
  /** Of the last change of the share; null if it was never set. */
  readonly since: Date | null;
  readonly contacts: number;
}

/** Reads all contacts of the account. */
const findHoldOut = batchStatement<
  [tenantId: string, accountId: string],
  { readonly hold_out: StoredHoldOut | null; readonly contacts: number }
>(
  'outcomes.find_hold_out',
  `SELECT (SELECT r.rules -> 'hold_out' FROM sending_rules r WHERE r.tenant_id = $1 AND r.account_id = $2) AS hold_out,
          (SELECT count(*)::int FROM contacts c WHERE c.tenant_id = $1 AND c.account_id = $2 AND ${IN_HOLD_OUT}) AS contacts`,
);

export async function readHoldOut(sql: Sql, { tenantId, accountId }: Owner): Promise<HoldOut> {
  const found = await sql.row(findHoldOut, tenantId, accountId);
  const { percent = 0, since = null } = found?.hold_out ?? {};
  return { percent, since: since === null ? null : new Date(since), contacts: found?.contacts ?? 0 };
}
