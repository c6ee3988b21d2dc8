import { ALERT_CHECKS, checkAlerts } from '../alerts/evaluate.ts';
import { performApproval } from '../approvals/perform.ts';
import { APPROVALS } from '../approvals/queries.ts';
import { DUE_RULES, giveUpRule, MAX_DUE_FAILURES, workDueRule } from '../automation/due-rules.ts';
import type { Carrier } from '../carriers/carrier.ts';
import type { LookupAdapter } from '../carriers/lookups/lookup-adapter.ts';
import { assignNumber } from '../compliance/registration/assign-numbers.ts';
import type { CheckPages } from '../compliance/registration/check-pages.ts';
import { ASSIGNMENTS } from '../compliance/registration/number-queries.ts';
import { REGISTRATIONS, WITH_PAGES, WITHOUT_PAGES } from '../compliance/registration/order-queries.ts';
import { register } from '../compliance/registration/register.ts';
import { createRegistrySimulator } from '../compliance/registration/simulator/simulator.ts';
import type { Config } from '../config.ts';
import { BACKFILLS, backfillConversations } from '../conversations/backfill.ts';
import { REOPENINGS, reopenConversation } from '../conversations/reopen.ts';
import { recharge } from '../credits/auto-recharge/recharge.ts';
import { AUTO_RECHARGES, watchBalances } from '../credits/auto-recharge/rule.ts';
import { findPaymentAdapter } from '../credits/payments/payment-adapters.ts';
import { FORM_WALKS, walkForms } from '../identity/walk-forms.ts';
import { checkExits, EXITS, EXITS_LEASE_MS } from '../journeys/check-exits.ts';
import { ENTRIES, ENTRY_RETRY, fillJourney, MAX_ENTRY_FAILURES, pauseForEntries } from '../journeys/entries/fill.ts';
import { moveEnrollments } from '../journeys/moves/move-enrollments.ts';
import { MOVES } from '../journeys/moves/queries.ts';
import { advanceSplit, SPLITS } from '../journeys/splits/advance.ts';
import { checkDomain, DOMAINS } from '../links/domains/check-domains.ts';
import { createRecordFinder } from '../links/domains/find-records.ts';
import { recompute } from '../measures/attribution/recompute.ts';
import { RECOMPUTATIONS } from '../measures/attribution/recompute-queries.ts';
import { giveUpReport, MAX_REPORT_FAILURES, performReport } from '../measures/reports/perform-report.ts';
import { REPORT_LEASE_MS, REPORTS } from '../measures/reports/report-rows.ts';
import { createScheduled, SCHEDULES } from '../measures/reports/schedules.ts';
import { foldMeasures } from '../measures/rollups/fold.ts';
import { recountTenant } from '../measures/rollups/recount.ts';
import { FOLDS, hasUnfolded, RECOUNTS, scheduleFolds, UNFOLDED } from '../measures/rollups/work.ts';
import type { ContentStore } from '../media/content-store.ts';
import { INBOUND_FILE_WORK, type ReadAtCarrier, readInboundFile } from '../media/inbound/read-file.ts';
import { EXPIRIES, expireConsents } from '../people/consent/expiry/expire.ts';
import { applyPolicy, POLICIES } from '../people/hygiene/apply-policy.ts';
import { SCAN_LEASE_MS, scan } from '../people/hygiene/scan.ts';
import { SCANS } from '../people/hygiene/scan-queries.ts';
import { eraseOldMessages, RETENTION } from '../people/privacy/retention/erase-messages.ts';
import { addScans } from '../people/privacy/retention/queries.ts';
import {
  compareTracked,
  giveUpTracking,
  MAX_COMPARISON_FAILURES,
  TRACKING,
} from '../people/segments/tracking/compare-tracked.ts';
import { performJob } from '../plans/perform-job.ts';
import { PLAN_JOBS } from '../plans/queries.ts';
import type { Database } from '../platform/database/database.ts';
import type { Sql } from '../platform/database/sql.ts';
import type { OnFailure } from '../platform/for-each-isolated.ts';
import type { Logger } from '../platform/logger.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { WorkKind } from '../platform/work/kind.ts';
import type { Runner } from '../platform/work/runner.ts';
import { type Claim, createWorker, type Next, type WorkParts } from '../platform/work/worker.ts';
import { advanceSeries, SERIES, SERIES_LEASE_MS } from '../sending/campaigns/series/advance-series.ts';
import type { CallWithKey } from '../skill-call.ts';
import { AGING, addAging, createAging } from './retention/age-data.ts';

/** Every kind of declared work, for the metrics. */
export const KINDS: readonly WorkKind[] = [
  ...[REGISTRATIONS, ASSIGNMENTS, SERIES, ENTRIES, EXITS, MOVES, SPLITS, DUE_RULES],
  ...[TRACKING, POLICIES, SCANS, EXPIRIES, DOMAINS, RETENTION, APPROVALS, PLAN_JOBS],
  ...[INBOUND_FILE_WORK, REOPENINGS, BACKFILLS, FORM_WALKS, FOLDS, RECOUNTS, AGING],
  ...[RECOMPUTATIONS, REPORTS, SCHEDULES, AUTO_RECHARGES, ALERT_CHECKS],
];

export interface WorkJobParts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly config: Config;
  readonly checkPages: CheckPages | null;
  readonly lookups: LookupAdapter | null;
  readonly carriers: ReadonlyMap<string, Carrier>;
  readonly contents: ContentStore;
  /** Makes approved calls. */
  readonly callWithKey: CallWithKey;
  readonly failureOf: (worker: string) => OnFailure;
  readonly log: Logger;
  readonly metrics: Metrics;
}

export interface WorkJob extends Pick<Runner, 'run' | 'settle'>, Partial<Pick<Runner, 'hasDue'>> {
  readonly name: string;
  readonly idleMs: number;
  readonly tables?: readonly string[];
  readonly restMs?: number;
}

/** A job for each kind of declared work. */
export function createWorkJobs(parts: WorkJobParts): readonly WorkJob[] {
  const { database, clock, config, checkPages, lookups, contents, carriers, callWithKey, failureOf, log, metrics } =
    parts;
  const { retention, links } = config;
  const leaseMs = config.leaseSeconds * 1000;
  const job = (
    kind: WorkKind,
    idleMs: number,
    perform: (claim: Claim, signal: AbortSignal) => Promise<Next>,
    options: Partial<WorkParts> = {},
  ) => {
    const name = kind.name.replaceAll('_', '-');
    return {
      name,
      idleMs,
      tables: [kind.table],
      ...createWorker(kind, { database, clock, leaseMs, onFailure: failureOf(name), ...options }, perform),
    };
  };

  const registry = { database, registry: createRegistrySimulator(database), clock, checkPages };
  const domains = { database, clock, serviceUrl: links.url, findRecords: createRecordFinder(links.dnsServers) };
  const readAtCarrier: ReadAtCarrier = (name, file, signal) =>
    carriers.get(name)?.readFile?.(file, signal) ?? Promise.resolve({ ok: false, why: 'blocked_url', status: null });
  const pauseJourney = {
    after: MAX_ENTRY_FAILURES,
    end: async (tx: Sql, claim: Claim) => {
      const paused = await pauseForEntries(tx, claim);
      if (paused === null) return;
      metrics.journeysPaused.inc();
      log.warn({ ...paused }, 'journey paused, because its entries fail');
    },
  };
  return [
    job(checkPages === null ? REGISTRATIONS : WITHOUT_PAGES, 500, (claim) => register(registry, claim)),
    ...(checkPages === null ? [] : [job(WITH_PAGES, 500, (claim) => register(registry, claim))]),
    job(ASSIGNMENTS, 500, (claim) => assignNumber(registry, claim)),
    job(SERIES, 1_000, (claim) => advanceSeries(database, claim, links.url), { leaseMs: SERIES_LEASE_MS }),
    job(ENTRIES, 1_000, (claim) => database.transaction((tx) => fillJourney(tx, claim)), {
      retry: ENTRY_RETRY,
      giveUp: pauseJourney,
    }),
    job(DUE_RULES, 1_000, (claim) => database.transaction((tx) => workDueRule(tx, claim)), {
      retry: ENTRY_RETRY,
      giveUp: { after: MAX_DUE_FAILURES, end: giveUpRule },
    }),
    job(TRACKING, 1_000, (claim) => database.transaction((tx) => compareTracked(tx, claim)), {
      retry: ENTRY_RETRY,
      giveUp: { after: MAX_COMPARISON_FAILURES, end: giveUpTracking },
    }),
    job(EXITS, 1_000, (claim, signal) => checkExits(database, claim, signal), { leaseMs: EXITS_LEASE_MS }),
    job(MOVES, 500, (claim) => moveEnrollments(database, claim)),
    job(SPLITS, 5_000, (claim) => advanceSplit(database, claim)),
    job(POLICIES, 1_000, (claim) => applyPolicy(database, claim)),
    job(SCANS, 1_000, (claim) => scan(database, lookups, claim), { leaseMs: SCAN_LEASE_MS }),
    job(EXPIRIES, 1_000, (claim) => expireConsents(database, claim)),
    job(INBOUND_FILE_WORK, 1_000, (claim, signal) =>
      readInboundFile({ database, contents, readAtCarrier }, claim, signal),
    ),
    job(DOMAINS, 2_000, (claim) => checkDomain(domains, claim)),
    job(PLAN_JOBS, 1_000, (claim) =>
      performJob({ database, callWithKey, clock }, claim, new Date(claim.until.getTime() - leaseMs / 2)),
    ),
    job(APPROVALS, 1_000, (claim) => performApproval({ database, callWithKey }, claim)),
    job(REOPENINGS, 1_000, (claim) => reopenConversation(database, claim)),
    job(BACKFILLS, 5_000, (claim) => backfillConversations(database, claim)),
    job(FORM_WALKS, 1_000, (claim) => walkForms(database, claim)),
    foldJob(),
    job(ALERT_CHECKS, 5_000, (claim) => checkAlerts(database, claim)),
    job(RECOUNTS, 60_000, (claim, signal) => recountTenant(database, claim, signal, log)),
    job(RECOMPUTATIONS, 500, (claim) => recompute(database, claim)),
    job(SCHEDULES, 1_000, (claim) => createScheduled(database, claim)),
    job(REPORTS, 500, (claim, signal) => performReport(database, config.dataDirectory, clock, claim, signal), {
      leaseMs: REPORT_LEASE_MS,
      giveUp: { after: MAX_REPORT_FAILURES, end: giveUpReport },
    }),
    rechargeJob(),
    ...(retention.textDays === null ? [] : [erasureJob(retention.textDays)]),
    agingJob(),
  ];

  function foldJob(): WorkJob {
    const { run, hasDue, ...rest } = job(FOLDS, 2_000, (claim, signal) => foldMeasures(database, claim, signal));
    return {
      ...rest,
      tables: [FOLDS.table, UNFOLDED],
      restMs: 2_000,
      run: async (signal) => [(await scheduleFolds(database, clock())) > 0, await run(signal)].includes(true),
      hasDue: async (at) => (await hasUnfolded(database)) || hasDue(at),
    };
  }

  function rechargeJob(): WorkJob {
    const adapter = findPaymentAdapter(config.payments);
    const { run, name, idleMs, settle } = job(AUTO_RECHARGES, 5_000, (claim) =>
      recharge(database, adapter, clock, claim),
    );
    return {
      name,
      idleMs,
      settle,
      run: async (signal) => [await watchBalances(database, clock()), await run(signal)].includes(true),
    };
  }

  function erasureJob(days: number): WorkJob {
    const { run, name, idleMs, settle } = job(RETENTION, 60_000, (claim) => eraseOldMessages(database, days, claim));
    return {
      name,
      idleMs,
      settle,
      run: async (signal) => [await addScans(database, clock()), await run(signal)].includes(true),
    };
  }

  function agingJob(): WorkJob {
    const { run, name, idleMs, settle } = job(AGING, 60_000, createAging({ database, retention, log }));
    return {
      name,
      idleMs,
      settle,
      run: async (signal) => [await addAging(database, retention, clock()), await run(signal)].includes(true),
    };
  }
}
