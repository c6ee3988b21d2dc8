import { jsonText } from '../../codegen/json-text.ts';
import { lint, report } from '../../codegen/lint/index.ts';
import { aTag, createTag, listTags, smallDocument } from '../support/codegen/small-contract.ts';

type Small = ReturnType<typeof smallDocument>;
// The tests write values that the type of the document forbids.
// biome-ignore lint/suspicious/noExplicitAny: the tests break the document on purpose
type Broken = any;

function findings(spoil: (document: Broken) => void = () => {}): string[] {
  const document: Small = smallDocument();
  spoil(document);
  return lint(document, jsonText(document)).map(({ path, problem }) => `${path}: ${problem}`);
}

test('a valid contract has no findings', () => {
  expect(findings()).toEqual([]);
});

const cases: readonly [string, (document: Broken) => void, string][] = [
  [
    'two methods with the same name',
    (d) => d.methods.splice(1, 0, createTag('tags.create')),
    '$.methods[1].name: tags.create is declared twice',
  ],
  [
    'an invalid name',
    (d) => d.methods.push(createTag('tags.Make')),
    '$.methods[2].name: tags.Make is not a skill name',
  ],
  ['a name of one segment', (d) => d.methods.push(createTag('tags')), '$.methods[2].name: tags is not a skill name'],
  [
    'two names that generate the same type',
    (d) => {
      d.components.schemas.TagsListResult = { title: 'TagsListResult', type: 'string' };
    },
    '$.methods[1].name: the type names of tags.list are already in use',
  ],
  [
    'an unknown schema keyword',
    (d) => {
      d.methods[0].params[0].schema.minimumLength = 1;
    },
    '$.methods[0].params: tags.create: strict mode: unknown keyword: "minimumLength"',
  ],
  [
    'a module that is not listed',
    (d) => d.methods.push(createTag('labels.create')),
    '$.methods[2].name: labels is not a module',
  ],
  [
    'a module out of order',
    (d) => d.methods.push(createTag('agent.provision')),
    '$.methods[2].name: agent.provision comes after skills of tags',
  ],
  [
    'a tag other than the module',
    (d) => {
      d.methods[0].tags = [{ name: 'agent' }];
    },
    '$.methods[0].tags: the tags of tags.create are ["agent"]',
  ],
  [
    'no example that succeeds',
    (d) => d.methods[0].examples.shift(),
    '$.methods[0].examples: tags.create has no example that succeeds',
  ],
  [
    'no example that fails',
    (d) => d.methods[0].examples.pop(),
    '$.methods[0].examples: tags.create has no example that fails',
  ],
  [
    'an example that fails with an error of another skill',
    (d) => {
      d.methods[0].examples[1]['x-error'].code = 'quiet_hours';
    },
    '$.methods[0].examples[1].x-error: tags.create, "No name": quiet_hours is not an error of this skill',
  ],
  [
    'example params that do not validate',
    (d) => {
      d.methods[0].examples[0].params[0].value = 1;
    },
    '$.methods[0].examples[0].params: tags.create, "A tag": params/name must be string',
  ],
  [
    'an example with an unknown param',
    (d) => d.methods[0].examples[0].params.push({ name: 'colour', value: 'red' }),
    '$.methods[0].examples[0].params: tags.create, "A tag": not a param of this skill: colour',
  ],
  [
    'an example result that does not validate',
    (d) => {
      d.methods[0].examples[0].result.value = { tag: { ...aTag, colour: 'red' } };
    },
    '$.methods[0].examples[0].result.value: tags.create, "A tag": result/tag must NOT have additional properties: colour',
  ],
  [
    'an example without a result or an error',
    (d) => {
      delete d.methods[0].examples[0].result;
    },
    '$.methods[0].examples[0]: tags.create, "A tag": has neither a result nor an x-error',
  ],
  [
    'a word that is not plain technical English',
    (d) => {
      d.methods[0].summary = 'Send one message; costs nothing.';
    },
    '$.methods[0].summary: "costs nothing" is not plain technical English',
  ],
  [
    'a description next to a $ref',
    (d) => {
      d.components.schemas.Tag.properties.kind.description = 'Its kind';
    },
    '$.components.schemas.Tag.properties.kind.description: a description next to a $ref is ignored',
  ],
  [
    'a title other than the name of the component',
    (d) => {
      d.components.schemas.Tag.title = 'Label';
    },
    '$.components.schemas.Tag.title: the title of Tag is "Label"',
  ],
  [
    'an open result',
    (d) => {
      delete d.methods[0].result.schema.additionalProperties;
    },
    '$.methods[0].result.schema: the result of tags.create is not closed',
  ],
  [
    'an object without additionalProperties',
    (d) => {
      delete d.components.schemas.Tag.additionalProperties;
    },
    '$.components.schemas.Tag: an object with properties does not set additionalProperties',
  ],
  [
    'a write without dry_run',
    (d) => d.methods[0].params.splice(2, 1),
    '$.methods[0].params: tags.create is write and has no dry_run param',
  ],
  [
    'a write without an idempotency key',
    (d) => d.methods[0].params.pop(),
    '$.methods[0].params: tags.create is write and has no idempotency_key param',
  ],
  [
    'a list without a limit',
    (d) => d.methods[1].params.pop(),
    '$.methods[1].params: tags.list is paginated and has no limit param',
  ],
  [
    'a list without a next cursor',
    (d) => {
      d.methods[1].result.schema.properties = { items: d.methods[1].result.schema.properties.items };
      d.methods[1].result.schema.required = ['items'];
      d.methods[1].examples[0].result.value = { items: [{ ...aTag }] };
    },
    '$.methods[1].result.schema.properties: tags.list is paginated and has no next_cursor in its result',
  ],
  [
    'an error reference that does not resolve',
    (d) => d.methods[0].errors.push({ $ref: '#/components/errors/Gone' }),
    '$.methods[0].errors[1].$ref: #/components/errors/Gone does not exist',
  ],
  [
    'an undeclared string-coded error',
    (d) => d.methods[0]['x-errors'].push('too_shy'),
    '$.methods[0].x-errors[0]: too_shy is not a declared error',
  ],
  [
    'an undeclared common error',
    (d) => d['x-common-errors'].push('Gone'),
    '$.x-common-errors[2]: Gone is not a declared error',
  ],
  [
    'a field without a description',
    (d) => {
      delete d.components.schemas.Tag.properties.name.description;
    },
    '$.components.schemas.Tag.properties.name.description: the field name has no description',
  ],
  [
    'a schema reference that does not resolve',
    (d) => {
      d.components.schemas.Tag.properties.name = { $ref: '#/components/schemas/Name' };
    },
    '$.components.schemas.Tag.properties.name.$ref: #/components/schemas/Name does not exist',
  ],
];

test.each(cases)('%s is a finding with its JSON path', (_, spoil, expected) => {
  expect(findings(spoil)).toEqual([expected]);
});

describe('a next action in an example', () => {
  const withAction = (action: unknown) => (d: Broken) => {
    d.components.schemas.Tag.properties.next_action = {
      type: 'object',
      description: 'What to do next.',
      additionalProperties: true,
    };
    for (const example of [d.methods[0].examples[0].result.value.tag, d.methods[1].examples[0].result.value.items[0]]) {
      example.next_action = action;
    }
  };

  test('can be any valid call', () => {
    expect(findings(withAction({ skill: 'tags.create', params: { name: 'x' }, why: 'y' }))).toEqual([]);
  });

  test('can name a skill of a module without skills', () => {
    expect(findings(withAction({ skill: 'agent.whoami', params: {}, why: 'y' }))).toEqual([]);
  });

  test('cannot name an unknown skill of a module with skills', () => {
    expect(findings(withAction({ skill: 'tags.fly', params: {}, why: 'y' }))).toContain(
      '$.methods[0].examples[0].result.value.tag: the next action tags.fly is not a skill',
    );
  });

  test('must have valid params', () => {
    expect(findings(withAction({ skill: 'tags.create', params: {}, why: 'y' }))).toContain(
      "$.methods[0].examples[0].result.value.tag: the next action tags.create is not a valid call: params must have required property 'name'",
    );
  });
});

const unshown: readonly [string, (document: Broken) => void, string][] = [
  [
    'a result field without an example',
    (d) => {
      d.methods[0].result.schema.properties.created = { type: 'boolean' };
    },
    '$.methods[0].result.schema.properties.created: no example shows created (in the result of tags.create)',
  ],
  [
    'a field of a component without an example',
    (d) => {
      d.components.schemas.Tag.properties.color = { type: 'string' };
    },
    '$.components.schemas.Tag.properties.color: no example shows color (in the result of tags.create)',
  ],
];

test.each(unshown)('%s is a finding with its JSON path', (_, spoil, expected) => {
  expect(findings(spoil)).toContain(expected);
});

test('a list without params of its own needs no failing example', () => {
  expect(findings((d) => d.methods.push(listTags('tags.recent')))).toEqual([]);
});

test('a skill with x-idempotent false needs no idempotency_key param', () => {
  expect(
    findings((d) => {
      d.methods[0]['x-idempotent'] = false;
      d.methods[0].params.pop();
    }),
  ).toEqual([]);
});

test('a file in another format is a finding with the command that fixes it', () => {
  const document = smallDocument();
  const found = lint(document, JSON.stringify(document));
  expect(found).toEqual([expect.objectContaining({ rule: 'form', fix: 'run: npm run format:contract' })]);
});

test('one run reports all findings, each with its fix', () => {
  const document: Broken = smallDocument();
  document.components.schemas.Tag.title = 'Label';
  document.methods[0].tags = [];
  document.methods[0].errors.push({ $ref: '#/components/errors/Gone' });
  const text = report(lint(document, jsonText(document)));
  expect(text.match(/fix: /g)).toHaveLength(3);
});
