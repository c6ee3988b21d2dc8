import fc from 'fast-check';
import { compileTemplate } from '../../../src/domain/content/rendering.ts';

const faultOf = (body: string): string | null => {
  const result = compileTemplate(body);
  return result.ok ? null : result.detail;
};

test.each([
  [
    'Hi {{ First Name }}',
    'two names follow each other, at line 1, column 13: join their words with an underscore, as in {{ first_name }}',
  ],
  ['{{ attributes.nope name }}', 'join their words with an underscore'],
  ['{% if first name %}x{% endif %}', 'join their words with an underscore'],
  ['{% if a %}x{% elsif first name %}y{% endif %}', 'join their words with an underscore'],
  ['{% unless first name %}x{% endunless %}', 'join their words with an underscore'],
  ['{% assign x = first name %}', 'join their words with an underscore'],
  ['{% echo first name %}', 'join their words with an underscore'],
  ['{% case a b %}{% when "a" %}x{% endcase %}', 'join their words with an underscore'],
  ['{% capture first name %}x{% endcapture %}', 'capture takes one name'],
  ['{% case a %}{% when "a" "b" %}x{% endcase %}', 'put a comma or the word or between them'],
  ['{% for x in a b %}x{% endfor %}', 'a loop takes one list'],
  ['{% for x in a limt:2 %}x{% endfor %}', 'a loop takes one list'],
  ['{% for x in a limit %}x{% endfor %}', 'write limit: 3'],
  ['{{ "x" "y" }}', 'put an operator such as == between them'],
  ['{{ name 5 }}', 'put an operator such as == between them'],
  ['{% if a == %}x{% endif %}', 'an operator misses a value'],
  ['{% if a and %}x{% endif %}', 'an operator misses a value'],
  ['{{ or a }}', 'an operator misses a value'],
  ['{{ first_name) }}', 'is no part of the tag or output'],
  ['{{ first_name, }}', 'is no part of the tag or output'],
  ['{{ first_name | }}', 'a filter has no name'],
  ['{{ attributes. }}', 'a path is not complete'],
  ['{{ attributes[first name] }}', 'a path is not complete'],
  ['{% if a %}x{% else if b %}y{% endif %}', 'else has no condition: write elsif'],
  ['{% else a %}', 'else has no condition'],
])('%s is rejected with its place and what to write', (body, fault) => {
  expect(faultOf(body)?.replace(/, at line \d+, column \d+/, body.startsWith('Hi') ? '$&' : '')).toContain(fault);
});

test.each([
  '{{ attributes["favourite colour"] }}',
  '{{ attributes[ key ] }}',
  '{% if a contains "x" and not b or c == empty %}x{% endif %}',
  '{% case a %}{% when "a", "b" or c %}x{% endcase %}',
  '{% for x in (1..3) limit:2, offset: 1 reversed %}{{ x }}{% endfor %}',
  '{% for x in a offset: continue %}{{ x }}{% endfor %}',
  '{% capture greeting %}Hi {{ name }}{% endcapture %}{{ greeting }}',
  '{% comment %}{{ First Name }}{% if first name %}{% endcomment %}x{{ a }}',
  '{% raw %}{{ First Name }}{% endraw %}{{ a }}',
  '{% # First Name %}{{ a }}',
  '{{ a | date: "%b %e", "America/New_York" | default: "soon" }}',
  '{{- a -}}',
])('%s is accepted', (body) => {
  expect(faultOf(body)).toBeNull();
});

const OPERAND = '(?:a|b\\.c|"x"|5\\.5)';
const OPERATION = `(?:not )*${OPERAND}(?: (?:==|and) (?:not )*${OPERAND})*`;
const HONEST = new RegExp(`^${OPERATION}(?: \\| append : ${OPERAND}(?: , ${OPERAND})*| \\| upcase)*$`);

test('whatever follows a value is an operator, a filter or an error', () => {
  const word = fc.constantFrom(
    'a',
    'b.c',
    '"x"',
    '5.5',
    '==',
    'and',
    'not',
    '| upcase',
    '| append : a',
    ', b.c',
    ')',
    '|',
  );
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
      const value = words.join(' ');
      expect([value, faultOf(`{{ ${value} }}`) === null]).toEqual([value, HONEST.test(value)]);
      expect([value, faultOf(`{% if ${value} %}x{% endif %}`) === null]).toEqual([value, HONEST.test(value)]);
    }),
    { numRuns: 2_000 },
  );
});
