import { kindsOf, type NamedEffect } from '../call-effects/leads-to.ts';

export type GatedEffect = 'write' | 'destructive' | 'billable';

/** Limits of a policy; null: none. */
export interface PolicyLimits {
  readonly credits: number | null;
  readonly recipients: number | null;
  /** Missing in policies of earlier versions. */
  readonly messages?: number | null;
}

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
  /** Only calls that exceed one of these, alone or with the others of their batch or plan. */
  readonly above: PolicyLimits | null;
  /** Only calls with which the keys of the line exceed one of these within an hour, or a day. */
  readonly above_per_hour?: PolicyLimits | null;
  readonly above_per_day?: PolicyLimits | null;
  readonly expires_in_hours: number;
}

/** What a dry run of a call measured. Null: cannot be known beforehand. */
export interface Amounts {
  readonly credits: number | null;
  readonly recipients: number | null;
  readonly messages: number | null;
}

/** What the keys of a line did by calls of one skill, without an approval. */
export interface Spent {
  readonly named: NamedEffect;
  /** In the same batch or job. */
  readonly group: Amounts;
  readonly hour: Amounts;
  readonly day: Amounts;
}

/** `measured`: only if what the call would do exceeds a limit. */
export type ApprovalNeed = 'none' | 'measured' | 'always';

/** Whether a call needs an approval before it runs. Reads never do. */
export function approvalNeed(policies: readonly ApprovalPolicy[], call: NamedEffect): ApprovalNeed {
  const matching = policies.filter((policy) => matches(policy, call));
  if (matching.length === 0) return 'none';
  return matching.some((policy) => !isLimited(policy)) ? 'always' : 'measured';
}

/** One call, or one step of a plan, with what it would do. */
export interface MeasuredCall {
  readonly named: NamedEffect;
  readonly amounts: Amounts;
}

/**
 * Whether calls that happen together exceed a limit of a policy that names them, with what the keys
 * of their line did before.
 */
export function exceeds(
  policies: readonly ApprovalPolicy[],
  calls: readonly MeasuredCall[],
  spent: readonly Spent[] = [],
): boolean {
  return policies.some((policy) => {
    const own = calls.filter(({ named }) => matches(policy, named)).map(({ amounts }) => amounts);
    if (own.length === 0) return false;
    if (!isLimited(policy)) return true;
    const earlier = spent.filter(({ named }) => matches(policy, named));
    const limits = [
      [policy.above, earlier.map(({ group }) => group)],
      [policy.above_per_hour, earlier.map(({ hour }) => hour)],
      [policy.above_per_day, earlier.map(({ day }) => day)],
    ] as const;
    return limits.some(([limit, before]) => limit != null && isAnyAbove(limit, [...own, ...before]));
  });
}

/**
 * The shortest time that a policy gives to the decision, in hours: of those that name the call, or
 * of all if the call needs an approval whatever they name.
 */
export function hoursToDecide(policies: readonly ApprovalPolicy[], call: NamedEffect): number {
  const matching = policies.filter((policy) => matches(policy, call));
  return Math.min(...(matching.length === 0 ? policies : matching).map((policy) => policy.expires_in_hours));
}

const isLimited = ({ above, above_per_hour: hour, above_per_day: day }: ApprovalPolicy): boolean =>
  above !== null || (hour ?? null) !== null || (day ?? null) !== null;

const AMOUNTS = ['credits', 'recipients', 'messages'] as const;

/** What cannot be known counts as above every limit. */
function isAnyAbove(limits: PolicyLimits, amounts: readonly Amounts[]): boolean {
  return AMOUNTS.some((name) => {
    const limit = limits[name] ?? null;
    if (limit === null) return false;
    if (amounts.some((one) => one[name] === null)) return true;
    return amounts.reduce((sum, one) => sum + (one[name] ?? 0), 0) > limit;
  });
}

function matches({ effects, skills }: ApprovalPolicy, { name, effect, leadsTo }: NamedEffect): boolean {
  if (effect === 'read') return false;
  if (kindsOf(false, leadsTo).some((kind) => effects.includes(kind))) return true;
  return skills.some((one) => one === name || (one.endsWith('.*') && name.startsWith(one.slice(0, -1))));
}
