import { randomUUID } from 'node:crypto';
import { Refusal, rpcCall } from '../../../test/support/rpc-call.ts';
import type { ClientLine, RecordFile } from '../records.ts';

export interface CallRequest {
  readonly apiKey: string;
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** The recipient or tag, and the number of contacts, for the checks. */
  readonly to?: string;
  readonly contacts?: number;
  /** Reads take no idempotency key. */
  readonly isRead?: boolean;
}

export type CallOutcome =
  | { readonly outcome: 'answered'; readonly result: Readonly<Record<string, unknown>> }
  | { readonly outcome: 'rejected'; readonly code: string };

/** Repeats a call with the same idempotency key until its outcome is known. */
export type Caller = (key: string, request: CallRequest) => Promise<CallOutcome>;

/** Called for each successful call with its start and end time. */
export type OnSuccess = (startedAt: number, endedAt: number, method: string) => void;

const TIMEOUT_MS = 3_000;
const RETRY_MS = 100;

export function createCaller(port: number, records: RecordFile<ClientLine>, onSuccess: OnSuccess): Caller {
  return async (key, { apiKey, method, params, to, contacts, isRead = false }) => {
    const given = isRead ? params : { ...params, idempotency_key: key };
    const line = { method, key, ...(to !== undefined && { to }), ...(contacts !== undefined && { contacts }) };
    const write = (what: ClientLine['what'], more: Partial<ClientLine> = {}): void =>
      records.write({ at: Date.now(), what, ...line, ...more });
    for (;;) {
      const startedAt = Date.now();
      write('requested');
      try {
        const result = await rpcCall(port, apiKey, method, given, TIMEOUT_MS);
        const { message_id: messageId } = result;
        write('answered', typeof messageId === 'string' ? { messageId } : {});
        onSuccess(startedAt, Date.now(), method);
        return { outcome: 'answered', result };
      } catch (error) {
        const code = error instanceof Refusal ? String(error.error.code) : 'no answer';
        if (error instanceof Refusal && !isRetryable(error)) {
          write('rejected', { code });
          return { outcome: 'rejected', code };
        }
        write('unknown', { code });
      }
      await new Promise((again) => setTimeout(again, RETRY_MS));
    }
  };
}

/** The service was unavailable, or another call holds the key. */
function isRetryable({ error: { code, data } }: Refusal): boolean {
  return code === -32603 || code === 'unavailable' || data?.retry_after_ms !== undefined;
}

/**
 * A unique key. It is part of the message text too, so that a message can be found in every record.
 */
export function newKey(kind: string): string {
  return `${kind}-${randomUUID().slice(0, 13)}`;
}

export function messageText(key: string): string {
  return `Order #${key}# is ready. Reply STOP to opt out.`;
}
