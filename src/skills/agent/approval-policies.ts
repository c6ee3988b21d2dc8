import type { ApprovalPolicy, PolicyLimits } from '../../domain/approvals/policy.ts';
import { invalidParams } from '../../errors.ts';
import { catalog, modules } from '../../generated/catalog.ts';
import type { ApprovalPolicyInput } from '../../generated/types.ts';

/** Each key in a chain of keys can add one. */
export const MAX_POLICIES = 10;
const HOURS = 24;

/**
 * The policies of a new key: those of the key that creates it, and its own. Throws -32602 for an
 * unknown skill, which would never stop a call.
 */
export function policiesOf(
  inherited: readonly ApprovalPolicy[],
  given: ApprovalPolicyInput | undefined,
): readonly ApprovalPolicy[] {
  if (given === undefined) return inherited;
  const { skills = [], above, expires_in_hours: hours = HOURS } = given;
  const effects = given.effects ?? (skills.length === 0 ? (['billable', 'destructive'] as const) : []);
  const unknown = skills.findIndex((name) => !isKnown(name));
  if (unknown >= 0)
    throw invalidParams('approval names a skill that does not exist. agent.discover finds skills.', [
      { path: `/approval/skills/${unknown}`, rule: 'must be the name of a skill, or a module followed by .*' },
    ]);
  if (inherited.length >= MAX_POLICIES)
    throw invalidParams(`A key has at most ${MAX_POLICIES} policies, with those of the keys that created it.`, [
      { path: '/approval', rule: `must not be given by a key with ${MAX_POLICIES} policies` },
    ]);
  const limits = {
    above: limitsOf(above),
    above_per_hour: limitsOf(given.above_per_hour),
    above_per_day: limitsOf(given.above_per_day),
  };
  return [...inherited, { effects, skills, ...limits, expires_in_hours: hours }];
}

/** Without any limit, all calls wait. */
function limitsOf(given: ApprovalPolicyInput['above']): PolicyLimits | null {
  const { credits = null, recipients = null, messages = null } = given ?? {};
  return credits === null && recipients === null && messages === null ? null : { credits, recipients, messages };
}

function isKnown(name: string): boolean {
  if (!name.endsWith('.*')) return Object.hasOwn(catalog, name);
  return modules.some((module) => module.name === name.slice(0, -2));
}
