import { randomBytes } from 'node:crypto';
import { serveStdio as serve } from '@modelcontextprotocol/server/stdio';
import { loadContractDocument } from '../../contract-document.ts';
import { type McpOptions, readOptions } from '../../mcp/options.ts';
import { createMcpServer } from '../../mcp/server.ts';
import { createTokenSigner } from '../../platform/crypto/tokens.ts';
import type { CallSkill } from '../../skill-call.ts';
import { CommandFailure, USAGE } from '../failure.ts';
import { callOver, type Endpoint, type EndpointFlags, readEndpoint } from '../http/endpoint.ts';
import { requireKey } from '../http/require-key.ts';
import { StdioTransport } from './stdio-transport.ts';

export interface McpFlags extends EndpointFlags {
  readonly modules?: string;
  readonly readOnly?: boolean;
}

/**
 * Serves MCP on standard input and output until the host closes them and has all answers. Every
 * skill is a call of `/rpc` with the key of the user, so that the service decides about it as about
 * any other call.
 */
export function serveStdio(flags: McpFlags): void {
  const endpoint = requireKey(readEndpoint(flags));
  const options = optionsOf(flags);
  const contract = loadContractDocument();
  const call = callsOver(endpoint);
  const onDefect = (error: unknown): void => {
    process.stderr.write(`tern: ${(error as Error).message}\n`);
  };
  // The state of a waiting call ends with this process, which serves one key.
  const tokens = createTokenSigner([randomBytes(32)]);
  const waiting = { tokens, accountId: '', keyId: '', now: () => new Date() };
  serve(() => createMcpServer({ call, contract, options, waiting, onDefect }), {
    transport: new StdioTransport(process.stdin, process.stdout),
    onerror: onDefect,
    maxSubscriptions: 1,
  });
}

function optionsOf({ modules, readOnly = false }: McpFlags): McpOptions {
  try {
    return readOptions({ ...(modules === undefined ? {} : { modules }), read_only: String(readOnly) });
  } catch (error) {
    throw new CommandFailure((error as Error).message, USAGE, { cause: error });
  }
}

/** A call that a model repeats is answered as the first one. */
const ANSWER_ONCE = { 'tern-repeated-calls': 'answer-once' };

/** A service that cannot be reached is an answer too: the host shows it to its model. */
function callsOver(endpoint: Endpoint): CallSkill {
  return async (skill, params, { again = false } = {}) => {
    const headers = again ? {} : ANSWER_ONCE;
    try {
      const { result, error } = await callOver({ ...endpoint, headers }, skill, params);
      return error === undefined ? { ok: true, result: result ?? {} } : { ok: false, error };
    } catch (error) {
      return {
        ok: false,
        error: { code: 'unavailable', message: (error as Error).message, data: { retry_after_ms: 1000 } },
      };
    }
  };
}
