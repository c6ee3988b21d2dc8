import { filters, tags } from 'liquidjs';
import { loadContract } from '../../../codegen/contract.ts';
import { DATE_CONVERSIONS, FILTERS, TAGS } from '../../../src/domain/content/liquid/allowed.ts';
import { engine } from '../../../src/domain/content/liquid/engine.ts';
import { compileTemplate } from '../../../src/domain/content/rendering.ts';

function rendered(body: string, vars: Readonly<Record<string, unknown>> = {}): string {
  const compiled = compileTemplate(body);
  if (!compiled.ok) return compiled.detail;
  const outcome = compiled.template.render(vars);
  return outcome.ok ? outcome.text : (outcome.detail ?? outcome.code);
}

test('templates have exactly the filters and tags of the list', () => {
  expect(Object.keys(engine.filters).sort()).toEqual([...FILTERS].sort());
  expect(Object.keys(engine.tags).sort()).toEqual([...TAGS].sort());
});

test('no allowed filter evaluates an expression', () => {
  expect(FILTERS.filter((name) => name.endsWith('_exp') || /^(?:where|reject|find|has|group|json)/.test(name))).toEqual(
    [],
  );
});

test('each other filter and tag of Liquid is rejected with the list of those that exist', () => {
  const others = Object.keys(filters).filter((name) => !FILTERS.some((allowed) => allowed === name));
  expect(others.length).toBeGreaterThan(30);
  for (const name of others)
    expect(rendered(`{{ a | ${name} }}`)).toBe(`unknown filter, at line 1, column 1: use one of ${FILTERS.join(', ')}`);
  for (const name of Object.keys(tags).filter((tag) => !TAGS.some((allowed) => allowed === tag)))
    expect(rendered(`{% ${name} a %}`)).toBe(`unknown tag, at line 1, column 1: use one of ${TAGS.join(', ')}`);
});

test('the contract lists the filters and tags that exist', () => {
  const { description = '' } = loadContract().skills.find(({ name }) => name === 'templates.create') ?? {};
  expect(/ Tags: ([^.]*)\. /.exec(description)?.[1]?.split(', ')).toEqual([...TAGS]);
  expect(/ Filters: ([^.]*)\. /.exec(description)?.[1]?.split(', ')).toEqual([...FILTERS]);
});

test.each([
  ['{{ name | upcase }} {{ name | capitalize }} {{ "  x " | strip }}', 'ANA LÓPEZ Ana lópez x'],
  ['{{ name | split: " " | first }} {{ name | truncate: 6 }} {{ name | size }}', 'ana ana... 9'],
  ['{{ 7 | divided_by: 2 | floor }} {{ 5 | modulo: 3 }} {{ 1.255 | round: 2 }} {{ 3 | at_least: 5 }}', '3 2 1.26 5'],
  ['{{ items | map: "name" | sort | join: ", " }}', 'cake, tea'],
  ['{{ "a  b" | squish | replace: " ", "-" | append: "!" }}', 'a-b!'],
  ['https://x.test/?n={{ name | url_encode }}', 'https://x.test/?n=ana+l%C3%B3pez'],
  ['{% for item in items limit: 1 %}{{ forloop.index }}. {{ item.name }}{% endfor %}', '1. tea'],
  ['{% for i in (1..stars) %}*{% endfor %}', '***'],
  ['{% case stars %}{% when 1, 2 %}few{% when 3 %}some{% else %}many{% endcase %}', 'some'],
  ['{% if name contains "ana" and stars > 2 %}yes{% endif %}', 'yes'],
  ['{% capture full %}{{ name }}!{% endcapture %}{{ full | upcase }}', 'ANA LÓPEZ!'],
])('renders %s', (body, expected) => {
  const vars = { name: 'ana lópez', stars: 3, items: [{ name: 'tea' }, { name: 'cake' }] };
  expect(rendered(body, vars)).toBe(expected);
});

test('the largest honest messages stay within the limits', () => {
  const order = Array.from({ length: 50 }, (_, index) => ({ name: `tea ${index}`, count: index, price: 4.5 }));
  const lines =
    '{% for line in order %}{% assign sum = line.count | times: line.price | round: 2 %}{{ line.count }}x {{ line.name | truncate: 12 }}{% if sum > 9 %} {{ sum }} EUR{% endif %}{% unless forloop.last %}, {% endunless %}{% endfor %}';
  expect(rendered(lines, { order })).toMatch(/^0x tea 0, 1x tea 1, .* 49x tea 49 220.5 EUR$/);
  const cities = Array.from({ length: 40 }, (_, index) => `city == "City ${index}"`).join(' or ');
  expect(rendered(`{% if ${cities} %}near{% else %}far{% endif %}`, { city: 'City 39' })).toBe('near');
  const languages = Array.from({ length: 60 }, (_, index) => `{% when "l${index}" %}Hi {{ name }} ${index}`).join('');
  expect(rendered(`{% case locale %}${languages}{% endcase %}`, { locale: 'l59', name: 'Ana' })).toBe('Hi Ana 59');
  const long = 'Your order is ready. '.repeat(70);
  expect(rendered('{{ long | strip | replace: "ready", "on its way" | append: "!" | size }}', { long })).toBe('1820');
});

test.each([
  ['%Y-%m-%d', '2026-03-01'],
  ['%a %A %b %B', 'Sun Sunday Mar March'],
  ['%d %e %-d %_d %j', '01  1 1  1 060'],
  ['%H:%M:%S %I %l %k %p %P', '23:05:09 11 11 23 PM pm'],
  ['%-m/%-d/%y %q %u %w', '3/1/26 st 7 0'],
  ['%s %z %Z %% %^a', '1772406309 +0000 UTC % SUN'],
])('formats a date as %s', (format, expected) => {
  expect(rendered(`{{ at | date: "${format}" }}`, { at: '2026-03-01T23:05:09Z' })).toBe(expected);
});

test('every conversion that the list names is known, and any other is rejected', () => {
  for (const conversion of DATE_CONVERSIONS) expect(rendered(`{{ 0 | date: "%${conversion}" }}`)).not.toMatch(/format/);
  for (const conversion of 'CDFGhLNrRTUvVWxX+5é') {
    if (DATE_CONVERSIONS.includes(conversion)) continue;
    expect(rendered(`{{ 0 | date: "%${conversion}" }}`)).toMatch(/^unknown date format, at line 1, column 14: use/);
  }
});

test('a date is in UTC unless it names an offset, and is shown in the zone that the template names', () => {
  const at = (value: unknown, zone = '') => rendered(`{{ at | date: "%Y-%m-%d %H:%M %z"${zone} }}`, { at: value });
  for (const value of ['2026-07-01T10:00', '2026-07-01 10:00', 'July 1, 2026 10:00', 1_782_900_000, '1782900000'])
    expect(at(value)).toBe('2026-07-01 10:00 +0000');
  expect(at('2026-07-01T10:00-04:00')).toBe('2026-07-01 14:00 +0000');
  expect(at('2026-07-01T10:00Z', ', "America/New_York"')).toBe('2026-07-01 06:00 -0400');
  expect(at('2026-07-01T10:00Z', ', "Mars/Base"')).toBe('the template fails at line 1, column 1');
  expect(at('soon')).toBe('soon');
});
