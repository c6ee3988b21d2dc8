import { randomUUID } from 'node:crypto';
import { Refusal, rpcCall } from '../../test/support/rpc-call.ts';
import type { Books, ClientLine } from '../books.ts';

export interface Ask {
  readonly apiKey: string;
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** To whom, and about how many people, for who judges later. */
  readonly to?: string;
  readonly people?: number;
  /** A read has no idempotency key. */
  readonly isRead?: boolean;
}

export type Told =
  | { readonly outcome: 'answered'; readonly result: Readonly<Record<string, unknown>> }
  | { readonly outcome: 'refused'; readonly code: string };

/** Makes a call until its outcome is known, each time with the same idempotency key. */
export type Caller = (key: string, ask: Ask) => Promise<Told>;

/** When the client learned of a call that succeeded: begun and answered. */
export type OnSuccess = (begunAt: number, endedAt: number, method: string) => void;

const PATIENCE_MS = 3_000;
const AGAIN_MS = 100;

export function createCaller(port: number, books: Books<ClientLine>, onSuccess: OnSuccess): Caller {
  return async (key, { apiKey, method, params, to, people, isRead = false }) => {
    const given = isRead ? params : { ...params, idempotency_key: key };
    const line = { method, key, ...(to !== undefined && { to }), ...(people !== undefined && { people }) };
    const write = (what: ClientLine['what'], more: Partial<ClientLine> = {}): void =>
      books.write({ at: Date.now(), what, ...line, ...more });
    for (;;) {
      const begunAt = Date.now();
      write('asked');
      try {
        const result = await rpcCall(port, apiKey, method, given, PATIENCE_MS);
        const { message_id: messageId } = result;
        write('answered', typeof messageId === 'string' ? { messageId } : {});
        onSuccess(begunAt, Date.now(), method);
        return { outcome: 'answered', result };
      } catch (error) {
        const code = error instanceof Refusal ? String(error.error.code) : 'nothing heard';
        if (error instanceof Refusal && !mayBeRepeated(error)) {
          write('refused', { code });
          return { outcome: 'refused', code };
        }
        write('unknown', { code });
      }
      await new Promise((again) => setTimeout(again, AGAIN_MS));
    }
  };
}

/** The service was not able to answer, or somebody else has the key just now. */
function mayBeRepeated({ error: { code, data } }: Refusal): boolean {
  return code === -32603 || code === 'unavailable' || data?.retry_after_ms !== undefined;
}

/** A key that stands in the text as well, so that a text can be told from every other one wherever it turns up. */
export function newKey(kind: string): string {
  return `${kind}-${randomUUID().slice(0, 13)}`;
}

export function textOf(key: string): string {
  return `Order #${key}# is ready. Reply STOP to opt out.`;
}
