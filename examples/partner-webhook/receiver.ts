import Koa from 'koa';
import { createOnce } from './once.ts';
import { readBody } from './read-body.ts';
import { parseWebhook, SIGNATURE_HEADER, type TernEvent, TernWebhookError } from './tern-sdk.ts';

export const WEBHOOK_PATH = '/webhooks/tern';

/** A body has at most 20 KB: of a long incoming text an event carries the first 3,000 characters. */
const MOST_BYTES = 64 * 1024;

export interface ReceiverOptions {
  /** The secret of the webhook; while it is rotated, the new one and the one before. */
  readonly secrets: readonly string[];
  /**
   * Gets each event once, after its signature was verified. Keep the event and do the work later: the sender waits for the answer, and
   * for this customer sends nothing else before it. If it throws, the answer is 500 and the event comes again.
   */
  readonly onEvent: (event: TernEvent) => Promise<void> | void;
}

/** Takes Tern's events at `WEBHOOK_PATH`. What it refuses it does not explain: whoever is not Tern learns nothing from it. */
export function createReceiver({ secrets, onEvent }: ReceiverOptions): Koa {
  if (secrets.length === 0 || secrets.includes('')) throw new Error('Give at least one secret, none of them empty.');
  const once = createOnce();
  const app = new Koa();
  app.use(async (ctx) => {
    if (ctx.method !== 'POST' || ctx.path !== WEBHOOK_PATH) ctx.throw(404);
    const signature = ctx.get(SIGNATURE_HEADER);
    if (signature === '') ctx.throw(400);
    const body = (await readBody(ctx.req, MOST_BYTES)) ?? ctx.throw(413);
    const event = (await verified(body, signature, secrets)) ?? ctx.throw(401);
    await once.run(event.id, () => onEvent(event));
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
