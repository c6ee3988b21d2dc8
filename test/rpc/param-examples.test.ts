import { catalog } from '../../src/generated/catalog.ts';
import type { SkillName } from '../../src/generated/skills.ts';
import { checkParams } from '../../src/rpc/validate.ts';

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
