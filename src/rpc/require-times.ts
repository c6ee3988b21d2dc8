import { MAX_TIME } from '../domain/max-time.ts';
import { type FieldError, invalidParams } from '../errors.ts';
import type { SkillName } from '../generated/skills.ts';
import type { Service } from '../service.ts';

type Schema = Readonly<Record<string, unknown>>;
type Path = readonly string[];

const MIN_TIME = Date.parse('0001-01-01T00:00:00Z');

const MAX_DEPTH = 5;

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
    const value = path.reduce<unknown>((within, key) => (within as Schema | undefined)?.[key], params);
    if (typeof value !== 'string' || isTime(value)) return [];
    return [{ path: `/${path.join('/')}`, rule: 'must be a time of the years 1 to 9999, without a leap second' }];
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

function isTime(text: string): boolean {
  const at = Date.parse(text);
  return at >= MIN_TIME && at <= MAX_TIME.getTime();
}

function timesOf(name: SkillName, schemaOf: Service['schemaOf']): readonly Path[] {
  const paths = known.get(name) ?? findTimes(schemaOf(name).input);
  known.set(name, paths);
  return paths;
}

/**
 * Paths of date-time fields in the params schema, nested objects included. The contract has no
 * arrays of times.
 */
function findTimes(input: Schema): Path[] {
  const definitions = (input.$defs ?? {}) as Readonly<Record<string, Schema>>;
  const search = (schema: Schema, path: Path): Path[] => {
    if (schema.format === 'date-time') return [path];
    // Schemas can be recursive.
    if (path.length === MAX_DEPTH) return [];
    const parts = ((schema.allOf ?? []) as readonly Schema[]).flatMap((part) => search(part, path));
    const target = typeof schema.$ref === 'string' ? definitions[schema.$ref.replace('#/$defs/', '')] : undefined;
    if (target !== undefined) parts.push(...search(target, path));
    for (const [key, member] of Object.entries((schema.properties ?? {}) as Readonly<Record<string, Schema>>))
      parts.push(...search(member, [...path, key]));
    return parts;
  };
  return search(input, []);
}
