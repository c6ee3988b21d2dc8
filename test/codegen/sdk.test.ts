import { readContract } from '../../codegen/contract.ts';
import { emitSdkCatalog } from '../../codegen/emit/sdk/catalog.ts';
import { emitSdkClient } from '../../codegen/emit/sdk/client.ts';
import { emitSdkTypes } from '../../codegen/emit/sdk/types.ts';
import { createTag, listTags, smallDocument } from '../support/codegen/small-contract.ts';

test('the client never generates the key of a skill that requires one', () => {
  const document = smallDocument();
  document.components = {
    ...document.components,
    'x-errors': {
      ...document.components['x-errors'],
      idempotency_key_required: { rpc_code: -32014, message: 'idempotency_key is missing', fix: 'Send one.' },
    },
  };
  document.methods.push({ ...createTag('tags.send'), 'x-errors': ['idempotency_key_required'] });
  const text = emitSdkCatalog(readContract(document)).get('sdk/src/generated/catalog.ts');
  expect(text).toContain("'tags.send': { scope: 'tenant', read: false, idempotent: true, key: 'caller' }");
  expect(text).toContain("'tags.create': { scope: 'tenant', read: false, idempotent: true, key: 'client' }");
  expect(text).toContain("'tags.list': { scope: 'tenant', read: true, idempotent: true, key: 'none' }");
});

test('a skill name of three segments becomes a nested object beside the skills of its module', () => {
  const document = smallDocument();
  document['x-modules'] = [...document['x-modules'], { name: 'phone-numbers', summary: 'Senders' }];
  document.methods.push(createTag('tags.groups.create'), listTags('phone-numbers.listAll'));
  const text = emitSdkClient(readContract(document)).get('sdk/src/generated/client.ts');
  expect(text).toContain('readonly groups: TagsGroupsApi;');
  expect(text).toContain(
    "groups: {\n        create: (params, options) => calls.call('tags.groups.create', params, options),",
  );
  expect(text).toContain('readonly phoneNumbers: PhoneNumbersApi;');
  expect(text).toContain("listAll: (params, options) => calls.page('phone-numbers.listAll', params, options),");
});

test('an enumeration is open in responses and closed in params', () => {
  const text = emitSdkTypes(readContract(smallDocument())).get('sdk/src/generated/types.ts');
  expect(text).toContain("export type TagKind = 'person' | 'text' | (string & {});");
  expect(text).toContain("export type TagKindInput = 'person' | 'text';");
  expect(text).toContain('kind?: TagKindInput | undefined;');
  // No skill takes a Tag as a param, so it has one type.
  expect(text).not.toContain('TagInput');
});

test('recursive schemas, nulls and unions are generated as equivalent TypeScript', () => {
  const document = smallDocument();
  const rule = { $ref: '#/components/schemas/Rule' };
  document.components = {
    ...document.components,
    schemas: {
      ...document.components.schemas,
      Rule: {
        title: 'Rule',
        anyOf: [
          {
            type: 'object',
            additionalProperties: false,
            required: ['all'],
            properties: { all: { type: 'array', items: rule } },
          },
          { $ref: '#/components/schemas/Test' },
        ],
      },
      Test: {
        title: 'Test',
        type: 'object',
        additionalProperties: false,
        required: ['op'],
        properties: {
          op: { type: ['string', 'null'], enum: ['is', 'not', null] },
          within: { type: 'array', items: { type: ['object', 'null'], properties: { n: { type: 'integer' } } } },
          extra: { type: 'object', additionalProperties: { type: 'number' } },
          but: rule,
        },
      },
    },
  };
  const [create, ...others] = document.methods;
  document.methods = [{ ...create, params: [{ name: 'rule', required: true, schema: rule }] } as never, ...others];
  const text = emitSdkTypes(readContract(document)).get('sdk/src/generated/types.ts') ?? '';
  expect(text).toContain('export type Rule = {\n  all: Rule[];\n} | Test;');
  expect(text).toContain('export type RuleInput = {\n  all: RuleInput[];\n} | TestInput;');
  expect(text).toContain("  op: 'is' | 'not' | null | (string & {});");
  expect(text).toContain("  op: 'is' | 'not' | null;");
  expect(text).toContain('  within?: ({\n    n?: number;\n  } | null)[];');
  expect(text).toContain('  extra?: { [key: string]: number };');
  expect(text).toContain('  but?: RuleInput;');
});
