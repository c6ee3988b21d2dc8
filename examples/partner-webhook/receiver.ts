import Koa from 'koa';
import { createDeduplicator } from './deduplicate.ts';
import { readBody } from './read-body.ts';
import { parseWebhook, SIGNATURE_HEADER, type TernEvent, TernWebhookError } from './tern-sdk.ts';

export const WEBHOOK_PATH = '/webhooks/tern';

/** Larger than any event: Tern limits bodies to 20 KB and inbound text to 3,000 characters. */
const MAX_BYTES = 64 * 1024;

export interface ReceiverOptions {
  /** The webhook secret. During a rotation, the new and the previous one. */
  readonly secrets: readonly string[];
  /**
   * Called once per event, after its signature is verified. Store the event and process it later:
   * Tern waits for the answer before it sends this customer's next event. If this function throws,
   * the answer is 500 and Tern retries.
   */
  readonly onEvent: (event: TernEvent) => Promise<void> | void;
}

/**
 * Receives Tern's events at `WEBHOOK_PATH`. Rejections have no details, so that they tell an
 * attacker nothing.
 */
export function createReceiver({ secrets, onEvent }: ReceiverOptions): Koa {
  if (secrets.length === 0 || secrets.includes('')) throw new Error('Give at least one secret, none of them empty.');
  const deduplicator = createDeduplicator();
  const app = new Koa();
  app.use(async (ctx) => {
    if (ctx.method !== 'POST' || ctx.path !== WEBHOOK_PATH) ctx.throw(404);
    const signature = ctx.get(SIGNATURE_HEADER);
    if (signature === '') ctx.throw(400);
    const body = (await readBody(ctx.req, MAX_BYTES)) ?? ctx.throw(413);
    const event = (await verified(body, signature, secrets)) ?? ctx.throw(401);
    await deduplicator.run(event.id, () => onEvent(event));
    ctx.status = 204;
  });
  return app;
}

async function verified(body: Uint8Array, signature: string, secrets: readonly string[]): Promise<TernEvent | null> {
  try {
    return await parseWebhook(body, signature, secrets);
  } catch (error) {
    if (error instanceof TernWebhookError) return null;
    throw error;
  }
}
