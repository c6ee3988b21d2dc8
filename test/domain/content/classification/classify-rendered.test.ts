import { classifyMessage } from '../../../../src/domain/content/classification/classify-message.ts';
import { classifyRendered } from '../../../../src/domain/content/classification/classify-rendered.ts';
import { compileTemplate } from '../../../../src/domain/content/rendering.ts';

const VALUES = [
  'Ada',
  'ada',
  'Mary Jane',
  'Jos\u00e9',
  'Casino',
  'FREE',
  '50% off',
  'bit.ly/abc',
  'thc',
  'Vote Smith',
  '$5',
  '20',
  'X',
  'MARY',
  'Fr33',
  'dollars',
  'Chase',
];
const BODIES = [
  'Hi {{ a }}, your order is ready.',
  'Save 10 {{ a }}! Reply STOP.',
  '{{ a }} {{ b }}: see you. {{ b }} is here',
  '{{ a }}.ly/x and {{ b }}% off',
  'Hello{{ a }}',
];

test('a message is classified the same whether its template was classified before or not', () => {
  for (const body of BODIES) {
    const compiled = compileTemplate(body);
    if (!compiled.ok) throw new Error(compiled.detail);
    for (const a of VALUES)
      for (const b of VALUES) {
        const rendered = compiled.template.render({ a, b });
        if (!rendered.ok) throw new Error(rendered.code);
        const { marketing, restricted } = classifyRendered(compiled.template, { a, b }, rendered.text);
        const alone = classifyMessage(rendered.text);
        expect([rendered.text, marketing, restricted.map(({ rule }) => rule)]).toEqual([
          rendered.text,
          alone.marketing,
          alone.restricted.map(({ rule }) => rule),
        ]);
      }
  }
});
