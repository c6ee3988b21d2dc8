import { isUsableTime } from '../domain/max-time.ts';
import { type FieldError, invalidParams } from '../errors.ts';
import type { SkillName } from '../generated/skills.ts';
import type { Service } from '../service.ts';

type Schema = Readonly<Record<string, unknown>>;
type Path = readonly string[];

/** A step of a path: every item of an array. */
const EACH = '*';
const ALTERNATIVES = ['allOf', 'oneOf', 'anyOf'] as const;

const known = new Map<SkillName, readonly Path[]>();

/**
 * Throws -32602 for a time that the schema format allows but JavaScript cannot parse: a leap
 * second, an offset without minutes, or a year outside 1 to 9999, which neither RFC 3339 nor this
 * service's responses can express.
 */
export function requireTimes(
  name: SkillName,
  params: Readonly<Record<string, unknown>>,
  schemaOf: Service['schemaOf'],
): void {
  const fieldErrors = timesOf(name, schemaOf).flatMap((path): FieldError[] => {
    const wrong = valuesAt(params, path).filter(({ value }) => typeof value === 'string' && !isUsableTime(value));
    return wrong.map((found) => ({
      path: found.path,
      rule: 'must be a time of the years 1 to 9999, without a leap second',
    }));
  });
  if (fieldErrors.length === 0) return;
  throw invalidParams(
    `${name} was called with an invalid time. Use RFC 3339, such as 2026-03-01T12:00:00Z.`,
    fieldErrors,
    {
      nextActions: [{ skill: 'agent.capabilities', params: { skill: name }, why: 'Shows the schema of the params.' }],
    },
  );
}

interface Found {
  readonly path: string;
  readonly value: unknown;
}

function valuesAt(params: unknown, path: Path): readonly Found[] {
  return path.reduce<readonly Found[]>(
    (found, key) =>
      found.flatMap(({ path: above, value }): readonly Found[] => {
        if (key === EACH)
          return Array.isArray(value) ? value.map((item, index) => ({ path: `${above}/${index}`, value: item })) : [];
        return [{ path: `${above}/${key}`, value: (value as Schema | null | undefined)?.[key] }];
      }),
    [{ path: '', value: params }],
  );
}

function timesOf(name: SkillName, schemaOf: Service['schemaOf']): readonly Path[] {
  const paths = known.get(name) ?? findTimes(schemaOf(name).input);
  known.set(name, paths);
  return paths;
}

/**
 * Paths of date-time fields in the params schema, nested objects, arrays and alternatives included.
 * A schema within itself is not entered: the rules of segments check their times themselves.
 */
function findTimes(input: Schema): Path[] {
  const definitions = (input.$defs ?? {}) as Readonly<Record<string, Schema>>;
  const search = (schema: Schema, path: Path, entered: readonly unknown[]): Path[] => {
    if (schema.format === 'date-time') return [path];
    const parts = ALTERNATIVES.flatMap((key) => (schema[key] ?? []) as readonly Schema[]);
    const found = parts.flatMap((part) => search(part, path, entered));
    const target = typeof schema.$ref === 'string' ? definitions[schema.$ref.replace('#/$defs/', '')] : undefined;
    if (target !== undefined && !entered.includes(target)) found.push(...search(target, path, [...entered, target]));
    if (schema.items !== undefined) found.push(...search(schema.items as Schema, [...path, EACH], entered));
    for (const [key, member] of Object.entries((schema.properties ?? {}) as Readonly<Record<string, Schema>>))
      found.push(...search(member, [...path, key], entered));
    return found;
  };
  const paths = search(input, [], []);
  return [...new Map(paths.map((path) => [path.join('/'), path])).values()];
}
