import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { answerTwilio } from '../../../../src/http/twilio.ts';
import type { Inbound, Receipt } from '../../../../src/messaging/carriers/carrier.ts';
import { createCredentialStore } from '../../../../src/messaging/carriers/twilio/credentials.ts';
import { createTwilioDesk } from '../../../../src/messaging/carriers/twilio/desk.ts';
import type { Timing } from '../../../../src/messaging/carriers/twilio/options.ts';
import { createTwilioCarrier, type TwilioCarrier } from '../../../../src/messaging/carriers/twilio/twilio.ts';
import type { Database } from '../../../../src/platform/database.ts';
import { createLogger, type Logger } from '../../../../src/platform/logger.ts';
import { createTextSealer } from '../../../../src/platform/sealed-text.ts';
import { ACCOUNT } from './twilio-server.ts';

export interface OpenTwilio {
  readonly carrier: TwilioCarrier;
  readonly receipts: Receipt[];
  readonly inbounds: Inbound[];
  /** Where Twilio reaches us. */
  readonly publicUrl: string;
  close(): Promise<void>;
}

export interface OpenTwilioOptions {
  readonly timing?: Partial<Timing>;
  readonly connections?: number;
  readonly token?: string;
  readonly log?: Logger;
}

/** The carrier and the route of its callbacks, on a socket of its own. */
export async function openTwilio(
  database: Database,
  url: string,
  { timing, connections = 10, token = ACCOUNT.token, log = createLogger('silent') }: OpenTwilioOptions = {},
): Promise<OpenTwilio> {
  const receipts: Receipt[] = [];
  const inbounds: Inbound[] = [];
  const ours = { accountSid: ACCOUNT.sid, authToken: token };
  const credentials = createCredentialStore(database, createTextSealer([Buffer.alloc(32, 1)]), ours);
  const app = new Koa();
  const server = createServer((request, response) => void app.callback()(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const publicUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const twilio = createTwilioDesk({
    sql: database,
    credentials,
    publicUrl,
    onReceipts: async (some) => void receipts.push(...some),
    onInbound: async (inbound) => void inbounds.push(inbound),
    clock: () => new Date(),
    log,
  });
  app.use((ctx) => answerTwilio(ctx, { twilio }));
  const carrier = createTwilioCarrier({
    options: { url, publicUrl, connections, timing: { answerMs: 300, throttleMs: 10, mostThrottleMs: 40, ...timing } },
    sql: database,
    credentials,
    log,
  });
  return {
    carrier,
    receipts,
    inbounds,
    publicUrl,
    close: async () => {
      await carrier.stop();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
