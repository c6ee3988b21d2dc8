import type { Inbound, Receipt } from '../../../src/carriers/carrier.ts';
import type { SmppOptions, Timing } from '../../../src/carriers/smpp/options.ts';
import { createSmppCarrier, type SmppCarrier } from '../../../src/carriers/smpp/smpp.ts';
import type { Database } from '../../../src/platform/database/database.ts';
import { createLogger, type Logger } from '../../../src/platform/logger.ts';
import { until } from './until.ts';

/** Timeouts for tests: long where a test must not run into one, short where it waits for one. */
export const testTiming: Partial<Timing> = {
  answerMs: 1_000,
  backoffMs: 10,
  maxBackoffMs: 50,
  throttleMs: 10,
  maxThrottleMs: 40,
  sweepMs: 10,
  drainMs: 200,
  unbindMs: 200,
};

export interface OpenCarrier {
  readonly carrier: SmppCarrier;
  readonly receipts: Receipt[];
  readonly inbounds: Inbound[];
}

export interface OpenOptions extends Partial<Omit<SmppOptions, 'timing'>> {
  readonly timing?: Partial<Timing>;
  readonly onReceipts?: (receipts: readonly Receipt[]) => Promise<void>;
  readonly onInbound?: (inbound: Inbound) => Promise<void>;
  readonly clock?: () => Date;
  readonly log?: Logger;
  /** The carrier host is unreachable, so that `open` must not wait for a session. */
  readonly isUnreachable?: boolean;
}

/** Opens a carrier and waits until its sessions are bound, or have been attempted. */
export async function openCarrier(database: Database, port: number, given: OpenOptions = {}): Promise<OpenCarrier> {
  const { onReceipts, onInbound, isUnreachable = false, timing, ...rest } = given;
  const { clock = () => new Date(), log = createLogger('silent'), ...options } = rest;
  const receipts: Receipt[] = [];
  const inbounds: Inbound[] = [];
  const carrier = createSmppCarrier({
    options: {
      host: '127.0.0.1',
      port,
      tls: false,
      ca: null,
      systemId: 'tern',
      password: 'secret',
      bind: 'transceiver',
      sessions: 1,
      window: 50,
      longMessages: 'udh',
      country: 'US',
      ...options,
      timing: { ...testTiming, ...timing },
    },
    database,
    onReceipts: async (some) => {
      await onReceipts?.(some);
      receipts.push(...some);
    },
    onInbound: async (inbound) => {
      await onInbound?.(inbound);
      inbounds.push(inbound);
    },
    log,
    clock,
  });
  carrier.start();
  if (!isUnreachable) await until(() => carrier.health().bound === carrier.health().sessions);
  return { carrier, receipts, inbounds };
}
