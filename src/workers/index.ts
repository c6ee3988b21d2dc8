import type { Config } from '../config.ts';
import { fanOut } from '../messaging/campaigns/fan-out.ts';
import { finishCampaigns, startScheduled } from '../messaging/campaigns/finish.ts';
import type { Carrier, Inbound, Receipt } from '../messaging/carriers/carrier.ts';
import { createSimulator } from '../messaging/carriers/simulator/simulator.ts';
import { dropOldIds } from '../messaging/carriers/smpp/books.ts';
import { timingWithin } from '../messaging/carriers/smpp/options.ts';
import { createSmppCarrier, type SmppCarrier } from '../messaging/carriers/smpp/smpp.ts';
import { type CredentialStore, TWILIO } from '../messaging/carriers/twilio/credentials.ts';
import { timingWithin as twilioTiming } from '../messaging/carriers/twilio/options.ts';
import { createTwilioCarrier } from '../messaging/carriers/twilio/twilio.ts';
import { createDriftCheck } from '../messaging/credits/drift.ts';
import type { Deliverer } from '../messaging/delivery/deliverer.ts';
import { type Answers, dispatchLane, dueLanes } from '../messaging/dispatch/dispatch.ts';
import { queueTimers, rescueLostLeases } from '../messaging/dispatch/rescue.ts';
import { dropExpiredExports } from '../messaging/exports/drop-expired.ts';
import { actRound } from '../messaging/hygiene/act.ts';
import { scanRound } from '../messaging/hygiene/scan.ts';
import { receiveInbound } from '../messaging/inbound/receive-inbound.ts';
import { sealChains } from '../messaging/ledger/seal.ts';
import type { LookupAdapter } from '../messaging/lookups/lookup-adapter.ts';
import { recordReceipts } from '../messaging/receipts/record-receipts.ts';
import { createPageCheck } from '../messaging/registry/check-pages.ts';
import { assignDueNumbers } from '../messaging/registry/number-round.ts';
import { registerDue } from '../messaging/registry/round.ts';
import { createRegistrySimulator } from '../messaging/registry/simulator/simulator.ts';
import { eraseOldTexts } from '../messaging/retention/erase-texts.ts';
import type { Database } from '../platform/database.ts';
import { eachApart, type OnFailure } from '../platform/each-apart.ts';
import type { Logger } from '../platform/logger.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { NumberHasher } from '../platform/number-hasher.ts';
import { createSafeClient } from '../platform/safe-fetch/index.ts';
import { dropExpired } from './housekeeping.ts';
import { type KeyUsage, recordKeyUsage } from './key-usage.ts';
import { createLoop, type Loop, type Round } from './loop.ts';
import { refreshStatistics } from './statistics.ts';

export interface WorkerParts {
  readonly database: Database;
  readonly config: Config;
  readonly log: Logger;
  readonly clock: () => Date;
  readonly metrics: Metrics;
  readonly keyUsage: KeyUsage;
  readonly deliverer: Deliverer;
  readonly numberHashes: NumberHasher;
  readonly twilioCredentials: CredentialStore;
  readonly lookups: LookupAdapter | null;
}

export interface Workers {
  /** What carriers bring that call us. */
  readonly take: {
    readonly receipts: (receipts: readonly Receipt[]) => Promise<void>;
    readonly inbound: (inbound: Inbound) => Promise<void>;
  };
  start(): void;
  wake(): void;
  stop(): Promise<void>;
  /** Does what is due, in this call, until nothing is: for tests and commands that want to see the end. */
  drain(): Promise<void>;
}

interface NamedRound {
  readonly name: string;
  /** How long to wait when there was nothing to do. */
  readonly idleMs: number;
  /** How many run beside each other: while one waits for a carrier, another takes the next batch. */
  readonly times?: number;
  readonly round: Round;
}

/** Several of these fit into what a check of pages may take. */
const PAGE_TIMES = { connectTimeoutMs: 2_000, totalTimeoutMs: 4_000 };

/** The loops that do due work. Any number of processes may run them over one database. */
export function createWorkers(parts: WorkerParts): Workers {
  const { database, config, log, clock, metrics, keyUsage, deliverer, numberHashes } = parts;
  const takeReceipts = (receipts: readonly Receipt[]) => {
    for (const { status } of receipts) metrics.receipts.inc({ status });
    return recordReceipts(database, receipts, clock());
  };
  const takeInbound = (carrier: string) => async (inbound: Inbound) => {
    const { requestId, number, effects } = await receiveInbound(database, inbound, clock(), numberHashes);
    if (number === null) log.warn({ carrier, requestId }, 'a text came in to a number that is nobody’s');
    else {
      const came = effects.map(({ kind }) => kind);
      log.debug({ carrier, requestId, numberId: number.id, accountId: number.accountId, came }, 'a text came in');
    }
  };
  const simulator = createSimulator(database, { receipts: takeReceipts, inbound: takeInbound('simulator') });
  const registry = createRegistrySimulator(database);
  const pages =
    config.registrationUrls === 'fetch' ? createSafeClient({ rules: config.outgoing, ...PAGE_TIMES }) : null;
  const checkPages = pages && createPageCheck(pages);
  const smpp: SmppCarrier | null =
    config.smpp === null
      ? null
      : createSmppCarrier({
          options: { ...config.smpp, timing: timingWithin(config.leaseSeconds * 1000) },
          database,
          onReceipts: takeReceipts,
          onInbound: takeInbound('smpp'),
          nameKey: config.incomingKey,
          log,
          clock,
        });
  const { textsKeptDays } = config;
  const { connections, url } = config.twilio;
  const twilio = createTwilioCarrier({
    options: { url, connections, publicUrl: config.publicUrl, timing: twilioTiming(config.leaseSeconds * 1000) },
    sql: database,
    credentials: parts.twilioCredentials,
    log,
  });
  const carriers = new Map<string, Carrier>(
    [simulator, twilio, ...(smpp === null ? [] : [smpp])].map((each) => [each.name, each]),
  );
  const onAnswers = (carrier: string, answers: Answers): void => {
    for (const [answer, count] of Object.entries(answers)) metrics.carrierAnswers.inc({ carrier, answer }, count);
  };
  const onOutcome = (outcome: string, count: number): void => metrics.messages.inc({ outcome }, count);

  const told =
    (worker: string): OnFailure =>
    (error) =>
      log.error({ worker, err: error }, 'one item of a round failed and will come round again');

  const drifting = new Set<string>();
  const driftCheck = createDriftCheck({
    database,
    onChecked: ({ accountId }, drift) => {
      metrics.accountsChecked.inc();
      if (drift === null) drifting.delete(accountId);
      else if (!drifting.has(accountId)) {
        drifting.add(accountId);
        log.error(drift, 'the balance of an account is not the sum of its ledger');
      }
      metrics.driftingAccounts.set(drifting.size);
    },
  });

  const rounds: readonly NamedRound[] = [
    { name: 'fan-out', idleMs: 500, times: 3, round: () => fanOut(database, clock, told('fan-out')) },
    { name: 'dispatch', idleMs: 500, times: 2, round: (signal) => dispatchRound(signal) },
    { name: 'simulator', idleMs: 100, round: () => simulator.report(clock()) },
    { name: 'timers', idleMs: 500, round: async () => (await queueTimers(database, clock(), told('timers'))) > 0 },
    {
      name: 'campaigns',
      idleMs: 250,
      round: async () => (await startScheduled(database, clock())) + (await finishCampaigns(database, clock())) > 0,
    },
    {
      name: 'rescue',
      idleMs: 2_000,
      round: async () => {
        const rescued = await rescueLostLeases(database, carriers, clock(), told('rescue'), log);
        metrics.leaseTakeovers.inc({ kind: 'text' }, rescued);
        return rescued > 0;
      },
    },
    {
      name: 'registry',
      idleMs: 500,
      round: async () => {
        const own = { database, registry, clock, leaseMs: config.leaseSeconds * 1000, onFailure: told('registry') };
        return [await registerDue({ ...own, checkPages }), await assignDueNumbers(own)].includes(true);
      },
    },
    {
      name: 'hygiene',
      idleMs: 1_000,
      round: async () => {
        const own = { database, clock, onFailure: told('hygiene') };
        const acted = await actRound({ ...own, leaseMs: config.leaseSeconds * 1000 });
        return (await scanRound({ ...own, adapter: parts.lookups })) || acted;
      },
    },
    { name: 'seal', idleMs: 500, round: () => sealChains(database, told('seal')) },
    ...(config.webhookWorker ? [{ name: 'webhooks', idleMs: 250, round: deliverer.round }] : []),
    { name: 'ledger-check', idleMs: 60_000, round: driftCheck.round },
    { name: 'housekeeping', idleMs: 60_000, round: () => dropExpired(database, clock()) },
    ...(textsKeptDays === null
      ? []
      : [
          {
            name: 'retention',
            idleMs: 60_000,
            round: () => eraseOldTexts(database, textsKeptDays, clock(), told('retention')),
          },
        ]),
    { name: 'exports', idleMs: 60_000, round: () => dropExpiredExports(database, config.dataDirectory, clock()) },
    ...(smpp === null ? [] : [{ name: 'carrier-books', idleMs: 60_000, round: () => dropOldIds(database, clock()) }]),
    { name: 'statistics', idleMs: 1_000, round: () => refreshStatistics(database) },
    { name: 'key-usage', idleMs: 10_000, round: recordKeyUsage(database, keyUsage) },
  ];

  /** One batch of every lane that has something due, so that no lane waits for another one to be empty. */
  async function dispatchRound(signal: AbortSignal): Promise<boolean> {
    const dispatching = { database, carriers, log, clock, leaseMs: config.leaseSeconds * 1000, onOutcome, onAnswers };
    const more = await eachApart(await dueLanes(database, clock()), told('dispatch'), async (lane) =>
      signal.aborted ? false : dispatchLane(dispatching, lane),
    );
    return more.includes(true);
  }

  const loops: readonly Loop[] = rounds.flatMap(({ name, idleMs, times = 1, round }) =>
    Array.from({ length: times }, () =>
      createLoop({ name, idleMs, round, log, onRound: (outcome) => metrics.workerRuns.inc({ worker: name, outcome }) }),
    ),
  );
  return {
    take: { receipts: takeReceipts, inbound: takeInbound(TWILIO) },
    start: () => {
      smpp?.start();
      for (const each of loops) each.start();
    },
    wake: () => {
      for (const each of loops) each.wake();
    },
    stop: async () => {
      await Promise.all([...loops.map((each) => each.stop()), smpp?.stop(), twilio.stop()]);
      await pages?.close();
    },
    drain: async () => {
      const { signal } = new AbortController();
      for (let busy = true; busy; ) {
        busy = false;
        for (const { round } of rounds) while (await round(signal)) busy = true;
        if (config.webhookWorker && (await deliverer.drain())) busy = true;
      }
    },
  };
}
