import fc from 'fast-check';
import { compileTemplate, type VariableDeclaration } from '../../../src/domain/content/rendering.ts';

type Vars = Readonly<Record<string, unknown>>;

function compiled(body: string, declarations?: readonly VariableDeclaration[]) {
  const result = compileTemplate(body, declarations);
  if (!result.ok) throw new Error(result.detail);
  return result.template;
}
const render = (body: string, vars: Vars = {}, declarations?: readonly VariableDeclaration[]) =>
  compiled(body, declarations).render(vars);
const text = (value: string) => ({ ok: true, text: value });
const missing = (...names: string[]) => ({ ok: false, code: 'missing_variable', missing: names, detail: null });

test('a body without Liquid is constant and returned unchanged, including single braces', () => {
  const template = compiled('Hi {first_name}, 50% off {today}');
  expect(template.constant).toBe(true);
  expect(template.variables).toEqual([]);
  expect(template.render({ first_name: 'Ana' })).toEqual(text('Hi {first_name}, 50% off {today}'));
});

test('resolves plain and dotted names, and the template lists them', () => {
  const template = compiled(
    'Hi {{ first_name }} of {{ attributes.city }}, {{contact.first_name}} has {{ points }}: {{ vip }}',
  );
  expect(template.constant).toBe(false);
  expect(template.variables).toEqual(['first_name', 'attributes.city', 'contact.first_name', 'points', 'vip']);
  expect(
    template.render({
      first_name: 'Ana',
      attributes: { city: 'Lima' },
      contact: { first_name: 'A.' },
      points: 0,
      vip: false,
    }),
  ).toEqual(text('Hi Ana of Lima, A. has 0: false'));
});

test.each([
  ['absent', {}],
  ['null', { name: null }],
  ['undefined', { name: undefined }],
  ['empty', { name: '' }],
  ['blank', { name: ' \t\u00a0' }],
  ['not a number', { name: Number.NaN }],
])('reports a variable that is %s as missing instead of rendering it as empty', (_state, vars) => {
  expect(render('Hi {{ name }}!', vars)).toEqual(missing('name'));
  expect(render('Hi {{ name | upcase }}!', vars)).toEqual(missing('name'));
  expect(render('{% if true %}{{ name }}{% endif %}', vars)).toEqual(missing('name'));
  expect(render('{% assign n = name | append: "!" %}{{ n }}', vars)).toEqual(missing('name'));
  expect(render('{{ "Hi " | append: name }}', vars)).toEqual(missing('name'));
  expect(render('{% echo name %}', vars)).toEqual(missing('name'));
});

test('each missing variable is reported once, in the order of the body', () => {
  expect(render('{{ b }} {{ a.x }} {{ b }} {{ c }}', { c: 1 })).toEqual(missing('b', 'a.x'));
  expect(render('{{ b | upcase }} {{ a.x }} {{ b }} {{ c }}', { c: 1, a: 'text' })).toEqual(missing('b', 'a.x'));
});

test('uses a fallback that is declared or given by the default filter', () => {
  const declared = [
    { name: 'name', fallback: 'friend' },
    { name: 'attributes.city', fallback: 'town' },
    { name: 'code' },
  ];
  expect(render('{{ name }} of {{ attributes.city }}', { name: '  ' }, declared)).toEqual(text('friend of town'));
  expect(render('{{ name | upcase }} of {{ attributes.city | upcase }}', {}, declared)).toEqual(text('FRIEND of TOWN'));
  expect(render('{{ name | default: "you" }}', { name: ' ' })).toEqual(text('you'));
  expect(render('{{ name | upcase | default: "you" }}')).toEqual(text('you'));
  expect(render('{{ name | default: other }}', { other: 'Bo' })).toEqual(text('Bo'));
  expect(render('a{{ name | default: "" }}b')).toEqual(text('ab'));
});

test('a missing fallback does not hide the missing variable', () => {
  expect(render('{{ name | default: other }}')).toEqual(missing('name'));
  expect(render('{{ name }}', {}, [{ name: 'name', fallback: ' ' }])).toEqual(missing('name'));
  expect(render('{{ code }}', {}, [{ name: 'code' }])).toEqual(missing('code'));
});

test('conditions and loops can test missing or blank variables', () => {
  const body = '{% if vip and tier == "gold" %}Gold {{ code }}{% elsif vip %}VIP{% else %}Hello{% endif %}';
  expect(render(body)).toEqual(text('Hello'));
  expect(render(body, { vip: ' ' })).toEqual(text('Hello'));
  expect(render(body, { vip: true })).toEqual(text('VIP'));
  expect(render(body, { vip: true, tier: 'gold' })).toEqual(missing('code'));
  expect(render('{% unless vip %}no{% endunless %}{% for x in items %}{{ x.name }} {% endfor %}')).toEqual(text('no'));
  expect(render('{% for x in items %}{{ x.name }} {% endfor %}', { items: [{ name: 'tea' }, {}] })).toEqual(
    missing('x.name'),
  );
  expect(render('{% capture g %}{% if vip %}Sir{% endif %}{% endcapture %}Hi{{ g }}')).toEqual(text('Hi'));
});

test('Liquid in the values of variables is not evaluated', () => {
  const value = '{{ secret }}{% if true %}x{% endif %}';
  expect(render('{{ name }}', { name: value, secret: 's' })).toEqual(text(value));
  expect(render('{{ name | append: "!" }}', { name: value, secret: 's' })).toEqual(text(`${value}!`));
});

test('only own properties are accessible, on any path', () => {
  for (const path of [
    'constructor',
    '__proto__',
    'toString',
    'a.constructor',
    'a.__proto__',
    'a.constructor.name',
    'hidden',
  ]) {
    const vars = Object.assign(Object.create({ hidden: 'leak' }), { a: {} });
    expect(render(`{{ ${path} }}`, vars)).toMatchObject({ code: 'missing_variable' });
    expect(render(`{{ ${path} | upcase }}`, vars)).toMatchObject({ code: 'missing_variable' });
  }
  expect(render('{{ f }}', { f: () => 'called' })).toEqual(missing('f'));
});

test.each([
  '{{ name',
  '{% if %}',
  '{% if a %}',
  '{% include "x" %}',
  '{% render "x" %}',
  '{% layout "x" %}',
  '{% block x %}{% endblock %}',
  '{% tablerow x in y %}{% endtablerow %}',
  '{{ name | nope }}',
  '{{ list | sample }}',
  `{{ a }}${'x'.repeat(20_001)}`,
])('rejects %.40s with a reason of one line', (body) => {
  const result = compileTemplate(body);
  expect(result.ok).toBe(false);
  expect(result.ok ? '' : result.detail).toMatch(/^[^\n]{5,}$/);
});

test('a template with excessive loops hits its limits in much less than a second', () => {
  const started = performance.now();
  for (const body of [
    '{% for i in (1..100000000) %}x{% endfor %}',
    '{% for i in (1..9999) %}{% for j in (1..9999) %}{% for k in (1..9999) %}{% endfor %}{% endfor %}{% endfor %}',
    `{% for i in (1..30000) %}${'y'.repeat(1000)}{% endfor %}`,
  ]) {
    expect(render(body)).toMatchObject({ ok: false, code: 'template_error', missing: [] });
  }
  expect(performance.now() - started).toBeLessThan(2000);
});

test('the detail of a failure contains the position and never a value', () => {
  const result = render('Hi {{ name | date: "%Y" }} {{ when | date: "%Y" | divided_by: zero }}', {
    name: 'now',
    when: 'secret-value',
    zero: 0,
  });
  expect(result).toMatchObject({ ok: false, code: 'template_error' });
  expect(result.ok ? '' : result.detail).toMatch(/line 1/);
  expect(JSON.stringify(result)).not.toContain('secret-value');
});

test('an object cannot be rendered as text', () => {
  for (const body of ['{{ contact }}', '{% if true %}{{ contact }}{% endif %}']) {
    expect(render(body, { contact: { a: 'private' } })).toEqual({
      ok: false,
      code: 'template_error',
      missing: [],
      detail: '{{ contact }} is an object: use one of its fields',
    });
  }
});

test('the result does not depend on the clock or the time zone of the machine', () => {
  expect(render('{{ at | date: "%b %e, %H:%M" }}', { at: '2026-03-01T23:30:00Z' })).toEqual(text('Mar  1, 23:30'));
  expect(render('{{ "now" | date: "%Y" }}')).toMatchObject({ code: 'template_error' });
});

test('one rendering does not affect the next', () => {
  const template = compiled('{{ a | upcase }}{% assign b = a %}{{ b }}');
  expect(template.render({})).toEqual(missing('a'));
  expect(template.render({ a: 'x' })).toEqual(text('Xx'));
});

test('the fast path for plain templates renders as Liquid does', () => {
  const name = fc.constantFrom('a', 'b', 'o.a', 'o.p.b', 'list.first', 'a.size', 'o.size');
  const piece = fc.oneof(
    name.map((path) => `{{ ${path} }}`),
    name.map((path) => ` {{- ${path} -}} `),
    fc.constantFrom('x ', '\n', '}}', 'é😀'),
  );
  const leaf = fc.oneof(fc.string(), fc.constantFrom(' ', '', null, 0, 1.5, true, false, [], ['q', 'r'], { deep: 1 }));
  const object = fc.record({ a: leaf, p: fc.oneof(leaf, fc.record({ b: leaf })) }, { requiredKeys: [] });
  const vars = fc.record(
    { a: leaf, b: leaf, o: fc.oneof(leaf, object), list: fc.oneof(leaf, fc.array(leaf)) },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 6 }), vars, (pieces, values) => {
      const body = `.${pieces.join('')}.`;
      const declared = [
        { name: 'a', fallback: 'F' },
        { name: 'o.p.b', fallback: 'G' },
      ];
      expect(render(body, values, declared)).toEqual(render(`{% if true %}${body}{% endif %}`, values, declared));
    }),
    { numRuns: 300 },
  );
});
