import type { Answer } from '../../test/support/contract/wire.ts';
import type { Received } from './checks/answer.ts';

export interface Request {
  readonly key: string | null;
  readonly id: unknown;
  readonly skill: string;
  readonly params: unknown;
}

export const bodyOf = ({ id, skill, params }: Request): string =>
  JSON.stringify({ jsonrpc: '2.0', id, method: skill, params });

/** Makes one call over HTTP. Throws if there is no answer or the answer is not JSON. */
export async function call(url: string, request: Request): Promise<Received> {
  const response = await fetch(`${url}/rpc`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(request.key === null ? {} : { authorization: `Bearer ${request.key}` }),
    },
    body: bodyOf(request),
    signal: AbortSignal.timeout(10_000),
  });
  const text = await response.text();
  const body = JSON.parse(text) as Answer['body'];
  const { status, headers } = response;
  return { status, text, answer: { status, headers, body, ...(body as Pick<Answer, 'result' | 'error'>) } };
}
