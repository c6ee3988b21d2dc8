import type { Key } from '../domain/account.ts';
import { type Reference, referencesIn } from '../domain/automation/params.ts';
import { isPath, pathsOf } from '../domain/automation/paths.ts';
import { type FieldError, SkillError } from '../errors.ts';
import { type CatalogEntry, catalog } from '../generated/catalog.ts';
import type { SkillName } from '../generated/skills.ts';
import type { AutomationAction, AutomationTrigger } from '../generated/types.ts';
import type { OutgoingRules } from '../platform/safe-fetch/index.ts';
import { checkWebhook, WEBHOOK } from './webhook-action.ts';

/** The pipeline's own checks. */
export interface PipelineChecks {
  readonly mayCall: (key: Pick<Key, 'permissions'>, skill: CatalogEntry) => boolean;
  readonly checkParams: (skill: SkillName, params: Readonly<Record<string, unknown>>) => readonly FieldError[];
  readonly config: { readonly outgoing: OutgoingRules };
}

/**
 * `agent` makes keys, `partner` acts on other accounts, and rules that change rules could not be
 * followed by who reads them.
 */
const FORBIDDEN_MODULES: readonly string[] = ['agent', 'automation', 'partner'];
const MAX_REFERENCES = 20;

/** What is wrong with the actions of a rule, with the path of each problem. */
export function checkActions(
  actions: readonly AutomationAction[],
  trigger: AutomationTrigger,
  checks: PipelineChecks,
): FieldError[] {
  return actions.flatMap((action, index) => {
    const at = `/actions/${index}`;
    if (action.skill === WEBHOOK) return checkWebhookAction(action, trigger, at, checks);
    const problem = skillProblem(action.skill);
    if (problem !== null) return [{ path: `${at}/skill`, rule: problem }];
    const references = referencesIn(action.params, `${at}/params`);
    return [
      ...reservedParams(action, at),
      ...checkReferences(references, trigger, at),
      ...checkFilled(action, references, at, checks),
    ];
  });
}

function checkWebhookAction(
  { params }: AutomationAction,
  trigger: AutomationTrigger,
  at: string,
  { config }: PipelineChecks,
): FieldError[] {
  return [
    ...checkWebhook(params, `${at}/params`, config.outgoing),
    ...checkReferences(referencesIn(params.body ?? {}, `${at}/params/body`), trigger, at),
  ];
}

function skillProblem(name: string): string | null {
  if (!Object.hasOwn(catalog, name)) return 'must be the name of a skill, or webhook; agent.discover finds skills';
  const { module, scope, effect, idempotent } = catalog[name as SkillName];
  if (FORBIDDEN_MODULES.includes(module) || scope !== 'tenant')
    return `must not be a skill of ${FORBIDDEN_MODULES.join(', ')}`;
  // Otherwise an attempt after a crash would make the call twice.
  return effect === 'read' || idempotent ? null : 'must be a skill that takes an idempotency_key';
}

function reservedParams({ params }: AutomationAction, at: string): FieldError[] {
  return ['dry_run', 'idempotency_key']
    .filter((name) => Object.hasOwn(params, name))
    .map((name) => ({ path: `${at}/params/${name}`, rule: 'must not be set: the rule sets it' }));
}

function checkReferences(references: readonly Reference[], { kind }: AutomationTrigger, at: string): FieldError[] {
  if (references.length > MAX_REFERENCES)
    return [{ path: `${at}/params`, rule: `must not refer to more than ${MAX_REFERENCES} values` }];
  return references.flatMap(({ path, at: where, problem }) => {
    if (problem !== null) return [{ path: where, rule: problem }];
    if (isPath(path, kind)) return [];
    return [{ path: where, rule: `must name one of ${pathsOf(kind).join(', ')}` }];
  });
}

/**
 * Checks the params as they stand. Where a value is missing yet, a problem is that of the value,
 * and shows only when the rule runs.
 */
function checkFilled(
  { skill, params }: AutomationAction,
  references: readonly Reference[],
  at: string,
  { checkParams }: PipelineChecks,
): FieldError[] {
  return checkParams(skill as SkillName, params)
    .map((problem) => ({ ...problem, path: `${at}/params${problem.path}` }))
    .filter(({ path, rule }) => {
      const isOfValue = references.some(({ at: place }) => path === place || path.startsWith(`${place}/`));
      const isAround = references.some(({ at: place }) => place.startsWith(`${path}/`));
      return !isOfValue && (!isAround || rule.startsWith('has '));
    });
}

/** A rule can do nothing that the key could not. Throws `invalid_permissions`. */
export function requireAllowed(
  key: Pick<Key, 'permissions'>,
  actions: readonly AutomationAction[],
  { mayCall }: Pick<PipelineChecks, 'mayCall'>,
): void {
  const [missing] = actions.flatMap(({ skill }) => {
    const entry = Object.hasOwn(catalog, skill) ? catalog[skill as SkillName] : undefined;
    return entry === undefined || mayCall(key, entry) ? [] : [{ skill, permission: entry.permission }];
  });
  if (missing === undefined) return;
  throw new SkillError(
    'invalid_permissions',
    `A rule acts with the permissions of the key that creates, changes or enables it. ${missing.skill} needs a key with the permission ${missing.permission}.`,
    {
      details: { required: missing.permission, granted: key.permissions, skill: missing.skill },
      nextActions: [{ skill: 'agent.whoami', params: {}, why: 'Shows the permissions of this key.' }],
    },
  );
}
