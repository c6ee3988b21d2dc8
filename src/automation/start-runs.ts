import { limitReached } from '../domain/automation/limits.ts';
import { isOfTrigger } from '../domain/automation/triggers.ts';
import { type Cause, MAX_DEPTH } from '../domain/causes.ts';
import type { HandleSignals } from '../events/signals/consume.ts';
import type { Signal as AnySignal } from '../events/signals/signal.ts';
import { takeBudget } from '../events/signals/take-budget.ts';
import { isDatabaseUnavailable } from '../platform/database/connections/unavailable.ts';
import { BudgetExceeded } from '../platform/database/rule-budget.ts';
import { inSavepoint } from '../platform/database/savepoint.ts';
import { batchStatement, type Sql } from '../platform/database/sql.ts';
import { countEarlierRuns } from './earlier-runs.ts';
import { evaluateRule, isSkip, type Mismatch } from './evaluate.ts';
import { fillActions, loadContacts } from './fill-actions.ts';
import { insertRuns, insertSkips, type NewRun, type Skip } from './insert-runs.ts';
import { disableRule, limitsOf, lockEnabled, type RuleRow } from './rules.ts';
import { addFailure } from './run-queries.ts';

/** No rule waits for a conversion. */
type Signal = Exclude<AnySignal, { readonly kind: 'conversion' }>;

const isOfRules = (signal: AnySignal): signal is Signal => signal.kind !== 'conversion';

export interface StartParts {
  readonly clock: () => Date;
  /** Called when a rule is disabled, whose conditions failed or which is part of a loop. */
  readonly onDisabled: (tenantId: string, rule: RuleRow, reason: 'conditions_failed' | 'loop', error?: unknown) => void;
}

/** A rule with the signals that are of its trigger, and what each of them leads to. */
interface Candidate {
  readonly rule: RuleRow;
  readonly signal: Signal;
  readonly depth: number;
  readonly rootId: string;
  readonly mismatch: Mismatch | 'loop' | null;
}

/**
 * Starts the rules that wait for the signals: inserts runs, which another worker performs. Runs in
 * the transaction that removes the signals, so that no signal starts a rule twice.
 */
export function createAutomationHandler({ clock, onDisabled }: StartParts): HandleSignals {
  return async (tx, tenantId, all) => {
    const signals = all.filter(isOfRules);
    if (signals.length === 0) return;
    const now = clock();
    const accounts = [...new Set(signals.map(({ account_id: id }) => id))];
    const rules = await tx.rows(lockEnabled, tenantId, accounts);
    if (rules.length === 0) return;
    const causes = await findCauses(tx, tenantId, signals);
    const candidates: Candidate[] = [];
    const started: NewRun[] = [];
    const skips: Skip[] = [];
    for (const rule of rules) {
      const own = signals.filter((one) => one.account_id === rule.account_id && isOfTrigger(rule, one));
      if (own.length === 0) continue;
      try {
        candidates.push(...(await inSavepoint(tx, () => evaluate(tx, tenantId, rule, own, causes, now))));
      } catch (error) {
        if (isTransient(error)) throw error;
        if (error instanceof BudgetExceeded && (await tx.row(addFailure, tenantId, rule.id))?.is_last !== true) {
          skips.push({ rule, reason: 'conditions_too_slow', count: own.length });
          continue;
        }
        await disableRule(tx, { tenantId, accountId: rule.account_id }, rule.id, 'conditions_failed', now);
        onDisabled(tenantId, rule, 'conditions_failed', error);
      }
    }
    for (const rule of rules) {
      const own = candidates.filter((one) => one.rule === rule);
      if (own.length > 0) skips.push(...(await startRule(tx, tenantId, rule, own, started, now)));
    }
    // In the order of the signals, and of the rules for each signal.
    const position = new Map(signals.map((signal, index) => [signal.id, index]));
    const order = ({ trigger }: NewRun): number => position.get((trigger as Signal).id) ?? 0;
    const inOrder = started.toSorted((a, b) => order(a) - order(b));
    const { runs, loops } = await stopLoops(tx, tenantId, inOrder, now);
    await insertRuns(tx, tenantId, runs, now);
    await insertSkips(tx, tenantId, skips, now);
    for (const rule of loops)
      if (await disableRule(tx, { tenantId, accountId: rule.account_id }, rule.id, 'loop', now))
        onDisabled(tenantId, rule, 'loop');
  };
}

async function evaluate(
  tx: Sql,
  tenantId: string,
  rule: RuleRow,
  signals: readonly Signal[],
  causes: ReadonlyMap<string, Cause>,
  now: Date,
): Promise<Candidate[]> {
  const causeOf = ({ id, depth, root_id: rootId }: Signal): Cause => causes.get(id) ?? { depth, rootId };
  const depthOf = (signal: Signal): number => causeOf(signal).depth;
  const owner = { tenantId, accountId: rule.account_id };
  const shallow = signals.filter((signal) => depthOf(signal) < MAX_DEPTH);
  const found = await evaluateRule(tx, owner, rule, shallow, now);
  // Conditions do not matter for a loop, but the text and the properties do.
  const deep = signals.filter((signal) => depthOf(signal) >= MAX_DEPTH);
  const loops = await evaluateRule(tx, owner, { ...rule, conditions: null }, deep, now);
  const candidateOf = (signal: Signal, mismatch: Candidate['mismatch']): Candidate => ({
    rule,
    signal,
    depth: depthOf(signal) + 1,
    rootId: causeOf(signal).rootId ?? signal.id,
    mismatch,
  });
  return [
    ...shallow.map((signal, index) => candidateOf(signal, found[index] ?? null)),
    ...deep.map((signal, index) => candidateOf(signal, loops[index] ?? 'loop')),
  ];
}

/** Adds the runs of one rule to `started`, and returns what was skipped. */
async function startRule(
  tx: Sql,
  tenantId: string,
  rule: RuleRow,
  candidates: readonly Candidate[],
  started: NewRun[],
  now: Date,
): Promise<Skip[]> {
  const skipped = new Map<string, number>();
  const skip = (reason: string): unknown => skipped.set(reason, (skipped.get(reason) ?? 0) + 1);
  const matching = candidates.filter(({ mismatch }) => mismatch === null).map(({ signal }) => signal);
  const contacts = await loadContacts(tx, tenantId, matching);
  const counter = await countEarlierRuns(tx, tenantId, rule, matching, now);
  for (const { signal, depth, rootId, mismatch } of candidates) {
    const run = { rule, trigger: signal, depth, rootId };
    if (mismatch === 'loop') started.push({ ...run, state: 'stopped', reason: 'loop', actions: [] });
    else if (mismatch !== null) isSkip(mismatch) && skip(mismatch);
    else {
      const limit = limitReached(limitsOf(rule), counter.earlierFor(signal), now);
      if (limit !== null) {
        skip(limit);
        continue;
      }
      counter.add(signal);
      const actions = fillActions(rule.actions, signal, contacts);
      started.push({ ...run, state: 'pending', reason: null, actions });
    }
  }
  return [...skipped].map(([reason, count]) => ({ rule, reason, count }));
}

/**
 * Keeps the runs that have a budget left. Of a rule that is part of a loop, only the first run is
 * kept, as stopped.
 */
async function stopLoops(
  tx: Sql,
  tenantId: string,
  started: readonly NewRun[],
  now: Date,
): Promise<{ readonly runs: readonly NewRun[]; readonly loops: ReadonlySet<RuleRow> }> {
  const caused = started.flatMap((run) =>
    run.state === 'pending' && run.depth > 1 ? [{ run, accountId: run.rule.account_id, rootId: run.rootId }] : [],
  );
  const over = new Set([...(await takeBudget(tx, tenantId, caused, now))].map(({ run }) => run));
  const loops = new Set<RuleRow>();
  const runs: NewRun[] = [];
  for (const run of started) {
    if (run.state === 'pending' && !over.has(run)) runs.push(run);
    else if (!loops.has(run.rule)) {
      loops.add(run.rule);
      runs.push({ ...run, state: 'stopped', reason: 'loop', actions: [] });
    }
  }
  return { runs, loops };
}

const causesOfMessages = batchStatement<
  [tenantId: string, messageIds: readonly string[]],
  { id: string; depth: number; root_id: string | null }
>(
  'automation.causes_of_messages',
  `SELECT m.id, r.depth, r.root_id FROM messages m JOIN automation_runs r ON r.tenant_id = $1 AND r.id = m.request_id COLLATE "C"
    WHERE m.tenant_id = $1 AND m.id = ANY ($2)`,
);

/**
 * A message fails long after the transaction that accepted it, so the signal does not know that a
 * run sent it. The request id of the message is the id of the run.
 */
async function findCauses(tx: Sql, tenantId: string, signals: readonly Signal[]): Promise<ReadonlyMap<string, Cause>> {
  const failures = signals.flatMap((one) => (one.kind === 'failure' ? [one] : []));
  if (failures.length === 0) return new Map();
  const ids = failures.map(({ data }) => data.message_id);
  const rows = await tx.rows(causesOfMessages, tenantId, ids);
  const causes = new Map(rows.map(({ id, depth, root_id: rootId }) => [id, { depth, rootId }]));
  return new Map(
    failures.flatMap(({ id, data }) => {
      const cause = causes.get(data.message_id);
      return cause === undefined ? [] : [[id, cause] as const];
    }),
  );
}

/** SQLSTATEs of faults that a later attempt does not have (PostgreSQL manual, appendix A). */
const TRANSIENT = /^(53...|55P03|40P01|40001)$/;

const isTransient = (error: unknown): boolean =>
  TRANSIENT.test((error as { code?: string }).code ?? '') || isDatabaseUnavailable(error);
