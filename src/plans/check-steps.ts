import { checkReferences } from '../domain/plans/references.ts';
import { type FieldError, invalidParams, SkillError } from '../errors.ts';
import { type CatalogEntry, catalog } from '../generated/catalog.ts';
import type { SkillName } from '../generated/skills.ts';
import type { PlannedCall } from './plan.ts';

/** Keys are made, and plans are executed, by calls of their own that a person can see. */
const FORBIDDEN_MODULES: readonly string[] = ['agent', 'command'];

/** Throws -32602 with everything that is wrong with the calls of a plan or batch. */
export function requireSteps(steps: readonly PlannedCall[], at: string): void {
  const problems = steps.flatMap(({ skill, params }, index): FieldError[] => {
    const path = `${at}/${index}`;
    const problem = problemOf(skill);
    if (problem !== null) return [{ path: `${path}/skill`, rule: problem }];
    return [
      ...['dry_run', 'idempotency_key']
        .filter((name) => Object.hasOwn(params, name))
        .map((name) => ({ path: `${path}/params/${name}`, rule: 'must not be set: each step gets its own' })),
      ...checkReferences(params, index + 1).map(({ path: pointer, rule }) => ({
        path: `${path}/params${pointer}`,
        rule,
      })),
    ];
  });
  if (problems.length > 0) throw invalidParams('Some steps cannot be part of it.', problems);
}

function problemOf(name: string): string | null {
  if (!Object.hasOwn(catalog, name)) return 'must be the name of a skill; agent.discover finds skills';
  const entry = catalog[name as SkillName];
  if (FORBIDDEN_MODULES.includes(entry.module) || entry.scope === 'public')
    return `must not be a skill of ${FORBIDDEN_MODULES.join(' or ')}`;
  if (entry.secrets.length > 0 || entry.secretParams.length > 0) return 'must not take or return a secret';
  // Otherwise a call would be made twice after a crash.
  return entry.effect === 'read' || entry.idempotent ? null : 'must be a skill that takes an idempotency_key';
}

/** Throws invalid_permissions unless the key may call every skill. */
export function requireAllowed(steps: readonly PlannedCall[], mayCall: (skill: CatalogEntry) => boolean): void {
  const refused = steps.find(({ skill }) => !mayCall(catalog[skill as SkillName]));
  if (refused === undefined) return;
  throw new SkillError('invalid_permissions', `This key may not call ${refused.skill}.`, {
    details: { required: catalog[refused.skill as SkillName].permission },
    nextActions: [{ skill: 'agent.whoami', params: {}, why: 'Shows the permissions of this key.' }],
  });
}
