import { auditOnCommit } from '../audit/audit-call.ts';
import { causeSignals } from '../events/signals/cause-of.ts';
import { catalog } from '../generated/catalog.ts';
import type { SkillName } from '../generated/skills.ts';
import type { Database } from '../platform/database/database.ts';
import type { Transaction } from '../platform/database/sql.ts';
import type { CallContext, WriteAccess } from '../skill.ts';
import type { Principal } from './authenticate.ts';
import { claim } from './idempotency.ts';
import { storeAnswer } from './queries.ts';

export type Answer = Record<string, unknown>;
export type WriteHandler = (
  params: Record<string, unknown>,
  context: CallContext & Partial<Principal> & WriteAccess,
) => Promise<Answer>;

export interface WriteCall {
  readonly name: SkillName;
  readonly params: Record<string, unknown>;
  readonly context: CallContext;
  /** Null for a public skill, which has no account. */
  readonly principal: Principal | null;
  readonly handler: WriteHandler;
}

/**
 * Runs one call in one transaction: claim the idempotency key, run the handler, append the audit
 * row, store the result, commit. With `dry_run` everything is rolled back. This gives every skill
 * the same guarantees.
 */
export async function runWrite(database: Database, call: WriteCall): Promise<Answer> {
  const dryRun = call.params.dry_run === true;
  const committed: (() => void)[] = [];
  const work = (tx: Transaction) => workIn(tx, call, dryRun, (then) => committed.push(then));
  if (dryRun) return { ...withoutSecrets(call.name, await database.dryRun(work)), dry_run: true };
  const answer = await database.transaction(work);
  for (const then of committed) then();
  return answer;
}

async function workIn(
  tx: Transaction,
  call: WriteCall,
  dryRun: boolean,
  afterCommit: WriteAccess['afterCommit'],
): Promise<Answer> {
  const { name, params, context, principal, handler } = call;
  if (principal === null) return handler(params, { ...context, tx, afterCommit });
  const { tenantId, accountId } = principal.account;
  const key =
    !dryRun && catalog[name].idempotent && typeof params.idempotency_key === 'string' ? params.idempotency_key : null;
  if (key !== null) {
    const claimed = await claim(tx, {
      tenantId,
      key,
      accountId,
      skill: name,
      params,
      hash: context.service.hashesOf,
      now: context.now,
    });
    if (claimed !== null) return { ...(JSON.parse(claimed.replay) as Answer), replayed: true };
  }
  const { cause } = principal;
  if (cause !== undefined) causeSignals(tx, () => cause);
  const answer = await handler(params, { ...context, ...principal, tx, afterCommit });
  auditOnCommit(tx, { ...context, ...principal, skill: name, params });
  if (key !== null) tx.last(storeAnswer, tenantId, accountId, key, JSON.stringify(withoutSecrets(name, answer)));
  return answer;
}

/** Secrets are shown once: they are neither stored for a replay nor shown by a dry run. */
function withoutSecrets(name: SkillName, answer: Answer): Answer {
  const { secrets } = catalog[name];
  if (secrets.length === 0) return answer;
  return Object.fromEntries(Object.entries(answer).filter(([field]) => !secrets.includes(field)));
}
