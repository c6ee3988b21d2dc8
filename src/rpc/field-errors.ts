import type { FieldError } from '../errors.ts';
import type { Validator } from '../skill.ts';

const MAX_FIELD_ERRORS = 50;

/** The errors of a validator by path and rule, never with a value; see `validateParams`. */
export function fieldErrorsOf(validate: Validator, value?: unknown): FieldError[] {
  return toldOnce(validate.errors ?? [])
    .slice(0, MAX_FIELD_ERRORS)
    .map(({ instancePath, keyword, params }) => {
      if (keyword === 'required')
        return { path: `${instancePath}/${String(params.missingProperty)}`, rule: 'is required' };
      if (keyword === 'additionalProperties')
        return { path: instancePath, rule: `has no property ${String(params.additionalProperty).slice(0, 100)}` };
      const rule = ruleText(keyword, params);
      return { path: instancePath, rule: keyword === 'type' ? `${rule}${insteadOf(value, instancePath)}` : rule };
    });
}

type Fault = NonNullable<Validator['errors']>[number];

/**
 * One error per place: of several types the value may have, one error lists them, and the list of
 * the allowed values says the type, too. The enum of the property that distinguishes the branches
 * reports the same as the discriminator and names its values.
 */
function toldOnce(faults: readonly Fault[]): readonly Fault[] {
  const types = new Map<string, unknown[]>();
  const keywords = new Set(faults.map(({ instancePath, keyword }) => `${keyword} ${instancePath}`));
  for (const { instancePath, keyword, params } of faults)
    if (keyword === 'type') types.set(instancePath, [...(types.get(instancePath) ?? []), ...[params.type].flat()]);
  const told = new Set<string>();
  return faults.flatMap((fault): readonly Fault[] => {
    const { instancePath: path, keyword } = fault;
    const isAlternative = keywords.has(`anyOf ${path}`) && types.has(path);
    if (keyword === 'discriminator' || (keyword === 'anyOf' && isAlternative)) return [];
    if (keyword !== 'type') return [fault];
    if (told.has(path) || keywords.has(`enum ${path}`)) return [];
    if (isAlternative) told.add(path);
    return isAlternative ? [{ ...fault, params: { type: types.get(path) } }] : [fault];
  });
}

/** What kind of value stands there, never the value: "must be string, not array". */
function insteadOf(value: unknown, path: string): string {
  const found = path
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (within, key) =>
        typeof within === 'object' && within !== null && Object.hasOwn(within, key)
          ? (within as Readonly<Record<string, unknown>>)[key]
          : undefined,
      value,
    );
  if (found === undefined) return '';
  return `, not ${found === null ? 'null' : Array.isArray(found) ? 'array' : typeof found}`;
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
