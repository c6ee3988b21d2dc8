import type { Carrier, Inbound, Receipt } from '../carriers/carrier.ts';
import { createSimulator } from '../carriers/simulator/simulator.ts';
import { timingWithin } from '../carriers/smpp/options.ts';
import { createSmppCarrier, type SmppCarrier } from '../carriers/smpp/smpp.ts';
import { type CredentialStore, TWILIO } from '../carriers/twilio/credentials.ts';
import { timingWithin as twilioTiming } from '../carriers/twilio/options.ts';
import { createTwilioCarrier } from '../carriers/twilio/twilio.ts';
import type { Config } from '../config.ts';
import { MAX_MEDIA_BYTES } from '../domain/media/limits.ts';
import type { NumberHasher } from '../platform/crypto/number-hasher.ts';
import type { Database } from '../platform/database/database.ts';
import type { Logger } from '../platform/logger.ts';
import type { Metrics } from '../platform/metrics.ts';
import { createSafeClient } from '../platform/safe-fetch/index.ts';
import { recordReceipts } from '../sending/dispatch/record-receipts.ts';
import { receiveInbound } from '../sending/inbound/receive-inbound.ts';
import { createFailureCounter } from './count-failures.ts';

export interface CarrierParts {
  readonly database: Database;
  readonly config: Config;
  readonly log: Logger;
  readonly clock: () => Date;
  readonly metrics: Metrics;
  readonly numberHashes: NumberHasher;
  readonly twilioCredentials: CredentialStore;
}

/** For carriers that call this service over HTTP. */
export interface CarrierCallbacks {
  readonly recordReceipts: (receipts: readonly Receipt[]) => Promise<void>;
  readonly receiveInbound: (inbound: Inbound) => Promise<void>;
}

export interface Carriers {
  readonly byName: ReadonlyMap<string, Carrier>;
  readonly simulator: ReturnType<typeof createSimulator>;
  /** Null when no SMPP carrier is configured. */
  readonly smpp: SmppCarrier | null;
  readonly callbacks: CarrierCallbacks;
  start(): void;
  stop(): Promise<void>;
}

/** For one file of an inbound message. */
const FILE_MS = 20_000;

/**
 * All carriers of this process. Their receipts and inbound messages are recorded and counted here.
 */
export function createCarriers(parts: CarrierParts): Carriers {
  const { database, config, log, clock, metrics, numberHashes } = parts;
  const leaseMs = config.leaseSeconds * 1000;
  const failures = createFailureCounter(database, metrics, log);
  const onReceipts =
    (carrier: string) =>
    async (receipts: readonly Receipt[]): Promise<void> => {
      for (const { status } of receipts) metrics.receipts.inc({ status });
      await recordReceipts(database, receipts, clock());
      await failures.count(
        carrier,
        receipts.flatMap(({ errorCode }) => (errorCode === null ? [] : [errorCode])),
      );
    };
  const onInbound =
    (carrier: string) =>
    async (inbound: Inbound): Promise<void> => {
      const { requestId, number, effects } = await receiveInbound(database, inbound, clock(), numberHashes);
      if (number === null) log.warn({ carrier, requestId }, 'inbound message for an unassigned number');
      else {
        const fields = { carrier, requestId, numberId: number.id, accountId: number.accountId };
        log.debug({ ...fields, effects: effects.map(({ kind }) => kind) }, 'inbound message received');
      }
    };
  const files = createSafeClient({ rules: config.outgoing, maxBodyBytes: MAX_MEDIA_BYTES, totalTimeoutMs: FILE_MS });
  const sink = { receipts: onReceipts('simulator'), inbound: onInbound('simulator') };
  const simulator = createSimulator(database, sink, files);
  const smpp =
    config.smpp === null
      ? null
      : createSmppCarrier({
          options: { ...config.smpp, timing: timingWithin(leaseMs) },
          database,
          onReceipts: onReceipts('smpp'),
          onInbound: onInbound('smpp'),
          log,
          clock,
        });
  const { connections, url } = config.twilio;
  const twilio = createTwilioCarrier({
    options: { url, connections, publicUrl: config.publicUrl, timing: twilioTiming(leaseMs) },
    sql: database,
    credentials: parts.twilioCredentials,
    files,
    log,
  });
  const all: readonly Carrier[] = [simulator, twilio, ...(smpp === null ? [] : [smpp])];
  return {
    byName: new Map(all.map((carrier) => [carrier.name, failures.counting(carrier)])),
    simulator,
    smpp,
    callbacks: { recordReceipts: onReceipts(TWILIO), receiveInbound: onInbound(TWILIO) },
    start: () => smpp?.start(),
    stop: async () => {
      await Promise.all([smpp?.stop(), twilio.stop(), files.close()]);
    },
  };
}
