import type { Context } from 'koa';
import type { TwilioDesk } from '../messaging/carriers/twilio/desk.ts';
import { HttpFault, readText } from './request.ts';

export interface TwilioParts {
  readonly twilio: TwilioDesk;
}

const MOST_BYTES = 64 * 1024;
/** Twilio does as TwiML says, and this says nothing: what is answered is queued like any other text. */
const NOTHING = '<?xml version="1.0" encoding="UTF-8"?><Response></Response>';

const takers: Readonly<Record<string, keyof TwilioDesk>> = {
  '/carriers/twilio/status': 'takeStatus',
  '/carriers/twilio/inbound': 'takeInbound',
};

/** `POST /carriers/twilio/status` and `/carriers/twilio/inbound`: Twilio's callbacks. Their signature is the permission. */
export async function answerTwilio(ctx: Context, { twilio }: TwilioParts): Promise<boolean> {
  const taker = takers[ctx.path];
  if (taker === undefined) return false;
  if (ctx.method !== 'POST') {
    ctx.set('Allow', 'POST');
    return plain(ctx, 405, 'Twilio calls this with POST.\n');
  }
  let body: string;
  try {
    body = await readText(ctx, 'application/x-www-form-urlencoded', MOST_BYTES);
  } catch (error) {
    if (!(error instanceof HttpFault)) throw error;
    if (error.status === 413) ctx.set('Connection', 'close');
    return plain(ctx, error.status, `${error.message}\n`);
  }
  const fields = [...new URLSearchParams(body)];
  const isSigned = await twilio[taker]({
    path: ctx.originalUrl,
    fields,
    signature: ctx.get('x-twilio-signature'),
    requestId: ctx.state.requestId as string,
  });
  if (!isSigned) return plain(ctx, 403, 'X-Twilio-Signature is not the one of this request.\n');
  ctx.status = 200;
  ctx.type = 'text/xml';
  ctx.body = NOTHING;
  return true;
}

function plain(ctx: Context, status: number, body: string): true {
  ctx.status = status;
  ctx.type = 'text/plain; charset=utf-8';
  ctx.body = body;
  return true;
}
