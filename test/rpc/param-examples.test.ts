import { loadContractDocument } from '../../src/contract-document.ts';
import { catalog, variantExamples } from '../../src/generated/catalog.ts';
import type { SkillName } from '../../src/generated/skills.ts';
import { checkParams, validateParams } from '../../src/rpc/validate.ts';

const { schemaOf } = loadContractDocument();

const examples = (Object.keys(catalog) as SkillName[]).flatMap((name) =>
  Object.entries(catalog[name].paramExamples).map(([param, text]) => ({ name, param, text })),
);

test('most skills that take an object or a list show one', () => {
  expect(examples.length).toBeGreaterThan(40);
});

test('every example of a param is a param of its skill, short and valid', () => {
  const wrong = examples.filter(({ name, param, text }) => {
    const errors = checkParams(name, { [param]: JSON.parse(text) });
    const isKnown = catalog[name].params.includes(param);
    const isValid = errors.every(({ path }) => path !== `/${param}` && !path.startsWith(`/${param}/`));
    return !isKnown || !isValid || text.length > 200;
  });
  expect(wrong).toEqual([]);
});

const variants = (Object.keys(catalog) as SkillName[]).flatMap((name) =>
  Object.entries(catalog[name].paramUnions).flatMap(([param, union]) =>
    Object.entries(variantExamples[union] ?? {}).map(([kind, text]) => ({ name, param, union, kind, text })),
  ),
);

test('the walk finds all unions of the contract that have a discriminator', () => {
  expect(new Set(variants.map(({ union }) => union))).toEqual(new Set(Object.keys(variantExamples)));
  expect(Object.keys(variantExamples).length).toBeGreaterThan(4);
});

test.each(variants)(
  '$name with a wrong $param of kind $kind shows a valid one of this kind',
  ({ name, param, kind, text }) => {
    const example: unknown = JSON.parse(text);
    expect(example).toMatchObject({ kind });
    const errorOf = (value: unknown): string => {
      const others = Object.fromEntries(
        Object.entries(catalog[name].paramExamples).map(([other, json]) => [other, JSON.parse(json) as unknown]),
      );
      try {
        validateParams(
          name,
          { journey_id: 'j', segment_id: 's', rule_id: 'r', name: 'n', actions: [], ...others, [param]: value },
          { schemaOf, now: new Date(0), country: 'US' },
        );
      } catch (error) {
        return (error as Error).message;
      }
      return '';
    };
    const isList = param === 'exit';
    const wrong = { kind, shoe_size: 43 };
    const message = errorOf(isList ? [wrong] : wrong);
    expect(message).toContain('has no property shoe_size');
    expect(message).toMatch(/Allowed here: (?:\w+, )*kind\b/);
    expect(message).toContain(`An example of ${param} of kind ${kind}: ${text}`);
    const problems = checkParams(name, { [param]: isList ? [example] : example });
    expect(problems.filter(({ path }) => path.startsWith(`/${param}`))).toEqual([]);
    expect(text.length).toBeLessThanOrEqual(200);
  },
);
