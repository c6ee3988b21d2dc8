import type { TestApp } from '../app.ts';

export interface RpcError {
  readonly code: number | string;
  readonly message: string;
  readonly data: Record<string, unknown> & {
    readonly request_id: string;
    readonly field_errors?: { readonly path: string; readonly rule: string }[];
    readonly next_actions?: { readonly skill: string; readonly params: Record<string, unknown> }[];
  };
}

/** A JSON-RPC response, which contains either a result or an error. */
export interface RpcAnswer {
  readonly jsonrpc: string;
  readonly id: string | number | null;
  readonly result?: Record<string, unknown>;
  readonly error?: RpcError;
}

export interface Answer<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Body;
}

/** Sends raw bytes to /rpc, so that a test can send what no JSON library writes. */
export async function sendRaw(
  app: TestApp,
  body: string | Uint8Array,
  headers: Record<string, string> = {},
): Promise<Answer<RpcAnswer>> {
  return read(
    await fetch(`${app.url}/rpc`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? Buffer.from(body) : Buffer.from(body),
    }),
  );
}

export async function sendBatch(
  app: TestApp,
  calls: readonly unknown[],
  headers: Record<string, string> = {},
): Promise<Answer<RpcAnswer[]>> {
  return (await sendRaw(app, JSON.stringify(calls), headers)) as unknown as Answer<RpcAnswer[]>;
}

export async function read<Body>(response: Response): Promise<Answer<Body>> {
  const text = await response.text();
  const { status, headers } = response;
  return { status, headers, text, body: (text === '' ? null : JSON.parse(text)) as Body };
}

export const call = (method: string, params?: unknown, id: unknown = 1): Record<string, unknown> => ({
  jsonrpc: '2.0',
  id,
  method,
  ...(params === undefined ? {} : { params }),
});

export const bearer = (key: string): Record<string, string> => ({ authorization: `Bearer ${key}` });
