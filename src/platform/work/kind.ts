import { batchStatement, type Statement } from '../database/sql.ts';

/** A kind of background work: rows of one table, each due at a time of its own. */
export interface WorkKind {
  /** Its label in metrics, logs and failures. */
  readonly name: string;
  readonly table: string;
  /** The column that tells the items of a tenant apart. */
  readonly id: string;
  /**
   * The column of the time from which an item is due; null: never. While the item is in progress,
   * it is the end of its lease.
   */
  readonly due: string;
  /** SQL: which rows of the table are of this kind. Default: all. */
  readonly where?: string;
  /** Items that one process works on at the same time. Default: 4. */
  readonly places?: number;
  /** Those of one tenant among them. Default: 1. */
  readonly perTenant?: number;
}

export interface WorkItem {
  readonly tenant_id: string;
  readonly id: string;
}

export interface WorkStatements {
  readonly find: Statement<[now: Date, busyTenants: readonly string[], perTenant: number, limit: number], WorkItem>;
  readonly claim: Statement<[tenantId: string, id: string, now: Date, until: Date], { has_failed: boolean }>;
  readonly finish: Statement<[tenantId: string, id: string, until: Date, next: Date | null], Record<string, never>>;
}

/** The statements of a kind. Its name, table and columns are constants of the code. */
export function statementsOf({
  name: NAME,
  table: TABLE,
  id: ID,
  due: DUE,
  where: WHERE = 'true',
}: WorkKind): WorkStatements {
  return {
    // The oldest of each tenant first, however many items another tenant has. Locks nothing.
    find: batchStatement(
      `work.find_${NAME}`,
      `SELECT tenant_id, id
         FROM (SELECT tenant_id, ${ID} AS id, ${DUE} AS due, row_number() OVER (PARTITION BY tenant_id ORDER BY ${DUE}) AS nth
                 FROM ${TABLE} WHERE ${DUE} <= $1 AND ${WHERE} AND NOT tenant_id = ANY ($2)) found
        WHERE nth <= $3 ORDER BY nth, due LIMIT $4`,
    ),
    // A second worker that waits for the row finds it no longer due.
    claim: batchStatement(
      `work.claim_${NAME}`,
      `UPDATE ${TABLE} SET ${DUE} = $4 WHERE tenant_id = $1 AND ${ID} = $2 AND ${DUE} <= $3 AND ${WHERE}
       RETURNING EXISTS (SELECT FROM work_failures f WHERE f.tenant_id = $1 AND f.kind = '${NAME}' AND f.item_id = $2) AS has_failed`,
    ),
    // Only while it is the lease: what changed the item meanwhile may have made it due again.
    finish: batchStatement(
      `work.finish_${NAME}`,
      `UPDATE ${TABLE} SET ${DUE} = $4 WHERE tenant_id = $1 AND ${ID} = $2 AND ${DUE} = $3`,
    ),
  };
}
