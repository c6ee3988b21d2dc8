import type { Owner } from '../domain/account.ts';
import { signedHeaders } from '../events/webhooks/account-signing.ts';
import type { Cipher } from '../platform/crypto/cipher.ts';
import type { Sql } from '../platform/database/sql.ts';
import type { SafeClient } from '../platform/safe-fetch/index.ts';
import type { SkillAnswer } from '../skill-call.ts';
import type { Method } from './webhook-action.ts';

/** Calls the URL of an action, with a key that is the same in each attempt. */
export type CallWebhook = (
  owner: Owner,
  key: string,
  params: Readonly<Record<string, unknown>>,
) => Promise<SkillAnswer>;

export interface WebhookParts {
  readonly database: Sql;
  readonly cipher: Cipher;
  readonly client: SafeClient;
  readonly clock: () => Date;
}

export function createWebhookAction({ database, cipher, client, clock }: WebhookParts): CallWebhook {
  return async (owner, id, { url, method = 'POST', headers, body = {} }) => {
    const text = JSON.stringify(body);
    const request = { id, headers: headers as Record<string, string> | undefined, body: text };
    const signed = await signedHeaders(database, cipher, owner, request, clock());
    const options = { method: method as Method, headers: signed, body: text };
    const { status, error, retryAfterMs } = await client.sendForBody(String(url), options);
    if (status !== null && status >= 200 && status < 300) return { ok: true, result: {} };
    const isPassing = status === null || status >= 500 || status === 429 || status === 408;
    const reason = status === null ? (error ?? 'no_answer') : `status_${status}`;
    const data = { reason, ...(retryAfterMs !== null && { retry_after_ms: retryAfterMs }) };
    const message = `The URL did not accept the request: ${reason}.`;
    return { ok: false, error: { code: isPassing ? 'unavailable' : 'webhook_failed', message, data } };
  };
}
