import { LAST_MOMENT } from '../domain/last-moment.ts';
import { type FieldError, invalidParams } from '../errors.ts';
import type { SkillName } from '../generated/skills.ts';
import type { Service } from '../service.ts';

type Schema = Readonly<Record<string, unknown>>;
type Path = readonly string[];

const EARLIEST = Date.parse('0001-01-01T00:00:00Z');

const DEEPEST = 5;

const known = new Map<SkillName, readonly Path[]>();

/**
 * Throws -32602 for a time that the format allows and no clock here shows: a leap second, an offset without minutes, and what lies
 * outside of the years 1 to 9999, which neither RFC 3339 nor the answers of this service can write.
 */
export function requireMoments(
  name: SkillName,
  params: Readonly<Record<string, unknown>>,
  schemaOf: Service['schemaOf'],
): void {
  const fieldErrors = momentsOf(name, schemaOf).flatMap((path): FieldError[] => {
    const value = path.reduce<unknown>((within, key) => (within as Schema | undefined)?.[key], params);
    if (typeof value !== 'string' || isMoment(value)) return [];
    return [{ path: `/${path.join('/')}`, rule: 'must be a time of the years 1 to 9999, without a leap second' }];
  });
  if (fieldErrors.length === 0) return;
  throw invalidParams(`${name} was given a time that is none.`, fieldErrors, {
    nextActions: [{ skill: 'agent.capabilities', params: { skill: name }, why: 'The schema of the params.' }],
  });
}

function isMoment(text: string): boolean {
  const at = Date.parse(text);
  return at >= EARLIEST && at <= LAST_MOMENT.getTime();
}

function momentsOf(name: SkillName, schemaOf: Service['schemaOf']): readonly Path[] {
  const paths = known.get(name) ?? findMoments(schemaOf(name).input);
  known.set(name, paths);
  return paths;
}

/** Where the schema of the params has times: params, and members of params that are objects. No list of the contract holds times. */
function findMoments(input: Schema): Path[] {
  const definitions = (input.$defs ?? {}) as Readonly<Record<string, Schema>>;
  const search = (schema: Schema, path: Path): Path[] => {
    if (schema.format === 'date-time') return [path];
    // A schema may contain itself.
    if (path.length === DEEPEST) return [];
    const parts = ((schema.allOf ?? []) as readonly Schema[]).flatMap((part) => search(part, path));
    const target = typeof schema.$ref === 'string' ? definitions[schema.$ref.replace('#/$defs/', '')] : undefined;
    if (target !== undefined) parts.push(...search(target, path));
    for (const [key, member] of Object.entries((schema.properties ?? {}) as Readonly<Record<string, Schema>>))
      parts.push(...search(member, [...path, key]));
    return parts;
  };
  return search(input, []);
}
