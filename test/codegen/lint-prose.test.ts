import { jsonText } from '../../codegen/json-text.ts';
import { lint } from '../../codegen/lint/index.ts';
import { forbiddenWords } from '../../codegen/lint/words.ts';
import { createTag, smallDocument } from '../support/codegen/small-contract.ts';

function described(description: string): string[] {
  const document = smallDocument();
  document.methods[0] = { ...createTag('tags.create'), description };
  return lint(document, jsonText(document)).map(({ path, problem }) => `${path}: ${problem}`);
}

const phrases = [
  'costs nothing',
  'whoever',
  'nobody',
  'somebody',
  'handed over',
  'lane',
  'a text',
  'texts',
  'texted',
  'it is day',
  'what became of',
  'in hand',
  'moment',
  'judged',
  'recalled',
  'rehearsal',
  'turned down',
  'taken back',
  'given back',
  'mends',
  'ledger',
  'sealed',
  'if absent',
];

test.each(phrases)('reports the phrase: %s', (phrase) => {
  expect(described(`Contains ${phrase} here.`)).toEqual([
    expect.stringMatching(/^\$\.methods\[0\]\.description: ".+" is not plain technical English$/),
  ]);
});

test('every forbidden word has a tested phrase', () => {
  const untested = forbiddenWords.filter(({ pattern }) => !phrases.some((phrase) => pattern.test(phrase)));
  expect(untested).toEqual([]);
});

test('names of params and plain English are not reported', () => {
  expect(
    described(
      'The message text in `text`, as plain text, text/html or free text. Replies to a text message. Tags `a text`.',
    ),
  ).toEqual([]);
  expect(described('Call billing.ledger or compliance.verifyLedger.')).toEqual([]);
});

test('checks params, example names and errors, and each finding contains the replacement', () => {
  const document = smallDocument();
  const text = jsonText(document)
    .replace('"Its name"', '"The moment"')
    .replace('"A tag"', '"Nobody"')
    .replace('"Wait."', '"Mend it."');
  const found = lint(JSON.parse(text), text).filter(({ rule }) => rule === 'prose');
  expect(found.map(({ path, fix }) => `${path}: ${fix}`)).toEqual([
    '$.methods[0].params[0].summary: write "time"',
    '$.methods[0].examples[0].name: write "no contact", "no client" or "unassigned"',
    '$.components.x-errors.rate_limited.fix: write "fix"',
  ]);
});
