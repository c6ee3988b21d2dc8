import { auditOnCommit } from '../audit/audit-call.ts';
import { SkillError } from '../errors.ts';
import { causeSignals } from '../events/signals/cause-of.ts';
import { catalog } from '../generated/catalog.ts';
import type { SkillName } from '../generated/skills.ts';
import type { Database } from '../platform/database/database.ts';
import type { Transaction } from '../platform/database/sql.ts';
import type { CallContext, OwnAccess, WriteAccess } from '../skill.ts';
import type { Principal } from './authenticate.ts';
import { claim, findReplay, type IdempotentCall, type Replay } from './idempotency.ts';
import { storeAnswer } from './queries.ts';
import { watchReactions } from './watch-reactions.ts';

export type Answer = Record<string, unknown>;
export type WriteHandler = (
  params: Record<string, unknown>,
  context: CallContext & Partial<Principal> & WriteAccess,
) => Promise<Answer>;

export interface WriteCall {
  readonly name: SkillName;
  readonly params: Record<string, unknown>;
  /** As `params`, with the names that the caller gave instead of IDs. */
  readonly named: Readonly<Record<string, unknown>>;
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
  const work = (tx: Transaction) => workIn(tx, call, (then) => committed.push(then));
  if (dryRun) return { ...withoutSecrets(call.name, await database.dryRun(work)), dry_run: true };
  const answer = await database.transaction(work);
  for (const then of committed) then();
  return answer;
}

/**
 * Runs a skill that commits its own transactions. It looks at the state before it claims the
 * idempotency key, so it can refuse what the same call, made at the same time, has just done: such
 * a call is answered as that one was.
 */
export async function runOwn(
  database: Database,
  call: Omit<WriteCall, 'handler'>,
  run: (access: OwnAccess<Answer>) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await run(ownAccess(database, call));
  } catch (error) {
    if (!(error instanceof SkillError)) throw error;
    const replay = await findReplayed(database, call).catch(() => null);
    if (replay === null) throw error;
    // The skill looks for the answer first, and may bring it up to date.
    return run(ownAccess(database, call));
  }
}

/** What a skill gets that commits its own transactions. */
export function ownAccess(database: Database, call: Omit<WriteCall, 'handler'>): OwnAccess<Answer> {
  return {
    database,
    replay: () => findReplayed(database, call),
    unitOfWork: (work) => runWrite(database, { ...call, handler: (_params, access) => work(access) }),
  };
}

/** The answer of an earlier call with the idempotency key; null when the key is new. */
export async function findReplayed(database: Database, call: Omit<WriteCall, 'handler'>): Promise<Answer | null> {
  const key = idempotentCall(call);
  const found = key && (await findReplay(database, key));
  return found && replayed(found);
}

async function workIn(tx: Transaction, call: WriteCall, afterCommit: WriteAccess['afterCommit']): Promise<Answer> {
  const { name, params, context, principal, handler } = call;
  if (principal === null) return handler(params, { ...context, tx, afterCommit });
  const { tenantId, accountId } = principal.account;
  const keyed = idempotentCall(call);
  const claimed = keyed && (await claim(tx, keyed));
  if (claimed !== null) return replayed(claimed);
  const { cause } = principal;
  if (cause !== undefined) causeSignals(tx, () => cause);
  watchReactions(tx, { name, params, principal });
  const answer = await handler(params, { ...context, ...principal, tx, afterCommit });
  auditOnCommit(tx, { ...context, ...principal, skill: name, params });
  if (keyed !== null)
    tx.last(storeAnswer, tenantId, accountId, keyed.key, JSON.stringify(withoutSecrets(name, answer)));
  return answer;
}

/** The call with its idempotency key; null without one, and in a dry run, which uses none. */
function idempotentCall({
  name,
  params,
  named,
  context,
  principal,
}: Omit<WriteCall, 'handler'>): IdempotentCall | null {
  const { idempotency_key: key, dry_run: dryRun } = params;
  if (principal === null || dryRun === true || !catalog[name].idempotent || typeof key !== 'string') return null;
  const { tenantId, accountId } = principal.account;
  return { tenantId, key, accountId, skill: name, params, named, hash: context.service.hashesOf, now: context.now };
}

export const replayed = ({ replay }: Replay): Answer => ({ ...(JSON.parse(replay) as Answer), replayed: true });

/** Secrets are shown once: they are neither stored for a replay nor shown by a dry run. */
export function withoutSecrets(name: SkillName, answer: Answer): Answer {
  const { secrets } = catalog[name];
  if (secrets.length === 0) return answer;
  return Object.fromEntries(Object.entries(answer).filter(([field]) => !secrets.includes(field)));
}
