import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import type { Inbound, Receipt } from '../../../src/carriers/carrier.ts';
import { createTwilioCallbackHandler } from '../../../src/carriers/twilio/callback-handler.ts';
import { createCredentialStore } from '../../../src/carriers/twilio/credentials.ts';
import type { Timing } from '../../../src/carriers/twilio/options.ts';
import { createTwilioCarrier, type TwilioCarrier } from '../../../src/carriers/twilio/twilio.ts';
import { answerTwilio } from '../../../src/http/twilio.ts';
import { createCipher } from '../../../src/platform/crypto/cipher.ts';
import type { Database } from '../../../src/platform/database/database.ts';
import { createLogger, type Logger } from '../../../src/platform/logger.ts';
import { createSafeClient } from '../../../src/platform/safe-fetch/index.ts';
import { ACCOUNT } from './twilio-server.ts';

export interface OpenTwilio {
  readonly carrier: TwilioCarrier;
  readonly receipts: Receipt[];
  readonly inbounds: Inbound[];
  /** The public URL to which Twilio sends its callbacks. */
  readonly publicUrl: string;
  close(): Promise<void>;
}

export interface OpenTwilioOptions {
  readonly timing?: Partial<Timing>;
  readonly connections?: number;
  readonly token?: string;
  readonly log?: Logger;
}

/** Opens the carrier and serves its callback route on a port of its own. */
export async function openTwilio(
  database: Database,
  url: string,
  { timing, connections = 10, token = ACCOUNT.token, log = createLogger('silent') }: OpenTwilioOptions = {},
): Promise<OpenTwilio> {
  const receipts: Receipt[] = [];
  const inbounds: Inbound[] = [];
  const ours = { accountSid: ACCOUNT.sid, authToken: token };
  const credentials = createCredentialStore(database, createCipher([Buffer.alloc(32, 1)]), ours);
  const files = createSafeClient({ rules: { allowedHosts: [new URL(url).host] } });
  const app = new Koa();
  const server = createServer((request, response) => void app.callback()(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const publicUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const twilio = createTwilioCallbackHandler({
    sql: database,
    credentials,
    publicUrl,
    apiUrl: url,
    onReceipts: async (some) => void receipts.push(...some),
    onInbound: async (inbound) => void inbounds.push(inbound),
    clock: () => new Date(),
    log,
  });
  app.use((ctx) => answerTwilio(ctx, { twilio }));
  const carrier = createTwilioCarrier({
    options: { url, publicUrl, connections, timing: { answerMs: 300, throttleMs: 10, maxThrottleMs: 40, ...timing } },
    sql: database,
    credentials,
    files,
    log,
  });
  return {
    carrier,
    receipts,
    inbounds,
    publicUrl,
    close: async () => {
      await Promise.all([carrier.stop(), files.close()]);
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
