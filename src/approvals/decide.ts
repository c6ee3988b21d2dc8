import { type KeyInTree, keysOfLine } from '../accounts/key-line.ts';
import type { CallEffect, DryRun, DryRunner } from '../call-effect.ts';
import type { Key, Owner } from '../domain/account.ts';
import { approvalNeed } from '../domain/approvals/policy.ts';
import { callEffect } from '../effect-of-call.ts';
import { notFound, SkillError, unprocessable } from '../errors.ts';
import { emitApprovalDecided } from '../events/outbox/emit-approvals.ts';
import { type CatalogEntry, catalog } from '../generated/catalog.ts';
import type { SkillName } from '../generated/skills.ts';
import type { Database } from '../platform/database/database.ts';
import type { Sql } from '../platform/database/sql.ts';
import type { CallWithKey } from '../skill-call.ts';
import { type Approval, readApproval } from './approval.ts';
import { alreadyDecided } from './errors.ts';
import { findApproval, findAskingKey, lockApproval, saveDecision, saveEffect } from './queries.ts';
import { renewTokens } from './renew-tokens.ts';

export interface DecisionParts {
  readonly database: Database;
  readonly dryRunner: DryRunner;
  readonly callWithKey: CallWithKey;
}

export interface Decision {
  readonly id: string;
  readonly approve: boolean;
  /** The effect that the person saw. */
  readonly effectHash: string;
  readonly reason: string | null;
  /** The number that the person typed; null: none. */
  readonly confirmCount: number | null;
}

export type DecidingKey = KeyInTree & Pick<Key, 'approval'>;

/** Who decides: a key, or the link that a key got for a person without one. */
export interface Decider {
  /** The account of the call. */
  readonly owner: Owner;
  readonly key: DecidingKey;
  readonly byLink: boolean;
  /** Whether the key may make the call itself, by its permissions. */
  readonly mayCall: (skill: CatalogEntry) => boolean;
}

const LIST = [{ skill: 'command.approvals.list', params: {}, why: 'Lists the approvals of the account.' }];

export async function requireApproval(sql: Sql, owner: Owner, id: string, now: Date): Promise<Approval> {
  const row = await findApproval(sql, owner, id);
  if (row === null) throw notFound('approval', LIST);
  return readApproval(row, now);
}

/**
 * Whether a key decides about an approval, if the asking key is not of its line: it must be able to
 * make the call itself, without asking. What a call that makes others does is not known, so that
 * only a key that never asks decides about it.
 */
export function couldCall(
  { key, mayCall }: Pick<Decider, 'key' | 'mayCall'>,
  { skill, params }: Pick<Approval, 'skill' | 'params'>,
): boolean {
  if (!Object.hasOwn(catalog, skill)) return key.approval.length === 0;
  const named = callEffect(skill as SkillName, params);
  const isAsking = named.leadsTo.includes('calls')
    ? key.approval.length > 0
    : approvalNeed(key.approval, named) !== 'none';
  return !isAsking && mayCall(catalog[skill as SkillName]);
}

async function requireDecider(sql: Sql, decider: Decider, approval: Approval): Promise<void> {
  const line = await keysOfLine(sql, approval.tenantId, decider.key, [approval.keyId]);
  if (line.has(approval.keyId)) throw ownRequest();
  if (!couldCall(decider, approval)) throw lacksRight(approval.skill);
}

/**
 * Checks an approval before the transaction of its decision: the call is run dry once more, so
 * that a person approves what would happen now. Throws -32002 `effect_changed` with what changed,
 * and stores the new effect; `call_fails` when the call would fail by now.
 */
export async function checkDecision(
  parts: DecisionParts,
  decider: Decider,
  { id, approve, effectHash, confirmCount }: Decision,
  now: Date,
): Promise<void> {
  const approval = await requireApproval(parts.database, decider.owner, id, now);
  await requireDecider(parts.database, decider, approval);
  // Another decision may be the first call with the same idempotency key, which is answered again.
  if (!approve || approval.state !== 'pending') return;
  if (effectHash !== approval.effectHash) throw notSeen(approval);
  const { confirm_count: expected = null } = approval.effect;
  if (expected !== null && confirmCount !== expected) throw notCounted(approval, expected);
  const current = await dryRunAgain(parts, approval, now);
  if (current.hash === approval.effectHash) return;
  await saveEffect(parts.database, approval.tenantId, id, { effect: current.effect, effect_hash: current.hash });
  throw effectChanged(approval, current);
}

async function dryRunAgain(
  { database, dryRunner, callWithKey }: DecisionParts,
  approval: Approval,
  now: Date,
): Promise<DryRun> {
  const key = await findAskingKey(database, approval.tenantId, approval.keyId, now);
  if (key === null)
    throw unprocessable(
      'key_ended',
      'The key that asked was revoked or has expired, so its call cannot run. Refuse it.',
      {
        details: { key_id: approval.keyId },
      },
    );
  const by = { fingerprint: key.fingerprint, requestId: approval.id };
  const params = await renewTokens(approval.skill, approval.params, (skill, given) =>
    callWithKey({ skill, params: given, ...by }),
  );
  const outcome = await dryRunner.all(by, (dryRun) => dryRun(approval.skill as SkillName, params));
  if (outcome.ok) return outcome.dryRun;
  const { code, message } = outcome.error;
  throw unprocessable('call_fails', `The call would fail now: ${message} Nothing was decided.`, {
    details: { approval_id: approval.id, error: { code, message } },
  });
}

/**
 * Stores a decision in the transaction of the call that makes it: one of several at once. An
 * approved call is due at `dueAt`.
 */
export async function saveDecided(
  tx: Sql,
  decider: Decider,
  { id, approve, effectHash, reason }: Decision,
  { now, dueAt }: { readonly now: Date; readonly dueAt: Date },
): Promise<Approval> {
  const { owner, key, byLink } = decider;
  const found = await findApproval(tx, owner, id);
  if (found === null) throw notFound('approval', LIST);
  const row = await tx.row(lockApproval, found.tenant_id, id);
  if (row === null) throw notFound('approval', LIST);
  const approval = readApproval(row, now);
  if (approval.state !== 'pending') throw alreadyDecided(approval);
  await requireDecider(tx, decider, approval);
  if (approve && approval.effectHash !== effectHash) throw notSeen(approval);
  const state = approve ? 'approved' : 'refused';
  await tx.run(saveDecision, approval.tenantId, id, state, reason, key.id, byLink, now, approve ? dueAt : null);
  const decided: Approval = { ...approval, state, reason, decidedBy: key.id, byLink, decidedAt: now };
  await emitApprovalDecided(tx, decided, now);
  return decided;
}

function ownRequest(): SkillError {
  return new SkillError(
    'invalid_permissions',
    'A key cannot decide about its own calls, nor about those of keys that come from the same key. Use the key of a person who is responsible.',
    { nextActions: [{ skill: 'agent.whoami', params: {}, why: 'Shows this key and the keys that created it.' }] },
  );
}

function lacksRight(skill: string): SkillError {
  return new SkillError(
    'invalid_permissions',
    `Only a key that may call ${skill} itself, without an approval, decides about it. Use the key of a person who is responsible.`,
    { nextActions: [{ skill: 'agent.whoami', params: {}, why: 'Shows the permissions and approvals of this key.' }] },
  );
}

function notSeen({ id, effectHash }: Approval): SkillError {
  return unprocessable(
    'effect_changed',
    'effect_hash is not that of the current effect. Read the approval, and decide about what it shows.',
    {
      details: { approval_id: id, effect_hash: effectHash },
      nextActions: [
        { skill: 'command.approvals.get', params: { approval_id: id }, why: 'Shows what the call would do now.' },
      ],
    },
  );
}

function notCounted({ id, effect }: Approval, expected: number): SkillError {
  return unprocessable(
    'count_not_confirmed',
    `${effect.summary ?? 'The call is about many people.'} Repeat the number in confirm_count to approve it.`,
    {
      details: { approval_id: id, confirm_count: expected },
      nextActions: [
        { skill: 'command.approvals.get', params: { approval_id: id }, why: 'Shows what the call would do.' },
      ],
    },
  );
}

const COMPARED = [
  'summary',
  'credits',
  'recipients',
  'messages',
  'sample_text',
] as const satisfies (keyof CallEffect)[];

function effectChanged({ id, effect }: Approval, { effect: current, hash }: DryRun): SkillError {
  const changed = COMPARED.filter((field) => (effect[field] ?? null) !== (current[field] ?? null)).map((field) => ({
    field,
    before: effect[field] ?? null,
    now: current[field] ?? null,
  }));
  const what =
    changed.length === 0 ? 'What it answers changed.' : `Changed: ${changed.map(({ field }) => field).join(', ')}.`;
  return unprocessable('effect_changed', `The call would not do the same any more, so nothing was decided. ${what}`, {
    details: { approval_id: id, effect_hash: hash, changed },
    nextActions: [
      { skill: 'command.approvals.get', params: { approval_id: id }, why: 'Shows what the call would do now.' },
    ],
  });
}
