import { errorFrom } from '../generated/errors.ts';
import { retryAfterMs } from './backoff.ts';
import { TernAbortError, TernConnectionError, TernTimeoutError } from './errors.ts';
import type { Fetch, FetchResponse } from './options.ts';
import type { WithResponse } from './tern-promise.ts';

export interface Attempt {
  readonly fetch: Fetch;
  readonly url: string;
  readonly skill: string;
  readonly headers: Record<string, string>;
  readonly body: string;
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
}

/**
 * Sends the call once. Throws a TernApiError when the service returned an error, and a
 * TernConnectionError when no complete answer arrived.
 */
export async function attempt(call: Attempt): Promise<WithResponse<unknown>> {
  const controller = new AbortController();
  const state = { timedOut: false };
  const timer = setTimeout(() => {
    state.timedOut = true;
    controller.abort();
  }, call.timeoutMs);
  const onAbort = () => controller.abort();
  if (call.signal?.aborted) onAbort();
  else call.signal?.addEventListener('abort', onAbort, { once: true });
  try {
    const response = await call.fetch(call.url, {
      method: 'POST',
      headers: call.headers,
      body: call.body,
      // A key must not follow a redirect to another host.
      redirect: 'manual',
      signal: controller.signal,
    });
    if (isRedirect(response)) {
      throw new TernConnectionError(
        `${call.skill}: ${call.url} redirects; set baseUrl to the address it redirects to`,
        {
          status: response.status,
        },
      );
    }
    return readAnswer(call.skill, response, await response.text());
  } catch (error) {
    if (call.signal?.aborted) throw new TernAbortError(`${call.skill} was aborted`, { cause: call.signal.reason });
    if (state.timedOut) {
      throw new TernTimeoutError(`${call.skill} was not answered within ${call.timeoutMs} ms`, { cause: error });
    }
    throw error;
  } finally {
    clearTimeout(timer);
    call.signal?.removeEventListener('abort', onAbort);
  }
}

/** Browsers hide a redirect that is not followed behind the status 0. */
function isRedirect({ status, type }: FetchResponse): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400);
}

function readAnswer(skill: string, response: WithResponse<unknown>['response'], text: string): WithResponse<unknown> {
  const envelope = parse(text);
  const requestId = response.headers.get('x-request-id');
  const error = envelope?.error;
  if (isRecord(error) && (typeof error.code === 'string' || typeof error.code === 'number')) {
    const data = isRecord(error.data) ? error.data : {};
    const asked = [retryAfterMs(response.headers.get('retry-after'), Date.now()), data.retry_after_ms];
    const waits = asked.filter((value) => typeof value === 'number');
    throw errorFrom({
      code: nameOf(error.code, data.code),
      message: typeof error.message === 'string' ? error.message : String(error.code),
      status: response.status,
      skill,
      requestId: typeof data.request_id === 'string' ? data.request_id : requestId,
      data,
      retryAfterMs: waits.length > 0 ? Math.max(...waits) : null,
    });
  }
  if (envelope === null || !('result' in envelope)) {
    throw new TernConnectionError(
      `${skill}: HTTP ${response.status} without a JSON-RPC answer; is baseUrl a Tern service?`,
      {
        status: response.status,
      },
    );
  }
  return { data: envelope.result, response, requestId };
}

/** For a key whose errors have integer codes, the name is in the data. */
function nameOf(code: string | number, name: unknown): string | number {
  return typeof name === 'string' || typeof name === 'number' ? name : code;
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) && value.jsonrpc === '2.0' ? value : null;
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
