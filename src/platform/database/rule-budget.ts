const QUERY_CANCELED = '57014';
const TOO_MANY_CONNECTIONS = '53300';

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

/** A statement was not started, because too many rules are evaluated and wait. */
export class RulesBusy extends Error {
  readonly code = TOO_MANY_CONNECTIONS;

  constructor() {
    super('Too many rules are evaluated at the same time.');
  }
}

/** Tells a statement that exceeded its budget from other errors. */
export function toBudgetError(error: unknown, budgetMs: number): unknown {
  return (Object(error) as { readonly code?: unknown }).code === QUERY_CANCELED
    ? new BudgetExceeded(budgetMs, error)
    : error;
}
