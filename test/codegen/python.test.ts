import { loadContract, readContract } from '../../codegen/contract.ts';
import { succeeding } from '../../codegen/emit/examples.ts';
import { emitPython } from '../../codegen/emit/python/index.ts';
import { className } from '../../codegen/emit/sdk/errors.ts';
import { createTag, type Document, listTags, smallDocument } from '../support/codegen/small-contract.ts';

const GENERATED = 'sdk/python/src/tern_messaging/_generated/';
const contract = loadContract();
const real = emitPython(contract);

function fileOf(files: ReadonlyMap<string, string>, name: string): string {
  return files.get(GENERATED + name) ?? '';
}

function emitSmall(change: (document: ReturnType<typeof smallDocument>) => void): ReadonlyMap<string, string> {
  const document = smallDocument();
  change(document);
  return emitPython(readContract(document));
}

/** The methods of a class of a generated file, with their lines. */
function methodsOf(text: string, name: string): ReadonlyMap<string, string> {
  const [, body = ''] = text.split(`\nclass ${name}:\n`);
  const [own = ''] = body.split('\nclass ');
  const methods = own.split(/\n(?= {4}(?:async )?def )/).slice(1);
  return new Map(methods.map((lines) => [/def (\w+)/.exec(lines)?.[1] ?? '', lines]));
}

const pascal = (name: string): string => name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
const snake = (name: string): string =>
  name.replaceAll('-', '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

test.each(contract.skills.map((skill) => [skill.name, skill] as const))(
  'both Python clients have a method for %s that sends its params under their names',
  (name, skill) => {
    const parts = name.split('.');
    const text = fileOf(real, `resources/${snake(parts[0] ?? '')}.py`);
    const resource = `${parts.slice(0, -1).map(pascal).join('')}Resource`;
    const operation = snake(parts.at(-1) ?? '');
    const method = operation === 'import' ? 'import_' : operation;
    for (const [owner, wait] of [
      [resource, ''],
      [`Async${resource}`, skill.paginated ? '' : 'await '],
    ] as const) {
      const lines = methodsOf(text, owner).get(method) ?? '';
      expect(lines).toContain(`${wait}self._calls.${skill.paginated ? 'page' : 'call'}(\n            "${name}",`);
      for (const { name: param } of skill.params)
        expect(lines).toContain(`"${param}": ${param === 'from' ? 'from_' : param}`);
      for (const code of skill.errors) expect(lines).toContain(`            ${classOf(code)}: `);
      if (succeeding(skill).length > 0) expect(lines).toContain('        Example:\n');
    }
  },
);

test.each(contract.errors.map((error) => [String(error.code), error] as const))(
  'the error %s has a Python class with its code',
  (_, error) => {
    const text = fileOf(real, 'errors.py');
    const code = JSON.stringify(error.code);
    expect(text).toContain(`\nclass ${className(error)}(TernApiError):\n`);
    expect(text).toContain(`    code: Literal[${code}] = ${code}\n`);
    expect(text).toContain(`    ${code}: ${className(error)},\n`);
  },
);

test.each(contract.events.map(({ type, typeName }) => [type, typeName] as const))(
  'the event %s has a Python type in the union of all events',
  (type, typeName) => {
    const text = fileOf(real, 'events.py');
    expect(text).toContain(`\nclass ${typeName}(TypedDict):\n`);
    expect(text).toContain(`    type: Literal["${type}"]\n`);
    expect(text).toMatch(new RegExp(`TernEvent: TypeAlias = Union\\[[^\\]]*\\b${typeName},`));
  },
);

test('params and keys that are keywords of Python get an underscore or a key of a TypedDict', () => {
  const files = emitSmall((document) => {
    const text = { type: 'string' };
    const fields = { type: 'object', additionalProperties: false, properties: { class: text, list: text, str: text } };
    const params = [
      { name: 'from', required: true, schema: fields },
      { name: 'options', schema: text },
    ];
    document.methods.push({ ...createTag('tags.import'), params } as never, listTags('tags.del'));
  });
  const text = fileOf(files, 'resources/tags.py');
  expect(text).toContain('def import_(\n        self,\n        *,\n        from_: TagsImportParamsFrom,\n');
  expect(text).toContain('        options_: str | Omit = OMIT,\n        options: CallOptions | None = None,\n');
  expect(text).toContain('{"from": from_, "options": options_}');
  expect(text).toContain('def del_(');
  expect(fileOf(files, 'types.py')).toContain(
    [
      '_TagsImportParamsFromKeys = TypedDict("_TagsImportParamsFromKeys", {',
      '    "class": "NotRequired[str]",',
      '    "str": "NotRequired[str]",',
      '})',
      '',
      '',
      'class TagsImportParamsFrom(_TagsImportParamsFromKeys):',
      '    """It also has the key `class`. It also has the key `str`."""',
      '',
      '    list: NotRequired[str]',
    ].join('\n'),
  );
});

test('an enumeration is open in results and closed in arguments', () => {
  const text = fileOf(
    emitSmall(() => undefined),
    'types.py',
  );
  expect(text).toContain('TagKind: TypeAlias = Literal["person", "text"] | str\n');
  expect(text).toContain('TagKindInput: TypeAlias = Literal["person", "text"]\n');
  expect(text).not.toContain('TagInput');
});

test('recursive schemas, nulls, unions, times and maps are generated as equivalent annotations', () => {
  const rule = { $ref: '#/components/schemas/Rule' };
  const files = emitSmall((document) => {
    document.components = withSchemas(document, {
      Rule: { title: 'Rule', anyOf: [rule, { type: 'array', items: rule }, { $ref: '#/components/schemas/Test' }] },
      Test: {
        title: 'Test',
        type: 'object',
        additionalProperties: false,
        required: ['op'],
        properties: {
          op: { type: ['string', 'null'], enum: ['is', 'not', null] },
          at: { type: ['string', 'null'], format: 'date-time' },
          within: { type: 'array', items: { type: ['object', 'null'], properties: { n: { type: 'integer' } } } },
          extra: { type: 'object', additionalProperties: { type: 'number' } },
          but: { allOf: [rule], description: 'Says """quoted""" and C:\\path' },
          ids: { type: 'array', items: { type: 'string' } },
        },
      },
    });
    const [create, ...others] = document.methods;
    document.methods = [{ ...create, params: [{ name: 'rule', required: true, schema: rule }] } as never, ...others];
  });
  const text = fileOf(files, 'types.py');
  expect(text).toContain('Rule: TypeAlias = "Rule | List[Rule] | Test"\n');
  expect(text).toContain('RuleInput: TypeAlias = "RuleInput | Sequence[RuleInput] | TestInput"\n');
  expect(text).toContain('    op: Literal["is", "not", None] | str\n');
  expect(text).toContain('    op: Literal["is", "not", None]\n');
  expect(text).toContain('    at: NotRequired[str | None]\n');
  expect(text).toContain('    at: NotRequired[str | datetime | None]\n');
  expect(text).toContain('    within: NotRequired[List[TestWithinItem | None]]\n');
  expect(text).toContain('    extra: NotRequired[Dict[str, float]]\n');
  expect(text).toContain('    extra: NotRequired[Mapping[str, float]]\n');
  expect(text).toContain('    but: NotRequired[RuleInput]\n');
  expect(text).toContain('    """Says \\"\\"\\"quoted\\"\\"\\" and C:\\\\path"""\n');
  expect(text).toContain('    ids: NotRequired[SequenceNotStr[str]]\n');
});

test('objects of two branches are merged, because Python has no intersections', () => {
  const half = (name: string) => ({ type: 'object', required: [name], properties: { [name]: { type: 'string' } } });
  const files = emitSmall((document) => {
    document.components = withSchemas(document, { Half: { title: 'Half', ...half('one') } });
    const both = { allOf: [{ $ref: '#/components/schemas/Half' }, half('two')] };
    const [create, ...others] = document.methods;
    document.methods = [{ ...create, params: [{ name: 'both', schema: both }] } as never, ...others];
  });
  expect(fileOf(files, 'types.py')).toContain('class TagsCreateParamsBoth(TypedDict):\n    one: str\n    two: str\n');
});

function withSchemas(document: Document, schemas: Record<string, object>): Document['components'] {
  return { ...document.components, schemas: { ...document.components.schemas, ...schemas } } as Document['components'];
}

function classOf(code: number | string): string {
  const error = contract.errors.find((each) => each.code === code);
  return error === undefined ? 'undeclared' : className(error);
}
