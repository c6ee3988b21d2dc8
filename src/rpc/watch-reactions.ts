import { reactionsTo } from '../approvals/reactions.ts';
import { approvalNeed } from '../domain/approvals/policy.ts';
import { effectFrom, LEADS_TO, type NamedEffect } from '../domain/call-effects/leads-to.ts';
import { callEffect } from '../effect-of-call.ts';
import { watchSignals } from '../events/signals/watch.ts';
import { catalog } from '../generated/catalog.ts';
import type { SkillName } from '../generated/skills.ts';
import type { Sql } from '../platform/database/sql.ts';
import type { Principal } from './authenticate.ts';

/** A journey or a rule would go on with what the key may not do without an approval. */
export class ReactionWaits extends Error {
  readonly named: NamedEffect;

  constructor(named: NamedEffect) {
    super('A journey or rule would react to the call.');
    this.named = named;
  }
}

interface WatchedCall {
  readonly name: SkillName;
  readonly params: Readonly<Record<string, unknown>>;
  readonly principal: Principal;
}

/**
 * What a gated key could not do at once, it cannot make a journey or a rule do: the transaction
 * ends with `ReactionWaits` when it raises a signal for which one of them waits that leads to what
 * a policy of the key names. A segment notices changes later, and is not looked at.
 */
export function watchReactions(tx: Sql, { name, params, principal }: WatchedCall): void {
  const { key, approvalId } = principal;
  if (key.approval.length === 0 || approvalId != null || params.dry_run === true) return;
  if (catalog[name].approval === 'own') return;
  watchSignals(tx, async (owner, signals) => {
    const reactions = await reactionsTo(tx, owner, signals);
    if (reactions.length === 0) return;
    const own = callEffect(name, params).leadsTo;
    const leadsTo = LEADS_TO.filter((one) => own.includes(one) || reactions.includes(one));
    const named = { name, effect: effectFrom(false, leadsTo), leadsTo };
    if (approvalNeed(key.approval, named) !== 'none') throw new ReactionWaits(named);
  });
}
