import fc from 'fast-check';
import { paramsSchema } from '../../../codegen/compile.ts';
import type { SkillDefinition } from '../../../codegen/contract.ts';
import { foreignly } from '../../../test/support/contract/foreign-world.ts';
import { type Caller, callers } from '../world.ts';
import { EXTREME_NUMBERS, EXTREME_TEXTS } from './extreme-values.ts';
import { resolveSchema, type Source, valuesOf } from './from-schema.ts';
import { invalidValues } from './invalid-values.ts';

export const kinds = ['from the schema', 'like an example', 'near miss', 'foreign id', 'extreme'] as const;
export type Kind = (typeof kinds)[number];
export type Params = Readonly<Record<string, unknown>>;

/** One call of a skill. */
export interface Case {
  readonly kind: Kind;
  readonly caller: Caller;
  readonly params: Params;
  /** Sends an idempotency key, and repeats the call if it succeeds. */
  readonly twice: boolean;
  /** Compares the tables before and after the call. */
  readonly comparesTables: boolean;
}

/** Generates cases of every kind for one skill. */
export function casesOf(source: Source, skill: SkillDefinition): fc.Arbitrary<Case> {
  const params = paramsOf(source, skill);
  const [first = 'all'] = callers;
  return fc
    .record({
      given: fc.oneof(
        { weight: 2, arbitrary: of('from the schema', params.drawn) },
        { weight: 2, arbitrary: of('like an example', params.similar) },
        { weight: 2, arbitrary: of('near miss', params.near) },
        { weight: 1, arbitrary: of('foreign id', params.foreign) },
        { weight: 2, arbitrary: of('extreme', params.extreme) },
      ),
      isDryRun: fc.boolean(),
      caller: fc.oneof({ weight: 5, arbitrary: fc.constant<Caller>(first) }, fc.constantFrom<Caller>(...callers)),
      twice: fc.boolean(),
      comparesTables: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
    })
    .map(({ given, isDryRun, ...rest }) => ({
      ...rest,
      kind: given.kind,
      params:
        skill.effect === 'read' || !isDryRun || 'dry_run' in given.params
          ? given.params
          : { ...given.params, dry_run: true },
    }));
}

const of = (kind: Kind, params: fc.Arbitrary<Params>): fc.Arbitrary<{ kind: Kind; params: Params }> =>
  params.map((each) => ({ kind, params: each }));

function paramsOf(
  source: Source,
  skill: SkillDefinition,
): Readonly<Record<'drawn' | 'similar' | 'near' | 'foreign' | 'extreme', fc.Arbitrary<Params>>> {
  const drawn = valuesOf(source, paramsSchema(skill), skill.name) as fc.Arbitrary<Params>;
  // Successful examples get further into a skill, so they are preferred.
  const shown = skill.examples.flatMap(({ params, error }) =>
    error === undefined ? [params, params, params] : [params],
  );
  const example = shown.length === 0 ? drawn : fc.constantFrom<Params>(...shown);
  const one = skill.params.map(({ name, schema }) =>
    valuesOf(source, schema, name).map((value): Params => ({ [name]: value })),
  );
  const similar = one.length === 0 ? example : fc.tuple(example, fc.oneof(...one)).map(merged);
  // Many skills require exactly one of several params.
  const required = skill.params.filter((param) => param.required).map(({ name }) => name);
  const least = fc
    .oneof(example, drawn)
    .map((params) => Object.fromEntries(Object.entries(params).filter(([name]) => required.includes(name))));
  const single = one.length === 0 ? least : fc.tuple(least, fc.oneof(...one)).map(merged);
  const base = fc.oneof(example, similar, single, drawn);
  const broken = skill.params.map(({ name, schema }) =>
    invalidValues(source, schema).map((value): Params => ({ [name]: value })),
  );
  const near =
    broken.length === 0
      ? base
      : fc.oneof(
          { weight: 6, arbitrary: fc.tuple(base, fc.oneof(...broken)).map(merged) },
          {
            weight: 1,
            arbitrary: fc
              .tuple(base, fc.constantFrom('shoe_size', 'Limit', 'a'.repeat(300), 'toString'))
              .map(([params, extra]) => ({ ...params, [extra]: 1 })),
          },
          {
            weight: 2,
            arbitrary: fc
              .tuple(base, fc.constantFrom(...skill.params))
              .map(([params, { name }]) => without(params, name)),
          },
        );
  return {
    drawn,
    similar: fc.oneof(similar, single),
    near,
    foreign: fc.oneof(example, single, base).map((params) => JSON.parse(foreignly(JSON.stringify(params))) as Params),
    extreme: extremeOf(source, skill, base),
  };
}

function extremeOf(source: Source, skill: SkillDefinition, base: fc.Arbitrary<Params>): fc.Arbitrary<Params> {
  if (skill.params.length === 0) return base;
  const text = fc.constantFrom(...EXTREME_TEXTS);
  const one = skill.params.map(({ name, schema: given }): fc.Arbitrary<Params> => {
    const schema = resolveSchema(source.contract, given);
    const value: fc.Arbitrary<unknown> = ['integer', 'number'].includes(String(schema.type))
      ? fc.constantFrom(...EXTREME_NUMBERS)
      : schema.type === 'array'
        ? fc.oneof(
            text.map((each) => [each]),
            fc.tuple(text, text),
          )
        : schema.type === 'object'
          ? fc.dictionary(
              fc.oneof(text, fc.constantFrom(...Object.keys(schema.properties ?? { any: 0 }))),
              fc.oneof(text, fc.constantFrom(...EXTREME_NUMBERS)),
              { minKeys: 1, maxKeys: 3 },
            )
          : text;
    return value.map((each) => ({ [name]: each }));
  });
  return fc.tuple(base, fc.oneof(...one)).map(merged);
}

const merged = ([params, more]: readonly [Params, Params]): Params => ({ ...params, ...more });

const without = (params: Params, name: string): Params =>
  Object.fromEntries(Object.entries(params).filter(([key]) => key !== name));
