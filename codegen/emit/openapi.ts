import { paramsSchema } from '../compile.ts';
import type { Contract, SkillDefinition } from '../contract.ts';
import { jsonText } from '../json-text.ts';
import { answerOf, bodyOf } from './examples.ts';

const DESCRIPTIVE =
  'Only POST /rpc is a route of the service. The paths under /a2a/ are not: they list the skills for readers of OpenAPI and must not be called; each says what to send to /rpc.';
const JSON_TYPE = 'application/json';

/** `docs/reference/openapi.json`: OpenAPI 3.1, one descriptive path a skill (specification 4.3) and the real `/rpc`. */
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
    'x-descriptive-only': true,
    servers: [{ url: 'http://localhost:4000', description: 'A service on this machine' }],
    security: [{ bearer: [] }, { apiKey: [] }],
    tags: contract.modules.map(({ name, summary }) => ({ name, description: summary })),
    paths: {
      '/rpc': rpcPath(),
      ...Object.fromEntries(contract.skills.map((skill) => [pathOf(skill.name), { post: operation(contract, skill) }])),
    },
    components: {
      schemas: { ...envelopes(contract), ...contract.schemas },
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
    description: `${skill.description}\n\nDescriptive only: send this body to POST /rpc.\n\nErrors: ${errors}.`.trim(),
    ...(skill.deprecated ? { deprecated: true } : {}),
    'x-descriptive-only': true,
    'x-scope': skill.scope,
    'x-permission': skill.permission,
    'x-effect': skill.effect,
    ...(skill.scope === 'public' ? { security: [{}] } : {}),
    requestBody: {
      required: true,
      content: { [JSON_TYPE]: { schema: requestSchema(skill), examples: requests(skill) } },
    },
    responses: {
      '200': {
        description: 'A result or an error',
        content: { [JSON_TYPE]: { schema: responseSchema(skill), examples: answers(contract, skill) } },
      },
      '401': { description: 'Missing or invalid key', content: { [JSON_TYPE]: { schema: errorRef } } },
      '429': {
        description: 'Too many requests',
        headers: { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } },
        content: { [JSON_TYPE]: { schema: errorRef } },
      },
    },
  };
}

const errorRef = { $ref: '#/components/schemas/JsonRpcErrorResponse' };

function requestSchema(skill: SkillDefinition): object {
  return {
    type: 'object',
    required: ['jsonrpc', 'method', ...(skill.params.some(({ required }) => required) ? ['params'] : [])],
    properties: {
      jsonrpc: { const: '2.0' },
      id: { $ref: '#/components/schemas/JsonRpcId' },
      method: { const: skill.name },
      params: paramsSchema(skill),
    },
  };
}

function responseSchema(skill: SkillDefinition): object {
  const success = {
    type: 'object',
    required: ['jsonrpc', 'id', 'result'],
    properties: { jsonrpc: { const: '2.0' }, id: { $ref: '#/components/schemas/JsonRpcId' }, result: skill.result },
  };
  return { oneOf: [success, errorRef] };
}

function requests(skill: SkillDefinition): object {
  return Object.fromEntries(skill.examples.map((example) => [example.name, { value: bodyOf(skill, example) }]));
}

function answers(contract: Contract, skill: SkillDefinition): object {
  return Object.fromEntries(skill.examples.map((example) => [example.name, { value: answerOf(contract, example) }]));
}

function rpcPath(): object {
  const body = (name: string) => ({ content: { [JSON_TYPE]: { schema: { $ref: `#/components/schemas/${name}` } } } });
  const refused = (description: string) => ({ description, ...body('JsonRpcErrorResponse') });
  return {
    post: {
      operationId: 'rpc',
      summary: 'Call a skill: method is its name, params are its params.',
      security: [{ bearer: [] }, { apiKey: [] }, {}],
      requestBody: { required: true, ...body('JsonRpcRequest') },
      responses: {
        '200': { description: 'A result, or an error of the skill', ...body('JsonRpcResponse') },
        '400': refused('The body is not JSON, or not a request'),
        '401': refused('Missing or invalid key'),
        '413': refused('The body is too large'),
        '415': refused('The body is not application/json'),
        '429': refused('Too many requests; see Retry-After'),
        '503': refused('The service cannot answer right now; see Retry-After'),
      },
    },
  };
}

function envelopes(contract: Contract): Record<string, object> {
  const id = { $ref: '#/components/schemas/JsonRpcId' };
  return {
    JsonRpcId: { type: ['string', 'number', 'null'] },
    JsonRpcRequest: {
      type: 'object',
      required: ['jsonrpc', 'method'],
      properties: {
        jsonrpc: { const: '2.0' },
        id,
        method: { type: 'string', description: `A skill, ${contract.skills[0]?.name ?? 'module.operation'} for one` },
        params: { type: 'object', additionalProperties: true },
      },
    },
    JsonRpcResponse: {
      oneOf: [
        {
          type: 'object',
          required: ['jsonrpc', 'id', 'result'],
          properties: { jsonrpc: { const: '2.0' }, id, result: { type: 'object' } },
        },
        errorRef,
      ],
    },
    JsonRpcErrorResponse: {
      type: 'object',
      required: ['jsonrpc', 'id', 'error'],
      properties: {
        jsonrpc: { const: '2.0' },
        id,
        error: {
          type: 'object',
          required: ['code', 'message'],
          properties: {
            code: { enum: contract.errors.map(({ code }) => code) },
            message: { type: 'string' },
            data: { type: 'object', additionalProperties: true },
          },
        },
      },
    },
  };
}
