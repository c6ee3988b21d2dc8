import { CallerGone, RulesBusy } from './rule-budget.ts';

/** Who wants to evaluate rules. */
export interface RuleAsker {
  readonly tenantId: string;
  /** Whether it shares one place with all other tenants of which this is true. */
  readonly isShared: boolean;
  /**
   * Whether it keeps what others need while it waits: the connection of a transaction, or the place
   * of a worker.
   */
  readonly isHolding: boolean;
  /** Aborted when the answer is no longer wanted. */
  readonly signal?: AbortSignal | undefined;
}

/** Lets tenants take turns in evaluating rules. */
export interface RuleTurns {
  /**
   * Does the work when it is the turn of the tenant. Throws `RulesBusy` when that takes too long.
   */
  run<Answer>(asker: RuleAsker, work: () => Promise<Answer>): Promise<Answer>;
}

interface Waiter extends RuleAsker {
  readonly start: () => void;
}

/** Of all tenants together. */
const MAX_WAITING = { inAll: 200, shared: 60, perTenant: 20 };
/** Of those that hold something. */
const MAX_HOLDING = { shared: 2, perTenant: 4 };
/** Who holds something waits for longer than the budget of one statement of those that share. */
const PATIENCE_MS = { calling: 10_000, holding: 2_500 };
/** Time after which a third of what a tenant has used still counts. */
const MEMORY_MS = 10_000;
/** A tenant that has used more is expected to be slow again. */
const HEAVY_MS = 1_000;
/** What a statement counts at least, so that tenants take turns also in fast ones. */
const LEAST_MS = 1;
const FORGET_ABOVE = 1_000;

interface TurnOptions {
  readonly now?: () => number;
  readonly patienceMs?: typeof PATIENCE_MS;
}

/**
 * `places`: statements at the same time, of which a tenant gets a third. Of those that wait, the
 * tenant goes first that has used the least time recently, so that one fast statement does not wait
 * behind many slow ones. Tenants with slow statements get half of the places, so that others find
 * one that is free.
 */
export function createRuleTurns(
  places: number,
  { now = () => performance.now(), patienceMs = PATIENCE_MS }: TurnOptions = {},
): RuleTurns {
  const limits = { tenant: Math.floor(places / 3), heavy: Math.floor(places / 2), shared: 1 };
  const usage = createUsage(now);
  const waiting = new Set<Waiter>();
  const running = { inAll: 0, heavy: 0, shared: 0, byTenant: new Map<string, number>() };

  const mayStart = ({ tenantId, isShared }: RuleAsker): boolean =>
    running.inAll < places &&
    (running.byTenant.get(tenantId) ?? 0) < limits.tenant &&
    !(isShared && running.shared >= limits.shared) &&
    !(usage.isHeavy(tenantId) && running.heavy >= limits.heavy);

  /** Returns what ends the turn. */
  const start = ({ tenantId, isShared }: RuleAsker): (() => void) => {
    const isHeavy = usage.isHeavy(tenantId);
    const count = (by: 1 | -1): void => {
      running.inAll += by;
      if (isShared) running.shared += by;
      if (isHeavy) running.heavy += by;
      const own = (running.byTenant.get(tenantId) ?? 0) + by;
      if (own === 0) running.byTenant.delete(tenantId);
      else running.byTenant.set(tenantId, own);
    };
    const startedAt = now();
    count(1);
    return () => {
      usage.add(tenantId, Math.max(LEAST_MS, now() - startedAt));
      count(-1);
    };
  };

  const serve = (): void => {
    for (;;) {
      let next: Waiter | undefined;
      for (const one of waiting)
        if (mayStart(one) && (next === undefined || usage.of(one.tenantId) < usage.of(next.tenantId))) next = one;
      if (next === undefined) return;
      waiting.delete(next);
      next.start();
    }
  };

  const mayWait = ({ tenantId, isShared, isHolding }: RuleAsker): boolean => {
    const own = [...waiting].filter((one) => one.tenantId === tenantId);
    const shared = [...waiting].filter((one) => one.isShared);
    const holding = (line: readonly Waiter[]): number => line.filter((one) => one.isHolding).length;
    if (waiting.size >= MAX_WAITING.inAll || own.length >= MAX_WAITING.perTenant) return false;
    if (isHolding && holding(own) >= MAX_HOLDING.perTenant) return false;
    if (!isShared) return true;
    if (shared.length >= MAX_WAITING.shared) return false;
    return !isHolding || (holding(shared) < MAX_HOLDING.shared && !usage.isHeavy(tenantId));
  };

  const wait = (asker: RuleAsker): Promise<() => void> =>
    new Promise((done, fail) => {
      const { signal, isHolding } = asker;
      const leave = (error: Error): void => {
        if (!waiting.delete(waiter)) return;
        settle();
        fail(error);
      };
      const onAbort = (): void => leave(new CallerGone(signal?.reason));
      const patience = setTimeout(() => leave(new RulesBusy()), patienceMs[isHolding ? 'holding' : 'calling']);
      const settle = (): void => {
        clearTimeout(patience);
        signal?.removeEventListener('abort', onAbort);
      };
      const waiter: Waiter = {
        ...asker,
        start: () => {
          settle();
          done(start(asker));
        },
      };
      signal?.addEventListener('abort', onAbort);
      waiting.add(waiter);
    });

  return {
    run: async (asker, work) => {
      if (asker.signal?.aborted === true) throw new CallerGone(asker.signal.reason);
      if (!mayStart(asker) && !mayWait(asker)) throw new RulesBusy();
      const end = mayStart(asker) ? start(asker) : await wait(asker);
      try {
        return await work();
      } finally {
        end();
        serve();
      }
    },
  };
}

/** The time that tenants have used lately; what is long ago counts less and less. */
function createUsage(now: () => number) {
  const used = new Map<string, { readonly ms: number; readonly at: number }>();
  const of = (tenantId: string): number => {
    const known = used.get(tenantId);
    return known === undefined ? 0 : known.ms * Math.exp((known.at - now()) / MEMORY_MS);
  };
  return {
    of,
    isHeavy: (tenantId: string): boolean => of(tenantId) > HEAVY_MS,
    add: (tenantId: string, ms: number): void => {
      used.set(tenantId, { ms: of(tenantId) + ms, at: now() });
      if (used.size > FORGET_ABOVE) for (const one of used.keys()) if (of(one) < LEAST_MS) used.delete(one);
    },
  };
}
