import pg from 'pg';
import { arrayText, isPlain } from './array-text.ts';
import type { PrismaRun } from './prisma.ts';
import { queryAlone, queryWithSettings } from './query-with-settings.ts';
import { CallerGone, toBudgetError } from './rule-budget.ts';
import type { RuleTurns } from './rule-turns.ts';
import type { Sql, Statement } from './sql.ts';
import { scopeToTenant } from './tenant-prisma.ts';
import { writtenTables } from './writes.ts';

/** How statements with a budget are executed. */
export interface Rules {
  /** For those outside of transactions. */
  readonly pool: pg.Pool;
  readonly turns: RuleTurns;
  readonly isShared: (sql: Sql, tenantId: string) => Promise<boolean>;
  readonly budgetMs: number | undefined;
  /** Cancels the statement of a connection of `pool`, over another connection. */
  readonly cancel: (pid: number) => Promise<void>;
}

/** Longer statements of tenants that share a place are canceled. */
const SHARED_BUDGET_MS = 2_000;

const IN_FAILED_TRANSACTION = '25P02';

/**
 * Statements are sent together: those behind one that failed fail too, and then say why that one
 * did.
 */
function withCause<Args extends readonly unknown[], Result>(
  send: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  let cause: unknown;
  return (...args) =>
    send(...args).catch((error: unknown) => {
      if ((error as { readonly code?: unknown }).code !== IN_FAILED_TRANSACTION) cause = error;
      throw cause ?? error;
    });
}

/** `makeSignal` makes what cancels the statements with a budget of a caller that may leave. */
export function sqlOver(
  client: pg.Pool | pg.PoolClient,
  prisma: PrismaRun,
  onWrite: (table: string) => void,
  rules: Rules,
  makeSignal?: () => AbortSignal,
): Sql {
  const send = async (
    statement: Statement<readonly unknown[], unknown>,
    params: readonly unknown[],
  ): Promise<pg.QueryResult> => {
    const config = {
      ...(statement.batch === true ? {} : { name: statement.name }),
      text: statement.text,
      values: params.map((value) => (isPlain(value) ? arrayText(value) : value)),
    };
    const { scans, budgetMs, takesTurns } = statement;
    if (budgetMs !== undefined || takesTurns === true) return sendInTurn(config, statement, String(params[0]));
    if (scans !== true) return client.query(config);
    return client instanceof pg.Pool
      ? queryAlone(client, config, statement)
      : queryWithSettings(client, config, statement);
  };
  const sendInTurn = async (
    config: pg.QueryConfig,
    { scans, budgetMs: own }: Statement<readonly unknown[], unknown>,
    tenantId: string,
  ): Promise<pg.QueryResult> => {
    const { pool, turns, cancel } = rules;
    const isAlone = client instanceof pg.Pool;
    const isShared = await rules.isShared(sql, tenantId);
    const wanted = own && ((isAlone ? rules.budgetMs : undefined) ?? own);
    const budgetMs = isShared ? Math.min(wanted ?? SHARED_BUDGET_MS, SHARED_BUDGET_MS) : wanted;
    const settings = { scans, budgetMs };
    const signal = makeSignal?.();
    // A worker asks without a signal. Of its places, one tenant has a few.
    const isHolding = !isAlone || (signal === undefined && isShared);
    const work = (): Promise<pg.QueryResult> =>
      isAlone
        ? queryAlone(pool, config, settings, signal && { signal, cancel })
        : queryWithSettings(client, config, settings);
    try {
      return await turns.run({ tenantId, isShared, isHolding, signal }, work);
    } catch (error) {
      if (signal?.aborted === true) throw new CallerGone(error);
      throw budgetMs === undefined ? error : toBudgetError(error, budgetMs);
    }
  };
  const sendAll = client instanceof pg.Pool ? send : withCause(send);
  const query: typeof send = async (statement, params) => {
    const result = await sendAll(statement, params);
    for (const table of writtenTables(statement)) onWrite(table);
    return result;
  };
  const sql: Sql = {
    rows: async (statement, ...params) => (await query(statement, params)).rows,
    row: async (statement, ...params) => (await query(statement, params)).rows[0] ?? null,
    run: async (statement, ...params) => (await query(statement, params)).rowCount ?? 0,
    tenant: (tenantId) => scopeToTenant(prisma, tenantId, onWrite),
    isDistributed: null,
  };
  return sql;
}
