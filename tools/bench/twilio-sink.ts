import { randomBytes } from 'node:crypto';
import { firstLine } from './process.ts';
import type { Stage } from './stage.ts';

/** A process that takes the place of Twilio's API. */
export interface TwilioSink {
  readonly url: string;
  readonly accountSid: string;
  readonly token: string;
  /** What the service needs to send through it. */
  readonly environment: Readonly<Record<string, string>>;
}

/** Starts a process that accepts each message at once and posts one signed receipt for it. */
export async function startTwilioSink(stage: Stage): Promise<TwilioSink> {
  const token = randomBytes(16).toString('hex');
  const sink = stage.start(['node', 'tools/bench/processes/twilio-sink.mjs', token]);
  const url = `http://127.0.0.1:${Number(await firstLine(sink))}`;
  const accountSid = `AC${'1'.repeat(32)}`;
  const environment = { TERN_TWILIO_URL: url, TERN_TWILIO_ACCOUNT_SID: accountSid, TERN_TWILIO_AUTH_TOKEN: token };
  return { url, accountSid, token, environment };
}
