export class Refusal extends Error {
  readonly error: { readonly code: number | string; readonly data?: Readonly<Record<string, unknown>> };

  constructor(method: string, error: Refusal['error']) {
    super(`${method}: ${JSON.stringify(error)}`);
    this.error = error;
  }
}

/**
 * Makes one call over HTTP. Throws a Refusal if the service rejects the call, and another error if
 * the outcome is unknown.
 */
export async function rpcCall(
  port: number,
  key: string | null,
  method: string,
  params: unknown,
  timeoutMs?: number,
): Promise<Record<string, unknown>> {
  const response = await fetch(`http://127.0.0.1:${port}/rpc`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key === null ? {} : { authorization: `Bearer ${key}` }) },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    ...(timeoutMs === undefined ? {} : { signal: AbortSignal.timeout(timeoutMs) }),
  });
  const { result, error } = (await response.json()) as {
    result?: Record<string, unknown>;
    error?: Refusal['error'];
  };
  if (result === undefined) throw new Refusal(method, error ?? { code: response.status });
  return result;
}
