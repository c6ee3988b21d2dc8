const QUERY_CANCELED = '57014';
const TOO_MANY_CONNECTIONS = '53300';
/** Statements of one tenant that wait for their turn. */
const MAX_WAITING = 50;

/** A statement was canceled because it took longer than its budget (`Statement.budgetMs`). */
export class BudgetExceeded extends Error {
  readonly code = QUERY_CANCELED;
  readonly budgetMs: number;

  constructor(budgetMs: number, cause: unknown) {
    super(`A statement took more than its budget of ${budgetMs} ms and was canceled.`, { cause });
    this.budgetMs = budgetMs;
  }
}

/** A statement was canceled, or not started, because its caller no longer waits for it. */
export class CallerGone extends Error {
  constructor(cause?: unknown) {
    super('The caller closed the connection, so its statement was canceled.', { cause });
  }
}

/** Tells a statement that exceeded its budget from other errors. */
export function toBudgetError(error: unknown, budgetMs: number): unknown {
  return (Object(error) as { readonly code?: unknown }).code === QUERY_CANCELED
    ? new BudgetExceeded(budgetMs, error)
    : error;
}

/** Connections that one tenant may use at the same time. */
export interface Shares {
  /**
   * Runs the work when the tenant has a free place, in the order of the calls. Throws SQLSTATE
   * 53300 when too many wait already.
   */
  run<Answer>(tenantId: string, work: () => Promise<Answer>): Promise<Answer>;
}

export function createShares(perTenant: number): Shares {
  const waiting = new Map<string, (() => void)[]>();
  const running = new Map<string, number>();
  const enter = async (tenantId: string): Promise<void> => {
    const count = running.get(tenantId) ?? 0;
    if (count < perTenant) {
      running.set(tenantId, count + 1);
      return;
    }
    const queue = waiting.get(tenantId) ?? [];
    if (queue.length >= MAX_WAITING)
      throw Object.assign(new Error('Too many rules of this tenant are evaluated at the same time.'), {
        code: TOO_MANY_CONNECTIONS,
      });
    waiting.set(tenantId, queue);
    await new Promise<void>((done) => queue.push(done));
  };
  /** Hands the place to the next in the queue, if there is one. */
  const leave = (tenantId: string): void => {
    const queue = waiting.get(tenantId);
    const next = queue?.shift();
    if (queue?.length === 0) waiting.delete(tenantId);
    if (next !== undefined) {
      next();
      return;
    }
    const count = (running.get(tenantId) ?? 1) - 1;
    if (count === 0) running.delete(tenantId);
    else running.set(tenantId, count);
  };
  return {
    run: async (tenantId, work) => {
      await enter(tenantId);
      try {
        return await work();
      } finally {
        leave(tenantId);
      }
    },
  };
}
