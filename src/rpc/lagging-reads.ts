import { SkillError } from '../errors.ts';
import { catalog } from '../generated/catalog.ts';
import type { SkillName } from '../generated/skills.ts';
import { logFailure } from '../platform/database/connections/log-failure.ts';
import type { Database } from '../platform/database/database.ts';
import { BudgetExceeded, CallerGone, RulesBusy } from '../platform/database/rule-budget.ts';
import type { Logger } from '../platform/logger.ts';

/** Their reads are figures over many rows, of which seconds ago is as good as now. */
const MODULES: ReadonlySet<string> = new Set(['analytics', 'insights', 'metrics']);

/** The primary would answer the same. */
const NOT_OF_THE_REPLICA = [SkillError, BudgetExceeded, RulesBusy, CallerGone];

/**
 * Whether a read may be some seconds late. Reports and exports may not: they contain people, and
 * must see at once who was erased.
 */
export function toleratesLag(name: SkillName): boolean {
  return catalog[name].effect === 'read' && MODULES.has(catalog[name].module);
}

/**
 * Reads from the replica, or from the primary when the replica fails, for example because it
 * cancels a statement that holds up what it replays.
 */
export async function readLagging<T>(
  { replica, primary, log }: { readonly replica: Database; readonly primary: Database; readonly log: Logger },
  read: (from: Database) => Promise<T>,
): Promise<T> {
  try {
    return await read(replica);
  } catch (error) {
    if (NOT_OF_THE_REPLICA.some((kind) => error instanceof kind)) throw error;
    logFailure(log, error, 'the replica failed; the primary answers', {}, 'warn');
    return read(primary);
  }
}
