import { Validator } from '@seriousme/openapi-schema-validator';
import { loadContract, readContract } from '../../codegen/contract.ts';
import { emitOpenApi } from '../../codegen/emit/openapi/index.ts';
import { createTag, smallDocument } from '../support/codegen/small-contract.ts';

interface Document {
  readonly paths: Readonly<Record<string, { readonly post: Record<string, unknown> }>>;
  readonly [field: string]: unknown;
}

interface Schema {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, { readonly description?: string }>>;
}

function openApi(contract: Parameters<typeof emitOpenApi>[0]): Document {
  return JSON.parse(emitOpenApi(contract).get('docs/reference/openapi.json') ?? '') as Document;
}

test('the document is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const verdict = await validator.validate(openApi(loadContract()));
  expect(verdict.errors).toBeUndefined();
  expect(verdict.valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

test('every skill has a path that leads to /rpc, and names its descriptive path', () => {
  const document = smallDocument();
  document.methods.push(createTag('tags.groups.create'));
  const { paths } = openApi(readContract(document));
  expect(Object.keys(paths)).toEqual(['/rpc', '/rpc#tags.create', '/rpc#tags.list', '/rpc#tags.groups.create']);
  expect(paths['/rpc#tags.groups.create']?.post).toMatchObject({
    'x-descriptive-path': '/a2a/tags/groups/create',
    'x-scope': 'tenant',
    requestBody: {
      content: { 'application/json': { schema: { properties: { method: { const: 'tags.groups.create' } } } } },
    },
  });
});

test('a function that is generated for a skill calls the service', () => {
  for (const path of Object.keys(openApi(loadContract()).paths))
    expect(new URL(`http://localhost:4000${path}`).pathname).toBe('/rpc');
});

test('every param and every named error keeps its description', () => {
  const contract = loadContract();
  const { schemas } = openApi(contract).components as { schemas: Record<string, Schema> };
  for (const { typeName, params } of contract.skills) {
    const properties = schemas[`${typeName}Params`]?.properties ?? {};
    expect(Object.entries(properties).map(([name, { description }]) => [name, description])).toEqual(
      params.map(({ name, summary }) => [name, summary]),
    );
  }
  for (const { code } of contract.errors) expect(schemas.JsonRpcErrorCode?.description).toContain(`${code}: `);
});

test('no pattern needs more than the regular expressions of both ECMAScript and Python', () => {
  const patterns = [...JSON.stringify(openApi(loadContract())).matchAll(/"pattern":"((?:[^"\\]|\\.)*)"/g)];
  expect(patterns.length).toBeGreaterThan(10);
  for (const [, pattern] of patterns) expect(pattern).not.toContain('\\p{');
});

test('an example that is rejected says so', () => {
  const { paths } = openApi(loadContract());
  const body = paths['/rpc#messages.send']?.post.requestBody as { content: Record<string, { examples: object }> };
  expect(Object.values(body.content['application/json']?.examples ?? {})).toContainEqual(
    expect.objectContaining({ summary: 'Rejected with the error consent_required.', 'x-rejected': true }),
  );
});
