import type { Contract, Example, JsonSchema, SkillDefinition } from '../../contract.ts';
import { jsonText } from '../../json-text.ts';
import { bodyOf, responseOf } from '../examples.ts';
import { envelopes, errorRef, JSON_TYPE, version } from './envelopes.ts';
import { describedParams } from './params.ts';

const DESCRIPTIVE =
  'POST /rpc is the only route of the service. Each skill has a path of its own, /rpc with the skill as the fragment, which clients do not send: so a function that is generated for it calls POST /rpc.';

/**
 * `docs/reference/openapi.json`: OpenAPI 3.1 with `/rpc` and one path per skill. The descriptive
 * path of a skill (specification 4.3) is no route, and functions that are generated for it would
 * get a 404; so it is only named.
 */
export function emitOpenApi(contract: Contract): Map<string, string> {
  const document = {
    openapi: '3.1.0',
    info: {
      title: contract.title,
      version: contract.version,
      summary: contract.description,
      description: DESCRIPTIVE,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: 'http://localhost:4000', description: 'A service on your machine' }],
    security: [{ bearer: [] }, { apiKey: [] }],
    tags: contract.modules.map(({ name, summary }) => ({ name, description: summary })),
    paths: {
      '/rpc': rpcPath(),
      ...Object.fromEntries(
        contract.skills.map((skill) => [`/rpc#${skill.name}`, { post: operation(contract, skill) }]),
      ),
    },
    components: {
      schemas: readable({ ...envelopes(contract), ...contract.schemas, ...ofSkills(contract) }),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
      },
    },
  };
  return new Map([['docs/reference/openapi.json', jsonText(document)]]);
}

/** `journeys.edges.create` -> `/a2a/journeys/edges/create` */
export function pathOf(skill: string): string {
  return `/a2a/${skill.replaceAll('.', '/')}`;
}

function operation(contract: Contract, skill: SkillDefinition): object {
  const errors = [...skill.errors, ...contract.commonErrors].join(', ');
  return {
    operationId: skill.name,
    tags: [skill.module],
    summary: skill.summary,
    description: `${skill.description}\n\nErrors: ${errors}.`.trim(),
    ...(skill.deprecated ? { deprecated: true } : {}),
    'x-descriptive-path': pathOf(skill.name),
    'x-scope': skill.scope,
    'x-permission': skill.permission,
    'x-effect': skill.effect,
    ...(skill.leadsTo.length === 0 ? {} : { 'x-leads-to': skill.leadsTo }),
    'x-test-key': skill.testKey,
    ...(skill.scope === 'public' ? { security: [{}] } : {}),
    requestBody: {
      required: true,
      content: { [JSON_TYPE]: { schema: requestSchema(skill), examples: requests(skill) } },
    },
    responses: {
      '200': {
        description: 'A result or an error of the skill',
        content: { [JSON_TYPE]: { schema: responseSchema(skill), examples: responses(contract, skill) } },
      },
      '401': { description: 'The key is missing or invalid', content: { [JSON_TYPE]: { schema: errorRef } } },
      '429': {
        description: 'Too many requests. Retry after the seconds in Retry-After',
        headers: {
          'Retry-After': { description: 'Seconds to wait before the next request', schema: { type: 'integer' } },
        },
        content: { [JSON_TYPE]: { schema: errorRef } },
      },
    },
  };
}

function requestSchema(skill: SkillDefinition): object {
  return {
    type: 'object',
    required: ['jsonrpc', 'method', ...(skill.params.some(({ required }) => required) ? ['params'] : [])],
    properties: {
      jsonrpc: version,
      id: { $ref: '#/components/schemas/JsonRpcId' },
      method: { type: 'string', const: skill.name },
      params: { $ref: `#/components/schemas/${skill.typeName}Params` },
    },
  };
}

function responseSchema(skill: SkillDefinition): object {
  const success = {
    type: 'object',
    required: ['jsonrpc', 'id', 'result'],
    properties: {
      jsonrpc: version,
      id: { $ref: '#/components/schemas/JsonRpcId' },
      result: { $ref: `#/components/schemas/${skill.typeName}Result` },
    },
  };
  return { oneOf: [success, errorRef] };
}

function requests(skill: SkillDefinition): object {
  return Object.fromEntries(
    skill.examples.map((example) => [example.name, { ...refusalOf(example), value: bodyOf(skill, example) }]),
  );
}

function responses(contract: Contract, skill: SkillDefinition): object {
  return Object.fromEntries(
    skill.examples.map((example) => [example.name, { ...refusalOf(example), value: responseOf(contract, example) }]),
  );
}

/** Marks an example that is answered with an error, so that it is not taken for a call to copy. */
function refusalOf({ error }: Example): object {
  return error === undefined ? {} : { summary: `Rejected with the error ${error.code}.`, 'x-rejected': true };
}

function rpcPath(): object {
  const body = (name: string) => ({ content: { [JSON_TYPE]: { schema: { $ref: `#/components/schemas/${name}` } } } });
  const failure = (description: string) => ({ description, ...body('JsonRpcErrorResponse') });
  return {
    post: {
      operationId: 'rpc',
      summary: 'Call a skill. The method is the name of the skill, and the params are its params.',
      security: [{ bearer: [] }, { apiKey: [] }, {}],
      requestBody: { required: true, ...body('JsonRpcRequest') },
      responses: {
        '200': { description: 'A result or an error of the skill', ...body('JsonRpcResponse') },
        '400': failure('The body is not JSON or not a valid request'),
        '401': failure('The key is missing or invalid'),
        '413': failure('The body is too large'),
        '415': failure('The content type is not application/json'),
        '429': failure('Too many requests. Retry after the seconds in Retry-After'),
        '503': failure('The service is temporarily unavailable. Retry after the seconds in Retry-After'),
      },
    },
  };
}

/** The params and result of each skill as components, named as in the SDK. */
function ofSkills(contract: Contract): Record<string, JsonSchema> {
  return Object.fromEntries(
    contract.skills.flatMap((skill) => [
      [`${skill.typeName}Params`, describedParams(skill)],
      [`${skill.typeName}Result`, { description: `The result of ${skill.name}.`, ...skill.result }],
    ]),
  );
}

/**
 * Schemas without patterns that only ECMA-262 reads: Python has no `\p{…}`. The service still
 * checks them.
 */
function readable<T>(schemas: T): T {
  return JSON.parse(JSON.stringify(schemas), (key, value: unknown) =>
    key === 'pattern' && typeof value === 'string' && value.includes('\\p{') ? undefined : value,
  ) as T;
}
