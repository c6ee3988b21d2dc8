import fc from 'fast-check';
import { compileTemplate } from '../../../src/domain/content/rendering.ts';
import { sampleValues } from '../../../src/domain/content/sample-values.ts';

function rendered(body: string, vars: Readonly<Record<string, unknown>> = {}): string | null {
  const compiled = compileTemplate(body);
  if (!compiled.ok) throw new Error(compiled.detail);
  const result = compiled.template.render(vars);
  return result.ok ? result.text : result.detail;
}

test.each([
  ['19.9 | times: 3', '59.7'],
  ['0.1 | plus: 0.2', '0.3'],
  ['100.1 | minus: 100', '0.1'],
  ['4.35 | times: 100 | floor', '435'],
  ['4.35 | times: 100 | ceil', '435'],
  ['1.1 | modulo: 0.1', '0'],
  ['10 | divided_by: 4', '2.5'],
  ['10 | divided_by: 3 | round: 2', '3.33'],
  ['10 | divided_by: 3 | times: 3', '10'],
  ['2 | divided_by: 3 | times: 3', '2'],
  ['100 | divided_by: 7 | times: 7', '100'],
  ['1.005 | round: 2', '1.01'],
  ['2.5 | round', '3'],
  ['-2.5 | round', '-3'],
  ['-0.4 | round', '0'],
  ['155 | round: -1', '160'],
  ['-7.5 | floor', '-8'],
  ['-7.5 | ceil', '-7'],
  ['-7.5 | abs', '7.5'],
  ['"12.50" | plus: 0', '12.5'],
  ['-7 | modulo: 3', '2'],
  ['7 | at_least: 8.5', '8.5'],
  ['"9" | at_most: 10', '9'],
  ['999999999999.99 | plus: 0.01', '1000000000000'],
])('%s is %s', (calculation, result) => {
  expect(rendered(`{{ ${calculation} }}`)).toBe(result);
});

test.each([
  ['1 | divided_by: 0', 'a number is divided by zero, at line 1, column 1: test the divisor with if before'],
  ['1 | divided_by: 0.0', 'divided by zero'],
  ['5 | modulo: "0"', 'divided by zero'],
  ['"$12" | plus: 1', 'no number'],
  ['"12,50" | times: 2', 'no number'],
  ['"abc" | round', 'no number'],
  ['1 | minus: "x"', 'no number'],
  ['1 | plus', 'plus takes a number'],
  ['1000000 | times: 1000000 | times: 1000000', 'more than 15 digits'],
])('%s is an error that says why', (calculation, detail) => {
  expect(rendered(`{{ ${calculation} }}`)).toContain(detail);
});

test('amounts in cents are calculated exactly', () => {
  const cents = fc.integer({ min: -9_999_999_99, max: 9_999_999_99 });
  const money = (amount: number) => String(Number(`${amount}e-2`));
  fc.assert(
    fc.property(cents, cents, fc.integer({ min: 0, max: 999 }), (a, b, count) => {
      const vars = { a: money(a), b: Number(money(b)), count };
      expect(rendered('{{ a | plus: b }}', vars)).toBe(money(a + b));
      expect(rendered('{{ a | minus: b }}', vars)).toBe(money(a - b));
      expect(rendered('{{ a | times: count }}', vars)).toBe(money(a * count === 0 ? 0 : a * count));
      expect(rendered('{{ a | plus: b | minus: b | times: 100 | floor }}', vars)).toBe(String(a));
    }),
    { numRuns: 1_000 },
  );
});

test('whatever the calculation, its result is a plain decimal number', () => {
  const operation = fc.tuple(
    fc.constantFrom('plus', 'minus', 'times', 'divided_by', 'modulo', 'at_least', 'round'),
    fc.double({ min: -1e6, max: 1e6, noNaN: true }),
  );
  fc.assert(
    fc.property(
      fc.double({ min: -1e6, max: 1e6, noNaN: true }),
      fc.array(operation, { maxLength: 5 }),
      (first, operations) => {
        const chain = operations.map(([name, value]) => ` | ${name}: ${value.toFixed(6)}`).join('');
        const text = rendered(`{{ n | plus: 0${chain} | round: 6 }}`, { n: first }) ?? '';
        expect(text).toMatch(/^-?\d+(?:\.\d{1,6})?$|divided by zero|15 digits/);
      },
    ),
    { numRuns: 1_000 },
  );
});

test('a template that calculates with variables can be rendered with sample values', () => {
  const compiled = compileTemplate('Hi {{ first_name }}, {{ attributes.points | minus: 10 }} points');
  if (!compiled.ok) throw new Error(compiled.detail);
  expect(compiled.template.render(sampleValues(compiled.template))).toMatchObject({ ok: true });
});
