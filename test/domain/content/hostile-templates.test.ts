import { compileTemplate } from '../../../src/domain/content/rendering.ts';
import { templateCase } from '../../../tools/fuzz/generate/templates.ts';

/** `TERN_TEMPLATE_SEED` and `TERN_TEMPLATE_CASES` draw other templates, and more. */
const SEED = Number(process.env.TERN_TEMPLATE_SEED ?? 20_261_123);
const CASES = Number(process.env.TERN_TEMPLATE_CASES ?? 1_000);
const MAX_MS = 50;
/** Of the time of the processor, the fastest of some tries counts: the first ones compile code. */
const TRIES = 5;

function outcomeOf(body: string, vars: Readonly<Record<string, unknown>>): string {
  const compiled = compileTemplate(body);
  if (!compiled.ok) return compiled.detail;
  const rendered = compiled.template.render(vars);
  return rendered.ok ? 'rendered' : (rendered.detail ?? rendered.code);
}

function fastest(body: string, vars: Readonly<Record<string, unknown>>): number {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && least > MAX_MS; tries += 1) {
    const before = process.cpuUsage();
    outcomeOf(body, vars);
    least = Math.min(least, process.cpuUsage(before).user / 1000);
  }
  return least;
}

test('no generated template keeps the process for longer than 50 ms, with values of any size', () => {
  const slow: object[] = [];
  const outcomes = new Map<string, number>();
  for (let seed = SEED; seed < SEED + CASES; seed += 1) {
    const { body, vars } = templateCase(seed);
    const ms = fastest(body, vars);
    if (ms > MAX_MS) slow.push({ seed, ms, body });
    const kind = outcomeOf(body, vars).replace(/,? at line .*/, '');
    outcomes.set(kind, (outcomes.get(kind) ?? 0) + 1);
  }
  expect(slow).toEqual([]);
  // The grammar reaches past the parser: templates are rendered, and others reach each limit.
  expect(outcomes.get('rendered')).toBeGreaterThan(CASES / 10);
  expect([...outcomes.keys()].join()).toMatch(/more than 1500 steps/);
}, 60_000);

test('a template renders or fails alike however often it is rendered', () => {
  for (let seed = SEED; seed < SEED + 200; seed += 1) {
    const { body, vars } = templateCase(seed);
    expect([outcomeOf(body, vars), body]).toEqual([outcomeOf(body, vars), body]);
  }
});

const numbers = Array.from({ length: 900 }, (_, index) => index);
const blank = ' '.repeat(19_000);
const long = 'a'.repeat(19_000);

test.each([
  [
    'a filter that evaluates an expression',
    `{{ l | find_exp: "i", "${'i == -1 or '.repeat(40)}i == -2" }}`,
    /^unknown filter/,
  ],
  ['another one', '{% assign x = l | has_exp: "i", "i == -1" %}{{ x }}', /^unknown filter/],
  ['a filter that evaluates a path', '{{ l | where: "a.b.c.d", 1 }}', /^unknown filter/],
  ['nested filters of expressions', '{{ l | group_by_exp: "i", "l" }}', /^unknown filter/],
  ['tags nested deep', '{% if a %}'.repeat(300) + '{% endif %}'.repeat(300), /^tags are nested/],
  ['many outputs', '{{a}}'.repeat(1_000), /^the template has more than/],
  ['a long condition', `{% if ${'a or '.repeat(900)}a %}{% endif %}`, /^a tag or an output has/],
  ['a long chain of filters', `{{ a${' | upcase'.repeat(500)} }}`, /^a tag or an output has/],
  ['brackets nested deep', `{{ ${'a['.repeat(1_600)}b${']'.repeat(1_600)} }}`, /^a tag or an output has/],
  ['a wide date', '{{ "2026-03-01" | date: "%9999999d" }}', /^unknown date format/],
  ['a wide date in a variable', '{% assign f = "%9999999d" %}{{ "2026-03-01" | date: f }}', /^the template fails/],
  ['a date of many names', `{{ "2026-03-01" | date: "${'%A'.repeat(2_000)}" }}`, /^unknown date format/],
  ['a range beyond integers', '{% for i in (9007199254740992..9007199254740994) %}{% endfor %}', /^the template fails/],
  ['a range outside a loop', '{{ (1..9007199254740994) | size }}', /^a range is only valid/],
  ['the size of a range', '{% if (9007199254740992..9007199254740994).size > 1 %}{% endif %}', /^a range is only/],
  ['a long range', '{% for i in (1..100000000) %}x{% endfor %}', /more than 1500 steps/],
  ['nested loops', '{% for i in l %}{% for j in l %}{% endfor %}{% endfor %}', /more than 1500 steps/],
  [
    'a doubled string',
    `{% assign x = "a" %}${'{% assign x = x | append: x %}'.repeat(60)}{{ x }}`,
    /more than 1500 steps/,
  ],
  ['a replacement of nothing', '{{ long | replace: "", long }}', /more than 1500 steps/],
  ['a search for most of a value', '{% if long contains nearly %}{% endif %}', /more than 1500 steps/],
  ['a list of characters', '{% assign x = long | split: "" %}{{ x | size }}', /more than 1500 steps/],
  ['lists compared in a loop', '{% for i in l %}{% if l == l %}{% endif %}{% endfor %}', /more than 1500 steps/],
  ['a case of lists', `{% case l %}${'{% when l %}'.repeat(60)}{% endcase %}`, /more than 1500 steps/],
  ['a list written often', '{% for i in l %}{{ l }}{% endfor %}', /more than 1500 steps/],
  [
    'a capture written often',
    `{% for i in l %}{% capture x %}${'x'.repeat(900)}{% endcapture %}{% endfor %}`,
    /1500 steps/,
  ],
  [
    'a blank value read often',
    '{% for i in l %}{{ blank | append: "" }}{% endfor %}',
    /more than 1500 steps|missing_variable/,
  ],
  [
    'words in a condition of a loop',
    `{% for i in l %}{% if ${'a or '.repeat(60)}a %}{% endif %}{% endfor %}`,
    /1500 steps/,
  ],
])('rejects %s in less than 50 ms', (_attack, body, reason) => {
  const vars = { l: numbers, a: false, long, nearly: `b${'a'.repeat(9_000)}`, blank };
  expect(outcomeOf(body, vars)).toMatch(reason);
  expect(fastest(body, vars)).toBeLessThan(MAX_MS);
});

test.each([
  ['a list', { v: Array.from({ length: 90_000 }, (_, index) => index) }, /more than 1000 items and fields/],
  ['nested lists', { v: Array.from({ length: 300 }, () => ['a', 'b', 'c', 'd']) }, /more than 1000 items and fields/],
  ['an object', { v: Object.fromEntries(numbers.map((key) => [`k${key}`, key])) }, /more than 100 fields/],
  ['a value', { v: 'a'.repeat(500_000) }, /longer than 20000 characters/],
  ['a blank value', { v: ' '.repeat(900_000) }, /longer than 20000 characters/],
])('rejects %s that is too large, whether or not the template has logic', (_kind, vars, reason) => {
  for (const body of ['{% if v %}{{ v }}{% endif %}', '{{ v }}'.repeat(200)]) {
    expect(outcomeOf(body, vars)).toMatch(reason);
    expect(fastest(body, vars)).toBeLessThan(MAX_MS);
  }
});
