import type { NamedEffect } from '../call-effects/call-effect-of.ts';
import { kindsOf } from '../call-effects/leads-to.ts';

export type GatedEffect = 'write' | 'destructive' | 'billable';

/**
 * Which calls of a key wait for a person. A key may have several policies; each can stop a call.
 */
export interface ApprovalPolicy {
  /**
   * `billable`: what leads to messages, charges or other calls; `destructive`: to deletion, access
   * or disclosure; `write`: everything but reads.
   */
  readonly effects: readonly GatedEffect[];
  /** Names of skills; `campaigns.*` names all skills of a module. */
  readonly skills: readonly string[];
  /** Only calls that exceed one of these; null: all of them. */
  readonly above: { readonly credits: number | null; readonly recipients: number | null } | null;
  readonly expires_in_hours: number;
}

/** What a dry run of a call measured. Null: cannot be known beforehand. */
export interface Amounts {
  readonly credits: number | null;
  readonly recipients: number | null;
}

/** `measured`: only if what the call would do exceeds a limit. */
export type ApprovalNeed = 'none' | 'measured' | 'always';

/** Whether a call needs an approval before it runs. Reads never do. */
export function approvalNeed(policies: readonly ApprovalPolicy[], call: NamedEffect): ApprovalNeed {
  const matching = policies.filter((policy) => matches(policy, call));
  if (matching.length === 0) return 'none';
  return matching.some(({ above }) => above === null) ? 'always' : 'measured';
}

/** Whether a call whose effect was measured exceeds a limit of a policy that names it. */
export function exceeds(policies: readonly ApprovalPolicy[], call: NamedEffect, amounts: Amounts): boolean {
  return policies
    .filter((policy) => matches(policy, call))
    .some(
      ({ above }) =>
        above === null || isAbove(amounts.credits, above.credits) || isAbove(amounts.recipients, above.recipients),
    );
}

/**
 * The shortest time that a policy gives to the decision, in hours: of those that name the call, or
 * of all if the call needs an approval whatever they name.
 */
export function hoursToDecide(policies: readonly ApprovalPolicy[], call: NamedEffect): number {
  const matching = policies.filter((policy) => matches(policy, call));
  return Math.min(...(matching.length === 0 ? policies : matching).map((policy) => policy.expires_in_hours));
}

/** What cannot be known counts as above every limit. */
function isAbove(amount: number | null, limit: number | null): boolean {
  return limit !== null && (amount === null || amount > limit);
}

function matches({ effects, skills }: ApprovalPolicy, { name, effect, leadsTo }: NamedEffect): boolean {
  if (effect === 'read') return false;
  if (kindsOf(false, leadsTo).some((kind) => effects.includes(kind))) return true;
  return skills.some((one) => one === name || (one.endsWith('.*') && name.startsWith(one.slice(0, -1))));
}
