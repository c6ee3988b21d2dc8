import type { Context } from 'koa';
import type { TwilioCallbackHandler } from '../carriers/twilio/callback-handler.ts';
import { HttpFault } from './http-fault.ts';
import { readText } from './request.ts';

export interface TwilioParts {
  readonly twilio: TwilioCallbackHandler;
}

const MAX_BYTES = 64 * 1024;
/** Empty TwiML: replies are queued like any other message. */
const EMPTY_TWIML = '<?xml version="1.0" encoding="UTF-8"?><Response></Response>';

const callbackHandlers: Readonly<Record<string, keyof TwilioCallbackHandler>> = {
  '/carriers/twilio/status': 'receiveStatus',
  '/carriers/twilio/inbound': 'receiveCarrierInbound',
};

/**
 * `POST /carriers/twilio/status` and `/carriers/twilio/inbound`: Twilio's callbacks. Their
 * signature is the permission.
 */
export async function answerTwilio(ctx: Context, { twilio }: TwilioParts): Promise<boolean> {
  const callback = callbackHandlers[ctx.path];
  if (callback === undefined) return false;
  if (ctx.method !== 'POST') {
    ctx.set('Allow', 'POST');
    return plain(ctx, 405, 'Use POST for Twilio callbacks.\n');
  }
  let body: string;
  try {
    body = await readText(ctx, 'application/x-www-form-urlencoded', MAX_BYTES);
  } catch (error) {
    if (!(error instanceof HttpFault)) throw error;
    if (error.status === 413) ctx.set('Connection', 'close');
    return plain(ctx, error.status, `${error.message}\n`);
  }
  const fields = [...new URLSearchParams(body)];
  const isSigned = await twilio[callback]({
    path: ctx.originalUrl,
    fields,
    signature: ctx.get('x-twilio-signature'),
    requestId: ctx.state.requestId as string,
  });
  if (!isSigned) return plain(ctx, 403, 'X-Twilio-Signature does not match this request.\n');
  ctx.status = 200;
  ctx.type = 'text/xml';
  ctx.body = EMPTY_TWIML;
  return true;
}

function plain(ctx: Context, status: number, body: string): true {
  ctx.status = status;
  ctx.type = 'text/plain; charset=utf-8';
  ctx.body = body;
  return true;
}
