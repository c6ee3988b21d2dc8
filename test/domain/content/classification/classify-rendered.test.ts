import {
  type Classification,
  classifyMessage,
} from '../../../../src/domain/content/classification/classify-message.ts';
import { classifyRendered } from '../../../../src/domain/content/classification/classify-rendered.ts';
import { compileTemplate } from '../../../../src/domain/content/rendering.ts';
import { readCorpus } from '../corpus/read-corpus.ts';

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
  'Ada 12345',
  '12345 678',
  '420',
  '5',
];
/** Numbers that stand as words of their own. */
const NUMBERS = /(?<=^|[\s("])\d{1,20}(?=$|[\s!?;,)"]|\.(?:\s|$))/g;

const BODIES = [
  'Hi {{ a }}, your order is ready.',
  'Save 10 {{ a }}! Reply STOP.',
  '{{ a }} {{ b }}: see you. {{ b }} is here',
  '{{ a }}.ly/x and {{ b }}% off',
  'Hello{{ a }}',
  'Save {{ a }} % or $ {{ b }},5 today only. Adults {{ a }}!',
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

test('a number in a message of the corpus is classified the same whatever its digits are', () => {
  let numbers = 0;
  for (const { text } of readCorpus().filter((_, nth) => nth % 3 === 0))
    for (const { 0: found, index } of text.matchAll(NUMBERS)) {
      const compiled = compileTemplate(`${text.slice(0, index)}{{ n }}${text.slice(index + found.length)}`);
      if (!compiled.ok || compiled.template.wordSlots?.length !== 1) continue;
      for (const n of ['83', '100300', found]) {
        const filled = text.slice(0, index) + n + text.slice(index + found.length);
        expect([filled, summary(classifyRendered(compiled.template, { n }, filled))]).toEqual([
          filled,
          summary(classifyMessage(filled)),
        ]);
      }
      numbers += 1;
    }
  expect(numbers).toBeGreaterThan(500);
});

const summary = ({ marketing, explicit, score, restricted }: Classification) => ({
  marketing,
  explicit,
  score,
  rules: restricted.map(({ rule }) => rule),
});
