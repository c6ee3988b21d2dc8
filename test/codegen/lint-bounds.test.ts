import { jsonText } from '../../codegen/json-text.ts';
import { lint } from '../../codegen/lint/index.ts';
import { smallDocument } from '../support/codegen/small-contract.ts';

type Small = ReturnType<typeof smallDocument>;
// The tests write values that the type of the document forbids.
// biome-ignore lint/suspicious/noExplicitAny: the tests break the document on purpose
type Broken = any;

function findings(spoil: (document: Broken) => void = () => {}): string[] {
  const document: Small = smallDocument();
  spoil(document);
  return lint(document, jsonText(document)).map(({ path, problem }) => `${path}: ${problem}`);
}

const TEXT = { type: 'string', maxLength: 80 };

const cases: readonly [string, (document: Broken) => void, string][] = [
  [
    'a string without a limit',
    (d) => {
      delete d.methods[0].params[0].schema.maxLength;
    },
    '$.methods[0].params[0].schema: a string has no limit',
  ],
  [
    'a list without a limit',
    (d) => {
      d.methods[0].params[0].schema = { anyOf: [TEXT, { type: 'array', items: TEXT }] };
    },
    '$.methods[0].params[0].schema.anyOf[1]: a list has no limit',
  ],
  [
    'an object of any size in a component',
    (d) => {
      d.components.schemas.Extra = { title: 'Extra', type: 'object', additionalProperties: true, 'x-max-depth': 2 };
      d.methods[0].params[0].schema = { anyOf: [TEXT, { $ref: '#/components/schemas/Extra' }] };
    },
    '#/components/schemas/Extra: an object with properties of any name has no limit',
  ],
  [
    'an object of any depth',
    (d) => {
      d.methods[0].params[0].schema = {
        anyOf: [TEXT, { type: 'object', additionalProperties: true, 'x-max-bytes': 100 }],
      };
    },
    '$.methods[0].params[0].schema.anyOf[1]: an object with values of any kind has no limit',
  ],
];

test.each(cases)('%s is a finding with its JSON path', (_, spoil, expected) => {
  expect(findings(spoil)).toEqual([expected]);
});
