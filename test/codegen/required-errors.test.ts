import { readContract } from '../../codegen/contract.ts';
import { emitCatalog } from '../../codegen/emit/catalog.ts';
import { emitSdkTypes } from '../../codegen/emit/sdk/types.ts';
import { jsonText } from '../../codegen/json-text.ts';
import { lint } from '../../codegen/lint/index.ts';
import { createTag, type Document, smallDocument } from '../support/codegen/small-contract.ts';

/** A contract whose first skill rejects a missing name and a missing kind with specific errors. */
function document(table: Readonly<Record<string, string>> = { name: 'rate_limited', kind: 'too_plain' }): Document {
  const small = smallDocument();
  const create = createTag('tags.create');
  const [name, kind, ...others] = create.params;
  const [made, ...failing] = create.examples ?? [];
  if (name === undefined || kind === undefined || '$ref' in kind || made === undefined)
    throw new Error('another skill');
  const params = [...made.params, { name: 'kind', value: 'person' }];
  small.methods[0] = {
    ...create,
    params: [name, { ...kind, required: true }, ...others],
    examples: [{ ...made, params }, ...failing],
    'x-errors': ['rate_limited', 'too_plain'],
    'x-required-errors': table,
  };
  const kindMissing = { rpc_code: -32030, message: 'kind is missing', fix: 'Say a kind.' };
  const { 'x-errors': errors } = small.components;
  small.components = { ...small.components, 'x-errors': { ...errors, too_plain: kindMissing } };
  return small;
}

function findings(table?: Readonly<Record<string, string>>): string[] {
  const made = document(table);
  return lint(made, jsonText(made)).map(({ path, problem }) => `${path}: ${problem}`);
}

test('required params with declared errors have no findings', () => {
  expect(findings()).toEqual([]);
});

test.each<[string, Record<string, string>, string]>([
  [
    'a param that the skill does not have',
    { label: 'rate_limited' },
    '$.methods[0].x-required-errors.label: tags.create: label is not a param',
  ],
  [
    'an optional param',
    { dry_run: 'rate_limited' },
    '$.methods[0].x-required-errors.dry_run: tags.create: dry_run is not required',
  ],
  [
    'an error that the skill does not declare',
    { name: 'too_shy' },
    '$.methods[0].x-required-errors.name: tags.create: too_shy is not in x-errors',
  ],
])('%s is a finding with its JSON path', (_, table, expected) => {
  expect(findings(table)).toEqual([expected]);
});

test('the catalog contains the errors in order, and an empty list for every other skill', () => {
  const text = emitCatalog(readContract(document())).get('src/generated/catalog.ts');
  expect(text).toMatch(/'tags\.create': .*"requiredErrors":\[\["name","rate_limited"\],\["kind","too_plain"\]\]/);
  expect(text).toMatch(/'tags\.list': .*"requiredErrors":\[\]/);
});

test('the params are required in the SDK', () => {
  const text = emitSdkTypes(readContract(document())).get('sdk/src/generated/types.ts');
  expect(text).toContain('  kind: TagKindInput;');
});
