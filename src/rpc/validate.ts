import { type FieldError, invalidParams, SkillError } from '../errors.ts';
import { type CatalogEntry, catalog, variantExamples } from '../generated/catalog.ts';
import { errorTable } from '../generated/errors.ts';
import { paramsValidators } from '../generated/params-validators.ts';
import type { SkillName } from '../generated/skills.ts';
import type { NextAction } from '../next-actions.ts';
import { isCursor } from '../platform/page.ts';
import type { Service } from '../service.ts';
import { fieldErrorsOf } from './field-errors.ts';
import { withFix } from './with-fix.ts';

export interface ValidationContext {
  readonly schemaOf: Service['schemaOf'];
  readonly now: Date;
  /** ISO 3166-1 alpha-2 code of the country of the account; null without an account. */
  readonly country: string | null;
}

/**
 * Checks params against the contract and fills in defaults. Throws the specific error of a missing
 * required param first, then -32602 with paths and rules, never values.
 */
export function validateParams(
  name: SkillName,
  params: Record<string, unknown>,
  { schemaOf, now, country }: ValidationContext,
): void {
  requireNamed(name, params, catalog[name].requiredErrors);
  const validate = paramsValidators[name];
  const fieldErrors = validate(params)
    ? cursorErrors(name, params)
    : fieldErrorsOf(validate, params).map((fault) =>
        withFix(fault, { input: schemaOf(name).input, params, now, country }),
      );
  if (fieldErrors.length === 0) return;
  throw invalidParams(
    `The params of ${name} are not valid: ${fieldErrors
      .map(({ path, rule }) => `${path || '/'} ${rule}`)
      .slice(0, 5)
      .join('; ')}.${fixIn(fieldErrors)}${help(name, params, fieldErrors, schemaOf)}`,
    fieldErrors,
    { nextActions: [schemaOfParams(name)] },
  );
}

function fixIn(fieldErrors: readonly FieldError[]): string {
  const fix = fieldErrors.find((fault) => fault.fix !== undefined)?.fix;
  return fix === undefined ? '' : ` ${fix}`;
}

/**
 * A valid value of the first object or list that is not valid, of the kind that it names, or what
 * the contract says of the first param.
 */
function help(
  name: SkillName,
  given: Readonly<Record<string, unknown>>,
  fieldErrors: readonly FieldError[],
  schemaOf: Service['schemaOf'],
): string {
  const { paramExamples } = catalog[name];
  const variant = fieldErrors.map(({ path }) => variantAt(name, given, path)).find((example) => example !== null);
  if (variant != null) return ` An example of ${variant}`;
  const params = fieldErrors.map(({ path }) => path.split('/')[1] ?? '');
  const shown = params.find((param) => Object.hasOwn(paramExamples, param));
  if (shown !== undefined) return ` An example of ${shown}: ${paramExamples[shown]}`;
  const [first = ''] = params;
  const { properties = {} } = schemaOf(name).input as {
    properties?: Readonly<Record<string, { description?: string }>>;
  };
  const description = Object.hasOwn(properties, first) ? properties[first]?.description : undefined;
  return description === undefined ? '' : ` ${first}: ${description}`;
}

/** The kind and an example of the innermost variant of a union around an error. */
function variantAt(name: SkillName, given: Readonly<Record<string, unknown>>, path: string): string | null {
  const [, param = '', ...inside] = path.split('/');
  const { paramUnions } = catalog[name];
  const examples = Object.hasOwn(paramUnions, param) ? variantExamples[paramUnions[param] ?? ''] : undefined;
  if (examples === undefined || !Object.hasOwn(given, param)) return null;
  let [value, found]: [unknown, string | null] = [given[param], null];
  for (const key of ['', ...inside]) {
    if (key !== '')
      value = Object.hasOwn(Object(value) as object, key) ? (value as Record<string, unknown>)[key] : null;
    const kind = typeof value === 'object' && value !== null && 'kind' in value ? value.kind : null;
    if (typeof kind === 'string' && Object.hasOwn(examples, kind))
      found = `${param} of kind ${kind}: ${examples[kind]}`;
  }
  return found;
}

/** The same as a list, and with params that the contract does not have. Changes nothing. */
export function checkParams(name: SkillName, params: Readonly<Record<string, unknown>>): readonly FieldError[] {
  const unknown = Object.keys(params)
    .filter((param) => !catalog[name].params.includes(param))
    .map(() => ({ path: '', rule: `has a param that ${name} does not have` }));
  const validate = paramsValidators[name];
  return [...unknown, ...(validate(structuredClone(params)) ? [] : fieldErrorsOf(validate, params))];
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
