import { appendToChains, hasUnchained } from '../audit/chain/append-to-chain.ts';
import type { LookupAdapter } from '../carriers/lookups/lookup-adapter.ts';
import { dropOldIds } from '../carriers/smpp/receive/id-store.ts';
import { createPageCheck } from '../compliance/registration/check-pages.ts';
import { releaseExpiredLookups } from '../credits/lookup-holds.ts';
import type { Deliverer } from '../events/webhooks/deliverer.ts';
import { dropExpiredExports } from '../exports/drop-expired.ts';
import { createContentStore } from '../media/content-store.ts';
import { dropCopies } from '../media/drop-copies.ts';
import { dropExpiredInbound } from '../media/inbound/drop-expired.ts';
import { ensureEventPartitions } from '../people/behavior/partitions.ts';
import { dropOldEvents } from '../people/behavior/retention.ts';
import { logFailure } from '../platform/database/connections/log-failure.ts';
import type { OnFailure } from '../platform/for-each-isolated.ts';
import { createSafeClient } from '../platform/safe-fetch/index.ts';
import { createWorkChanges } from '../platform/work/changes.ts';
import { advanceExperiments } from '../sending/campaigns/experiments/decide.ts';
import { createFanOut } from '../sending/campaigns/fan-out/fan-out.ts';
import { guardCampaigns } from '../sending/campaigns/guard-campaigns.ts';
import { finishCampaigns, hasUnended, startScheduled } from '../sending/campaigns/start-and-finish.ts';
import { askCarriers } from '../sending/dispatch/ask-carriers.ts';
import { rescueLostLeases } from '../sending/dispatch/rescue.ts';
import type { CallWithKey } from '../skill-call.ts';
import { createAutomation } from './automation.ts';
import { type CarrierCallbacks, type CarrierParts, createCarriers } from './carriers.ts';
import { createCreditCheck, reportLowBalances } from './credit-check.ts';
import { dispatchQueues } from './dispatch-queues.ts';
import { dropExpired } from './housekeeping.ts';
import type { Job } from './job.ts';
import { createJourneyJobs } from './journeys.ts';
import { createKeyJobs, type KeyParts } from './key-jobs.ts';
import { createLoop, type Run } from './loop.ts';
import { createSignals } from './signals.ts';
import { refreshStatistics } from './statistics.ts';
import { createStrandedCheck } from './stranded-check.ts';
import { createWorkJobs } from './work-jobs.ts';

export interface WorkerParts extends CarrierParts, KeyParts {
  readonly deliverer: Deliverer;
  readonly lookups: LookupAdapter | null;
  /** Makes the calls of automation rules and approvals. */
  readonly callWithKey: CallWithKey;
  /** From 0 to 1: the jitter of retries. */
  readonly random: () => number;
}

export interface Workers {
  readonly callbacks: CarrierCallbacks;
  /** Tells the workers of all processes what this one writes. */
  announce(): void;
  /** Starts the jobs of a role: `api` runs only those of its calls. */
  start(role: 'all' | 'api' | 'worker'): void;
  stop(): Promise<void>;
  /**
   * Runs all jobs in this call until nothing is due: for tests and commands that wait for the end.
   */
  drain(): Promise<void>;
}

/** Several of these fit into the time of one page check. */
const PAGE_TIMEOUTS = { connectTimeoutMs: 2_000, totalTimeoutMs: 4_000 };

/** Whether a queue can be sent from also depends on its number, its campaign and its account. */
const QUEUE_TABLES = ['message_queue', 'phone_numbers', 'registrations', 'campaigns', 'accounts'];

/** The background jobs. Any number of processes can run them over one database. */
export function createWorkers(parts: WorkerParts): Workers {
  const { database, cipher, config, log, clock, metrics, deliverer, lookups, callWithKey, random } = parts;
  const leaseMs = config.leaseSeconds * 1000;
  const carriers = createCarriers(parts);
  const pages =
    config.registrationUrls === 'fetch' ? createSafeClient({ rules: config.outgoing, ...PAGE_TIMEOUTS }) : null;
  const checkPages = pages && createPageCheck(pages);
  const creditCheck = createCreditCheck(database, parts);
  const failureOf =
    (worker: string): OnFailure =>
    (error) =>
      logFailure(log, error, 'worker failed on one item; it will be retried', { worker });

  const runRescue: Run = async () => {
    const asked = await askCarriers({
      database,
      carriers: carriers.byName,
      leaseMs,
      clock,
      onFailure: failureOf('rescue'),
    });
    const rescued = await rescueLostLeases(database, carriers.byName, clock(), failureOf('rescue'), log);
    metrics.leaseTakeovers.inc({ kind: 'message' }, rescued);
    return asked + rescued > 0;
  };
  const advanceCampaigns: Run = async () =>
    (await startScheduled(database, clock())) +
      (await advanceExperiments(database, clock(), failureOf('campaigns'))) +
      (await finishCampaigns(database, clock())) >
    0;
  const dropMedia: Run = async () =>
    [await dropExpiredInbound(database, clock()), await dropCopies(database, clock())].includes(true);
  const runEventMonths: Run = async () => {
    await ensureEventPartitions(database, clock());
    return dropOldEvents(database, config.eventRetentionMonths, clock());
  };
  const dispatch = dispatchQueues({
    database,
    carriers: carriers.byName,
    metrics,
    log,
    clock,
    leaseMs,
    mediaUrl: config.links.url,
    onFailure: failureOf('dispatch'),
  });

  const automation = createAutomation({
    database,
    callWithKey,
    cipher,
    config,
    clock,
    random,
    leaseMs,
    log,
    metrics,
    onFailure: failureOf('automation'),
  });

  const journeys = createJourneyJobs({ database, cipher, clock, config, failureOf, log, metrics });
  const workJobs = createWorkJobs({
    database,
    clock,
    config,
    checkPages,
    lookups,
    contents: createContentStore(database, config.media.maxStoredBytes),
    carriers: carriers.byName,
    callWithKey,
    failureOf,
    log,
    metrics,
  });
  const handlers = [journeys.handleSignals, automation.handleSignals];

  const jobs: readonly Job[] = [
    {
      name: 'fan-out',
      idleMs: 500,
      tables: ['campaigns', 'campaign_ranges'],
      ...createFanOut(database, clock, failureOf('fan-out'), config.links.url),
    },
    { name: 'dispatch', idleMs: 500, restMs: 20, tables: QUEUE_TABLES, ...dispatch },
    {
      name: 'simulator',
      idleMs: 100,
      tables: ['simulator_submissions'],
      run: () => carriers.simulator.report(clock()),
      hasDue: carriers.simulator.hasDue,
    },
    {
      name: 'campaigns',
      idleMs: 250,
      tables: ['campaigns'],
      run: advanceCampaigns,
      hasDue: (at) => hasUnended(database, at),
    },
    {
      name: 'campaign-guard',
      idleMs: 15_000,
      run: async () => (await guardCampaigns(database, clock(), failureOf('campaign-guard'))) > 0,
    },
    { name: 'rescue', idleMs: 2_000, run: runRescue },
    {
      name: 'signals',
      idleMs: 250,
      tables: ['signals'],
      ...createSignals(database, handlers, clock, failureOf('signals')),
    },
    ...journeys.jobs,
    { name: 'automation', idleMs: 250, tables: ['automation_runs'], ...automation.runs },
    {
      name: 'hash-chain',
      idleMs: 500,
      tables: ['audit_entries', 'consent_entries'],
      restMs: 500,
      run: () => appendToChains(database, failureOf('hash-chain')),
      hasDue: () => hasUnchained(database),
    },
    {
      name: 'webhooks',
      idleMs: 250,
      enabled: config.webhookWorker,
      tables: ['outbox_events', 'webhook_endpoints'],
      run: deliverer.run,
      hasDue: deliverer.hasDue,
    },
    { name: 'credit-check', idleMs: 60_000, run: creditCheck.run },
    { name: 'stranded', idleMs: 60_000, run: createStrandedCheck(database, parts) },
    { name: 'low-balances', idleMs: 10_000, run: () => reportLowBalances(database, parts) },
    { name: 'housekeeping', idleMs: 60_000, run: () => dropExpired(database, clock()) },
    { name: 'media', idleMs: 60_000, run: dropMedia },
    { name: 'event-months', idleMs: 60_000, run: runEventMonths },
    { name: 'exports', idleMs: 60_000, run: () => dropExpiredExports(database, config.dataDirectory, clock()) },
    {
      name: 'carrier-ids',
      idleMs: 60_000,
      enabled: carriers.smpp !== null,
      run: () => dropOldIds(database, clock()),
    },
    ...workJobs,
    {
      name: 'lookup-holds',
      idleMs: 10_000,
      run: () => releaseExpiredLookups(database, clock(), failureOf('lookup-holds')),
    },
    { name: 'statistics', idleMs: 1_000, run: () => refreshStatistics(database) },
    ...createKeyJobs(parts),
  ];
  const enabledJobs = jobs.filter(({ enabled = true }) => enabled);

  const loops = enabledJobs.map(({ tables = [], isOfCalls = false, ...job }) => {
    const { name } = job;
    const loop = createLoop({
      ...job,
      clock,
      log,
      onRun: (outcome) => metrics.workerRuns.inc({ worker: name, outcome }),
    });
    return { ...loop, tables, isOfCalls };
  });
  const changes = createWorkChanges(database, loops, log);
  const reading = createLoop({
    name: 'changes',
    idleMs: 250,
    clock,
    log,
    run: async () => {
      await changes.read();
      return false;
    },
  });
  return {
    callbacks: carriers.callbacks,
    announce: changes.announce,
    start: (role) => {
      if (role !== 'api') {
        carriers.start();
        reading.start();
      }
      for (const loop of loops) if (role !== 'api' || loop.isOfCalls) loop.start();
    },
    stop: async () => {
      await Promise.all([...[reading, ...loops].map((loop) => loop.stop()), carriers.stop()]);
      await changes.stop();
      await Promise.all(enabledJobs.flatMap(({ settle }) => settle?.() ?? []));
      await Promise.all([pages?.close(), journeys.close(), automation.close()]);
    },
    drain: async () => {
      const { signal } = new AbortController();
      for (let busy = true; busy; ) {
        busy = false;
        for (const { run, settle } of enabledJobs) {
          while (await run(signal)) busy = true;
          await settle?.();
        }
        if (config.webhookWorker && (await deliverer.drain())) busy = true;
      }
    },
  };
}
