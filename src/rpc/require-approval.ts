import { keysOfLine } from '../accounts/key-line.ts';
import { findSameCall } from '../approvals/queries.ts';
import { requestApproval } from '../approvals/request-approval.ts';
import type { CallEffect } from '../call-effect.ts';
import { approvalNeed } from '../domain/approvals/policy.ts';
import { hashRequest, isDerivedKey, REPEAT_WINDOW_MS } from '../domain/audit/call-hash.ts';
import type { NamedEffect } from '../domain/call-effects/leads-to.ts';
import { callEffect } from '../effect-of-call.ts';
import { SkillError } from '../errors.ts';
import { catalog } from '../generated/catalog.ts';
import type { Database } from '../platform/database/database.ts';
import type { Principal } from './authenticate.ts';
import { dryRunCall } from './dry-run.ts';
import type { PreparedCall } from './prepare-call.ts';
import { type Answer, findReplayed } from './unit-of-work.ts';

/**
 * Stops a call for which a policy of its key wants an approval. Returns the answer of the call that
 * was executed after the approval, when it is repeated with its idempotency key; null when the call
 * may run. Throws `approval_required` and -32002 `approval_refused`.
 */
export async function requireApproval(
  { database }: { readonly database: Database },
  call: PreparedCall,
): Promise<Answer | null> {
  const { name, params, principal } = call;
  if (principal === null || principal.approvalId != null || params.dry_run === true) return null;
  const { key } = principal;
  // What makes other calls waits as they do.
  if (key.approval.length === 0 || catalog[name].approval === 'own') return null;
  const named = callEffect(name, params);
  const of = await ownerOfKeys(database, principal, call);
  if (of === 'own line') return null;
  const always = of === 'other line';
  if (!always && approvalNeed(key.approval, named) === 'none') return null;
  const replayed = await findReplayed(database, call);
  if (replayed !== null) return replayed;
  return askFor(database, call, principal, { named, always, reacts: false });
}

/**
 * Stops a call to which a journey or a rule would react with what the key may not do without an
 * approval. What that is for how many people cannot be known beforehand.
 */
export async function requireReaction(
  { database }: { readonly database: Database },
  call: PreparedCall,
  named: NamedEffect,
): Promise<Answer | null> {
  const { principal } = call;
  return principal === null ? null : askFor(database, call, principal, { named, always: true, reacts: true });
}

interface Subject {
  readonly named: NamedEffect;
  /** Whether it waits whatever the policies name. */
  readonly always: boolean;
  readonly reacts: boolean;
}

const UNKNOWN = { credits: null, recipients: null, messages: null };

async function askFor(
  database: Database,
  call: PreparedCall,
  principal: Principal,
  { named, always, reacts }: Subject,
): Promise<Answer | null> {
  const { name, params, context } = call;
  const { account, key } = principal;
  const entry = catalog[name];
  const { service, requestId, now, newId } = context;
  const paramsHash = hashRequest(service.hashesOf, account.accountId, name, params);
  if (entry.secrets.length > 0 || entry.secretParams.length > 0) throw hasSecrets(name);
  const { idempotency_key: given, ...unkeyed } = params;
  // A derived key is that of the next identical call, too, which is another one for a person.
  const isDerived = typeof given === 'string' && isDerivedKey(given);
  if (isDerived) {
    const done = await findExecuted(database, principal, paramsHash, now);
    if (done !== null) return done;
  }
  const gated = { skill: name, params: isDerived ? unkeyed : params, paramsHash, account, key, requestId, now, newId };
  await requestApproval(database, gated, async () => {
    const { dryRun: own } = await dryRunCall(database, call);
    const dryRun = reacts ? { ...own, effect: withReaction(own.effect) } : own;
    return { dryRun, subjects: [{ named, amounts: dryRun.effect, always }] };
  });
  return null;
}

function withReaction(effect: CallEffect): CallEffect {
  const then = 'A journey or rule waits for this and goes on by itself.';
  return { ...effect, ...UNKNOWN, summary: effect.summary == null ? then : `${effect.summary} ${then}` };
}

/** The answer of the approved call, when it is repeated within the time of a repetition. */
async function findExecuted(
  database: Database,
  { account: { tenantId }, key }: Principal,
  paramsHash: string,
  now: Date,
): Promise<Answer | null> {
  const approval = await findSameCall(database, tenantId, key.id, paramsHash);
  if (approval?.state !== 'executed' || approval.answer === null || approval.finished_at === null) return null;
  const isRepeated = now.getTime() - approval.finished_at.getTime() < REPEAT_WINDOW_MS;
  return isRepeated ? { ...approval.answer, replayed: true } : null;
}

/**
 * Whose keys a call ends or replaces: a key does so with its own line as it likes, and with others
 * only after an approval, whatever its policies name. Null: the call does neither.
 */
async function ownerOfKeys(
  database: Database,
  { account, key }: Principal,
  { name, params }: PreparedCall,
): Promise<'own line' | 'other line' | null> {
  if (name === 'partner.createCustomerKey') return params.revoke_others === true ? 'other line' : null;
  if ((name !== 'agent.rotateKey' && name !== 'agent.revokeKey') || typeof params.key_id !== 'string') return null;
  const line = await keysOfLine(database, account.tenantId, key, [params.key_id]);
  return line.has(params.key_id) ? 'own line' : 'other line';
}

/** What waits for a decision is stored and shown to the person who decides. */
function hasSecrets(name: string): SkillError {
  return new SkillError(
    'invalid_permissions',
    `${name} takes or returns a secret, which cannot be shown to the person who approves a call. A person must call it with a key that needs no approval.`,
    { nextActions: [{ skill: 'agent.whoami', params: {}, why: 'Shows which calls of this key need an approval.' }] },
  );
}
