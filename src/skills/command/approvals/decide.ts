import { requireOwner } from '../../../accounts/require-owner.ts';
import { checkDecision, saveDecided } from '../../../approvals/decide.ts';
import { performApproval } from '../../../approvals/perform.ts';
import { invalidParams } from '../../../errors.ts';
import type { Skill } from '../../../skill.ts';
import { deciderOf, requireVisible } from './access.ts';
import { presentApproval } from './present.ts';

/** A worker makes the call if this process dies before it has. */
const TAKEOVER_MS = 60_000;

/**
 * The dry run comes before the transaction of the decision, and the approved call after it: each
 * has its own, so that a call that fails leaves the decision.
 */
export const decideApproval: Skill<'command.approvals.decide'> = async (
  {
    approval_id: id,
    decision: given,
    effect_hash: effectHash = '',
    reason = null,
    confirm_count: confirmCount = null,
    external_ref: externalRef,
    dry_run: isDryRun = false,
  },
  context,
) => {
  const { database, replay, unitOfWork, account, key, service, now, byLink = false } = context;
  const approve = given === 'approve';
  if (approve && effectHash === '')
    throw invalidParams('effect_hash is required to approve: it names the effect that you have seen.', [
      { path: '/effect_hash', rule: 'is required to approve' },
    ]);
  const replayed = await replay();
  if (replayed !== null) return replayed;
  const owner = await requireOwner(database, context, externalRef);
  const viewer = { owner, account, key, service };
  const decider = { ...deciderOf(viewer), byLink };
  const decision = { id, approve, effectHash, reason, confirmCount };
  const parts = { database, dryRunner: service.dryRunner, callWithKey: service.callWithKey };
  await checkDecision(parts, decider, decision, now);
  const until = new Date(now.getTime() + TAKEOVER_MS);
  const decided = await unitOfWork(async ({ tx }) => ({
    approval: await presentApproval(tx, await saveDecided(tx, decider, decision, { now, dueAt: until }), viewer),
  }));
  if (!approve || isDryRun) return decided;
  await performApproval(parts, { tenantId: owner.tenantId, id, now, until });
  const ended = await requireVisible(database, owner, id, context);
  return { ...decided, approval: await presentApproval(database, ended, viewer) };
};
