import type { TestApp } from './app.ts';
import { type Answer, read } from './http/wire.ts';

export interface McpMessage {
  readonly id: string | number | null;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly code: number | string; readonly message: string; readonly data: Record<string, unknown> };
}

const ACCEPT = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' };

/** Sends one message of the revision 2025-11-25 to `/mcp` without a library. */
export async function postMcp(
  { url }: Pick<TestApp, 'url'>,
  body: unknown,
  headers: Record<string, string> = {},
  query = '',
): Promise<Answer<McpMessage>> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return read(await fetch(`${url}/mcp${query}`, { method: 'POST', headers: { ...ACCEPT, ...headers }, body: text }));
}

export const message = (method: string, params: object = {}): Record<string, unknown> => ({
  jsonrpc: '2.0',
  id: 7,
  method,
  params,
});

/** A message of the revision 2026-07-28, or of one that does not exist, with its headers. */
export function modern(method: string, params: object = {}, revision = '2026-07-28') {
  const { name, uri } = params as { name?: string; uri?: string };
  const meta = {
    'io.modelcontextprotocol/protocolVersion': revision,
    'io.modelcontextprotocol/clientInfo': { name: 'tern-tests', version: '1.0.0' },
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  const named = name ?? uri;
  return {
    body: message(method, { ...params, _meta: meta }),
    headers: {
      'content-type': 'application/json',
      'mcp-protocol-version': revision,
      'mcp-method': method,
      ...(named === undefined ? {} : { 'mcp-name': named }),
    } as Record<string, string>,
  };
}
