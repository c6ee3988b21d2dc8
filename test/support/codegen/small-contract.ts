import type { RawDocument, RawMethod } from '../../../codegen/contract.ts';

export type Document = { -readonly [K in keyof RawDocument]: RawDocument[K] };
type Method = RawMethod & Record<string, unknown>;

/** `lexicon/aliases/tags.txt` of the two skills. */
export const smallAliases = `// What others call the skills of tags.
// Form: <skill>: <word or phrase>
tags.create: category
tags.create: keyword
tags.create: label
tags.list: categories
tags.list: keywords
tags.list: labels
`;

/** Two skills that pass every lint rule: a write and a paginated read of one component. */
export function smallDocument(): Document & { methods: Method[] } {
  return {
    openrpc: '1.4.0',
    info: { title: 'Small', version: '2.0.0', description: 'Two skills' },
    'x-modules': [
      { name: 'agent', summary: 'Keys' },
      { name: 'tags', summary: 'Labels' },
    ],
    'x-common-errors': ['InvalidParams', 'rate_limited'],
    methods: [createTag('tags.create'), listTags('tags.list')],
    components: {
      contentDescriptors: {
        Cursor: { name: 'cursor', summary: 'Next page', schema: { type: 'string', maxLength: 100 } },
        Limit: {
          name: 'limit',
          summary: 'Items',
          schema: { type: 'integer', minimum: 1, maximum: 200, default: 50 },
        },
        DryRun: { name: 'dry_run', summary: 'Dry run', schema: { type: 'boolean', default: false } },
        IdempotencyKey: { name: 'idempotency_key', summary: 'Repeat', schema: { type: 'string', maxLength: 100 } },
      },
      schemas: {
        Tag: {
          title: 'Tag',
          description: 'A label',
          type: 'object',
          additionalProperties: false,
          required: ['id', 'name', 'kind'],
          properties: {
            id: { type: 'string', description: 'ID of the tag.' },
            name: { type: 'string', description: 'Name of the tag.' },
            kind: { $ref: '#/components/schemas/TagKind' },
          },
        },
        TagKind: { title: 'TagKind', description: 'What it is put on.', type: 'string', enum: ['person', 'text'] },
      },
      errors: {
        InvalidParams: { code: -32602, message: 'Invalid params' },
        NotFound: { code: -32001, message: 'Not found' },
      },
      'x-errors': { rate_limited: { rpc_code: -32029, message: 'Too many requests', fix: 'Wait.' } },
    },
  } as Document & { methods: Method[] };
}

export const aTag = { id: 'tag_1', name: 'VIP', kind: 'person' };

/** A valid write skill with the given name. */
export function createTag(name: string): Method {
  return {
    name,
    tags: [{ name: name.split('.')[0] ?? '' }],
    summary: 'Create a tag.',
    description: 'Names are unique.',
    params: [
      { name: 'name', summary: 'Its name', required: true, schema: { type: 'string', minLength: 1, maxLength: 80 } },
      { name: 'kind', summary: 'What it is put on', schema: { $ref: '#/components/schemas/TagKind' } },
      { $ref: '#/components/contentDescriptors/DryRun' },
      { $ref: '#/components/contentDescriptors/IdempotencyKey' },
    ],
    result: {
      name: `${name}.result`,
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['tag'],
        properties: { tag: { $ref: '#/components/schemas/Tag' } },
      },
    },
    errors: [{ $ref: '#/components/errors/NotFound' }],
    examples: [
      {
        name: 'A tag',
        params: [{ name: 'name', value: 'VIP' }],
        result: { name: `${name}.result`, value: { tag: { ...aTag } } },
      },
      { name: 'No name', params: [], 'x-error': { code: -32602 } },
    ],
    'x-scope': 'tenant',
    'x-permission': 'contacts',
    'x-effect': 'write',
    'x-errors': [],
    'x-idempotent': true,
    'x-paginated': false,
    'x-since': '2.0.0',
  };
}

/** A valid paginated read skill with the given name. */
export function listTags(name: string): Method {
  return {
    ...createTag(name),
    summary: 'List tags.',
    params: [{ $ref: '#/components/contentDescriptors/Cursor' }, { $ref: '#/components/contentDescriptors/Limit' }],
    result: {
      name: `${name}.result`,
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['items', 'next_cursor'],
        properties: {
          items: { type: 'array', description: 'The page.', items: { $ref: '#/components/schemas/Tag' } },
          next_cursor: { type: ['string', 'null'], description: 'Next page.' },
        },
      },
    },
    examples: [
      {
        name: 'All',
        params: [],
        result: { name: `${name}.result`, value: { items: [{ ...aTag }], next_cursor: null } },
      },
    ],
    'x-effect': 'read',
    'x-paginated': true,
  };
}

/** Creates `count` valid skills in one module, half of them writes and half lists. */
export function manySkills(count: number): Document {
  const document = smallDocument();
  document.methods = Array.from({ length: count }, (_, index) =>
    index % 2 === 0 ? createTag(`tags.create${letters(index)}`) : listTags(`tags.list${letters(index)}`),
  );
  return document;
}

function letters(index: number): string {
  return [...String(index)].map((digit) => 'ABCDEFGHIJ'[Number(digit)]).join('');
}
