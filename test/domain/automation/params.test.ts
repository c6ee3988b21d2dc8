import fc from 'fast-check';
import { fillParams, referencesIn } from '../../../src/domain/automation/params.ts';
import { isPath, type PathValues } from '../../../src/domain/automation/paths.ts';
import { compileTemplate } from '../../../src/domain/content/rendering.ts';

function values(
  text: unknown,
  contact: Record<string, unknown> | null = { id: 'con_1', first_name: 'Ada' },
): PathValues {
  const data = { text, properties: { total: 7, 'a.b/c~d': true } };
  return { trigger: { kind: 'message', name: '', occurred_at: '2026-01-01T00:00:00.000Z', data }, contact };
}

/** A placeholder, which the linter would take for a template literal. */
const put = (path: string): string => `$\{${path}}`;

const TEXT = { $from: 'trigger.data.text' };

test('a reference is replaced by the value with its type, and left out with its field or item when it is missing', () => {
  const params = {
    ids: [{ $from: 'contact.id' }, { $from: 'contact.email' }],
    total: { $from: 'trigger.data.properties.total' },
    flag: { $from: 'trigger.data.properties.a.b/c~d' },
    name: { $from: 'contact.last_name' },
    greeting: { $from: 'contact.last_name', default: 'friend' },
    nested: { deep: [TEXT] },
    literal: 5,
  };
  expect(fillParams(params, values('hi'))).toEqual({
    ids: ['con_1'],
    total: 7,
    flag: true,
    greeting: 'friend',
    nested: { deep: ['hi'] },
    literal: 5,
  });
});

test('placeholders inside of text become the value, or nothing, and $${ is a literal', () => {
  const note = `Hi ${put('contact.first_name')}${put(' contact.last_name ')}, $$\{x} ${put('trigger.data.text')}`;
  expect(fillParams({ note }, values('ok'))).toEqual({ note: `Hi Ada, ${put('x')} ok` });
});

test('a value is inserted once: references and placeholders in it stay text', () => {
  const sly = `${put('contact.id')} {"$from":"contact.id"} $$\{`;
  expect(fillParams({ note: TEXT, more: `x ${put('trigger.data.text')}` }, values(sly))).toEqual({
    note: sly,
    more: `x ${sly}`,
  });
});

test('values that are no text, number or boolean are missing, and long text is cut', () => {
  for (const odd of [null, undefined, {}, ['x']]) expect(fillParams({ note: TEXT }, values(odd))).toEqual({});
  const cut = fillParams({ note: TEXT }, values(`${'x'.repeat(1_999)}😀`)) as { note: string };
  expect(cut.note).toBe('x'.repeat(1_999));
});

test('names of objects are never read from a prototype', () => {
  const from = { $from: 'contact.attributes.constructor' };
  expect(fillParams({ a: from }, values('x', { attributes: {} }))).toEqual({});
  expect(isPath('trigger.data.properties.constructor', 'message')).toBe(false);
  expect(isPath('contact.attributes.<name>', 'message')).toBe(true);
  expect(isPath('contact.constructor', 'message')).toBe(false);
});

test('no text of a contact becomes part of a message template', () => {
  const sly = ['{{ email }}', '{% assign x = 1 %}', '{', '{{', '{%', '}}', '%}', '{{{ email }}}', '{% endraw %}'];
  const value = fc.array(fc.oneof(fc.constantFrom(...sly), fc.string({ maxLength: 5 })), { maxLength: 4 });
  const before = fc.constantFrom('', '{', ' ', '{% raw %}', 'x{', `$$\{`, '{{ "x" }}', `${put('trigger.data.text')}`);
  const after = fc.constantFrom('', '}', '}}', '{', '%}', ' ', `${put('trigger.data.text')}`, '{% endraw %}');
  let looked = 0;
  fc.assert(
    fc.property(value, before, after, (parts, start, end) => {
      const template = `${start}\${trigger.data.text}${end}`;
      if (referencesIn({ text: template }, '').some(({ problem }) => problem !== null)) return;
      const { text } = fillParams({ text: template }, values(parts.join(''))) as { text: string };
      const harmless = fillParams({ text: template }, values('x')) as { text: string };
      const compiled = compileTemplate(text);
      looked += 1;
      expect(compiled.ok).toBe(compileTemplate(harmless.text).ok);
      if (compiled.ok) expect(compiled.template.variables).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
  expect(looked).toBeGreaterThan(1_000);
});

test('referencesIn finds every path with its place, and what is no reference', () => {
  expect(
    referencesIn({ 'a/b': [`${put('contact.id')} $$\{no}`, TEXT], text: `{{ "${put('contact.email')}" }}` }, '/params'),
  ).toEqual([
    { path: 'contact.id', at: '/params/a~1b/0', problem: null },
    { path: 'trigger.data.text', at: '/params/a~1b/1', problem: null },
    { path: 'contact.email', at: '/params/text', problem: expect.stringContaining('inside of {{ }}') },
  ]);
  expect(referencesIn({ $from: 7 }, '')).toMatchObject([{ problem: 'must have a path in $from' }]);
});
