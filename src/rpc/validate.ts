import { type FieldError, invalidParams, SkillError } from '../errors.ts';
import { type CatalogEntry, catalog } from '../generated/catalog.ts';
import { errorTable } from '../generated/errors.ts';
import type { SkillName } from '../generated/skills.ts';
import { paramsValidators } from '../generated/validators.ts';
import type { NextAction } from '../next-actions.ts';
import { isCursor } from '../platform/page.ts';
import type { Validator } from '../skill.ts';

const MAX_FIELD_ERRORS = 50;

/**
 * Checks params against the contract and fills in defaults. Throws the specific error of a missing
 * required param first, then -32602 with paths and rules, never values.
 */
export function validateParams(name: SkillName, params: Record<string, unknown>): void {
  requireNamed(name, params, catalog[name].requiredErrors);
  const validate = paramsValidators[name];
  const fieldErrors = validate(params) ? cursorErrors(name, params) : fieldErrorsOf(validate);
  if (fieldErrors.length === 0) return;
  throw invalidParams(
    `The params of ${name} are not valid: ${fieldErrors
      .map(({ path, rule }) => `${path || '/'} ${rule}`)
      .slice(0, 5)
      .join('; ')}.${exampleFor(name, fieldErrors)}`,
    fieldErrors,
    { nextActions: [schemaOfParams(name)] },
  );
}

/** A valid value of the first object or list that is not valid; empty when there is none. */
function exampleFor(name: SkillName, fieldErrors: readonly FieldError[]): string {
  const { paramExamples } = catalog[name];
  const param = fieldErrors
    .map(({ path }) => path.split('/')[1] ?? '')
    .find((one) => Object.hasOwn(paramExamples, one));
  return param === undefined ? '' : ` An example of ${param}: ${paramExamples[param]}`;
}

/** The same as a list, and with params that the contract does not have. Changes nothing. */
export function checkParams(name: SkillName, params: Readonly<Record<string, unknown>>): readonly FieldError[] {
  const unknown = Object.keys(params)
    .filter((param) => !catalog[name].params.includes(param))
    .map(() => ({ path: '', rule: `has a param that ${name} does not have` }));
  const validate = paramsValidators[name];
  return [...unknown, ...(validate(structuredClone(params)) ? [] : fieldErrorsOf(validate))];
}

/**
 * Throws the error of the first listed param that is absent, null or blank: a blank idempotency key
 * would be one key for every call.
 */
export function requireNamed(
  name: SkillName,
  params: Readonly<Record<string, unknown>>,
  required: CatalogEntry['requiredErrors'],
): void {
  for (const [param, code] of required) {
    const value = Object.hasOwn(params, param) ? params[param] : undefined;
    if (value !== undefined && value !== null && !(typeof value === 'string' && value.trim() === '')) continue;
    const { message, fix } = errorTable[`${code}`];
    throw new SkillError(code, `${name}: ${message}.${fix === null ? '' : ` ${fix}`}`, {
      fieldErrors: [{ path: `/${param}`, rule: 'is required' }],
      nextActions: [schemaOfParams(name)],
    });
  }
}

function schemaOfParams(name: SkillName): NextAction {
  return { skill: 'agent.capabilities', params: { skill: name }, why: 'Shows the schema of the params.' };
}

/**
 * Rejects cursors that we did not create: they would return an empty page, which looks like the
 * end.
 */
function cursorErrors(name: SkillName, { cursor }: Readonly<Record<string, unknown>>): FieldError[] {
  if (typeof cursor !== 'string' || !catalog[name].params.includes('cursor') || isCursor(cursor)) return [];
  return [{ path: '/cursor', rule: 'must be the next_cursor of a page' }];
}

export function fieldErrorsOf(validate: Validator): FieldError[] {
  // The enum of the property that distinguishes the branches reports the same and names its values.
  const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'discriminator');
  return errors.slice(0, MAX_FIELD_ERRORS).map(({ instancePath, keyword, params }) => {
    if (keyword === 'required')
      return { path: `${instancePath}/${String(params.missingProperty)}`, rule: 'is required' };
    if (keyword === 'additionalProperties')
      return { path: instancePath, rule: `has no property ${String(params.additionalProperty).slice(0, 100)}` };
    return { path: instancePath, rule: ruleText(keyword, params) };
  });
}

function ruleText(keyword: string, params: Readonly<Record<string, unknown>>): string {
  switch (keyword) {
    case 'type':
      return `must be ${[params.type].flat().join(' or ')}`;
    case 'enum':
      return `must be one of ${(params.allowedValues as readonly unknown[]).map(String).join(', ')}`;
    case 'format':
      return `must be a ${String(params.format)}${params.format === 'date-time' ? ', for example 2026-03-01T12:00:00Z' : ''}`;
    case 'pattern':
      return `must match ${String(params.pattern)}`;
    case 'minLength':
    case 'maxLength':
    case 'minItems':
    case 'maxItems':
      return `breaks ${keyword} ${String(params.limit)}`;
    case 'x-max-bytes':
      return `must be at most ${String(params.limit)} bytes of JSON`;
    case 'x-max-depth':
      return `must have at most ${String(params.limit)} levels of objects and arrays`;
    case 'minimum':
    case 'maximum':
      return `must be ${String(params.comparison)} ${String(params.limit)}`;
    default:
      return `breaks ${keyword}`;
  }
}
