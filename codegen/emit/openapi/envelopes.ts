import type { Contract, JsonSchema } from '../../contract.ts';

export const JSON_TYPE = 'application/json';
const id = { $ref: '#/components/schemas/JsonRpcId' };

export const errorRef = { $ref: '#/components/schemas/JsonRpcErrorResponse' };

/**
 * The JSON-RPC envelopes as components. Each has a name of its own, because client generators name
 * their models after components and drop what two anonymous schemas would name alike.
 */
export function envelopes(contract: Contract): Record<string, JsonSchema> {
  return {
    JsonRpcId: {
      anyOf: [{ type: 'string' }, { type: 'integer' }, { type: 'null' }],
      description: 'Repeated in the answer.',
    },
    JsonRpcRequest: request(contract),
    JsonRpcResponse: { oneOf: [{ $ref: '#/components/schemas/JsonRpcResult' }, errorRef] },
    JsonRpcResult: {
      type: 'object',
      required: ['jsonrpc', 'id', 'result'],
      properties: {
        jsonrpc: version,
        id,
        result: { type: 'object', description: 'The result of the skill.', additionalProperties: true },
      },
    },
    JsonRpcErrorResponse: {
      type: 'object',
      required: ['jsonrpc', 'id', 'error'],
      properties: { jsonrpc: version, id, error: { $ref: '#/components/schemas/JsonRpcError' } },
    },
    JsonRpcError: {
      type: 'object',
      required: ['code', 'message', 'data'],
      properties: {
        code: { $ref: '#/components/schemas/JsonRpcErrorCode' },
        message: { type: 'string', description: 'What went wrong and what to do next.' },
        data: { $ref: '#/components/schemas/JsonRpcErrorData' },
      },
    },
    JsonRpcErrorCode: errorCode(contract),
    JsonRpcErrorData: errorData(),
    JsonRpcFieldError: fieldError(),
  };
}

export const version = { type: 'string', const: '2.0' };

function request({ skills }: Contract): JsonSchema {
  return {
    type: 'object',
    required: ['jsonrpc', 'method'],
    properties: {
      jsonrpc: version,
      id,
      method: { type: 'string', description: `Name of a skill, for example ${skills[0]?.name ?? 'module.operation'}` },
      params: { type: 'object', description: 'The params of the skill, by name.', additionalProperties: true },
    },
  };
}

function errorCode({ errors }: Contract): JsonSchema {
  const named = errors.filter(({ code }) => typeof code === 'string');
  const list = (of: Contract['errors']) => of.map(({ code, message }) => `${code}: ${message}`).join('; ');
  return {
    anyOf: [{ type: 'string' }, { type: 'integer' }],
    description: [
      'The code of the error. JSON-RPC errors have integers, errors of Tern have names.',
      'With the header `Tern-Error-Codes: integer`, every code is an integer and `data.code` is the name.',
      `Integers: ${list(errors.filter(({ code }) => typeof code === 'number'))}.`,
      `Names: ${list(named)}.`,
    ].join(' '),
  };
}

function errorData(): JsonSchema {
  return {
    type: 'object',
    required: ['rpc_code', 'request_id', 'doc_url'],
    additionalProperties: true,
    properties: {
      rpc_code: { type: 'integer', description: 'The integer for clients that cannot read a name as the code.' },
      request_id: { type: 'string', description: 'Names the request in the logs of the service.' },
      doc_url: { type: 'string', description: 'The documentation of the code.' },
      reason: { type: 'string', description: 'Why, as one word, if the code has several reasons.' },
      fix: { type: 'string', description: 'How to correct the call.' },
      retry_after_ms: { type: 'integer', description: 'Milliseconds to wait before the call can succeed.' },
      field_errors: {
        type: 'array',
        description: 'The params that are wrong.',
        items: { $ref: '#/components/schemas/JsonRpcFieldError' },
      },
      next_actions: {
        type: 'array',
        description: 'Calls that help, in the order in which to try them.',
        items: { $ref: '#/components/schemas/NextAction' },
      },
    },
  };
}

function fieldError(): JsonSchema {
  return {
    type: 'object',
    required: ['path', 'rule'],
    properties: {
      path: { type: 'string', description: 'JSON pointer into the params.' },
      rule: { type: 'string', description: 'The rule that the value breaks.' },
      code: { type: 'string', description: 'For registrations: the code of the rejection.' },
      fix: { type: 'string', description: 'How to correct the value.' },
    },
  };
}
