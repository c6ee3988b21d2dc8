import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly calls: Histogram<'skill' | 'code'>;
  readonly shedCalls: Counter;
  readonly clientDisconnects: Counter;
  readonly connectionsLost: Counter<'reason'>;
  readonly workerRuns: Counter<'worker' | 'outcome'>;
  readonly messages: Counter<'outcome'>;
  readonly deliveries: Counter<'outcome'>;
  readonly carrierResponses: Counter<'carrier' | 'response'>;
  readonly receipts: Counter<'status'>;
  readonly carrierFailures: Counter<'carrier' | 'fault'>;
  readonly leaseTakeovers: Counter<'kind'>;
  readonly linkClicks: Counter<'outcome'>;
  readonly automationRuns: Counter<'outcome'>;
  readonly automationRulesDisabled: Counter<'reason'>;
  readonly journeyLimits: Counter<'reason'>;
  readonly journeysPaused: Counter;
  readonly lowBalanceAlerts: Counter;
  readonly creditAccountsChecked: Counter;
  readonly creditAccountsDrifting: Gauge;
  readonly previousSecrets: Gauge<'kind'>;
  readonly stranded: Gauge<'kind'>;
  text(): Promise<string>;
}

/** Gauges that are read at scrape time, by name without the prefix `tern_`. */
export interface MetricsSource {
  readonly help: Readonly<Record<string, string>>;
  /** Gauges with a figure for each kind of work. */
  readonly helpByKind: Readonly<Record<string, string>>;
  readonly read: () => Promise<Figures>;
}

export interface Figures {
  readonly single: Readonly<Record<string, number>>;
  readonly byKind: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Prometheus metrics. One registry per app, so that tests do not share counters. */
export function createMetrics(source: MetricsSource): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const gauges = Object.entries(source.help).map(
    ([name, help]) => [name, new Gauge({ name: `tern_${name}`, help, registers: [registry] })] as const,
  );
  const gaugesByKind = Object.entries(source.helpByKind).map(
    ([name, help]) =>
      [name, new Gauge({ name: `tern_${name}`, help, labelNames: ['kind'], registers: [registry] })] as const,
  );
  return {
    calls: new Histogram({
      name: 'tern_call_seconds',
      help: 'Time to answer a call',
      labelNames: ['skill', 'code'],
      buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
      registers: [registry],
    }),
    shedCalls: new Counter({
      name: 'tern_calls_shed_total',
      help: 'Calls rejected before reading because the process was overloaded',
      registers: [registry],
    }),
    clientDisconnects: new Counter({
      name: 'tern_client_disconnects_total',
      help: 'Responses whose client disconnected, or read too slowly, before it had all of it',
      registers: [registry],
    }),
    connectionsLost: new Counter({
      name: 'tern_database_connections_lost_total',
      help: 'Database connections that this process closed; silent: no answer came, read_only: the server takes no writes',
      labelNames: ['reason'],
      registers: [registry],
    }),
    workerRuns: new Counter({
      name: 'tern_worker_runs_total',
      help: 'Runs of each worker',
      labelNames: ['worker', 'outcome'],
      registers: [registry],
    }),
    messages: new Counter({
      name: 'tern_messages_total',
      help: 'Messages by submission outcome',
      labelNames: ['outcome'],
      registers: [registry],
    }),
    deliveries: new Counter({
      name: 'tern_webhook_attempts_total',
      help: 'Webhook delivery attempts',
      labelNames: ['outcome'],
      registers: [registry],
    }),
    carrierResponses: new Counter({
      name: 'tern_carrier_responses_total',
      help: 'Carrier responses to submitted messages; unknown: no response, failed: the batch could not be submitted',
      labelNames: ['carrier', 'response'],
      registers: [registry],
    }),
    receipts: new Counter({
      name: 'tern_receipts_total',
      help: 'Delivery receipts received from carriers, repeats included',
      labelNames: ['status'],
      registers: [registry],
    }),
    carrierFailures: new Counter({
      name: 'tern_carrier_failures_total',
      help: 'Messages that a carrier rejected or did not deliver, by what its code blames; undocumented: nothing is known of the code',
      labelNames: ['carrier', 'fault'],
      registers: [registry],
    }),
    leaseTakeovers: new Counter({
      name: 'tern_lease_takeovers_total',
      help: 'Messages and webhook endpoints whose lease expired and was taken over',
      labelNames: ['kind'],
      registers: [registry],
    }),
    linkClicks: new Counter({
      name: 'tern_link_clicks_total',
      help: 'Clicks on short links; human and bot: recorded, dropped: redirected, but not recorded',
      labelNames: ['outcome'],
      registers: [registry],
    }),
    automationRuns: new Counter({
      name: 'tern_automation_runs_total',
      help: 'Attempts of runs of automation rules; retried: the run is tried again, loop: rules triggered each other and were stopped',
      labelNames: ['outcome'],
      registers: [registry],
    }),
    automationRulesDisabled: new Counter({
      name: 'tern_automation_rules_disabled_total',
      help: 'Automation rules that the service disabled',
      labelNames: ['reason'],
      registers: [registry],
    }),
    journeyLimits: new Counter({
      name: 'tern_journey_limits_total',
      help: 'Enrollments that ended because the contact got too many messages, or took too many steps, in an hour',
      labelNames: ['reason'],
      registers: [registry],
    }),
    journeysPaused: new Counter({
      name: 'tern_journeys_paused_total',
      help: 'Journeys that were paused because their entries failed',
      registers: [registry],
    }),
    lowBalanceAlerts: new Counter({
      name: 'tern_low_balance_alerts_total',
      help: 'Times that the credits of an account fell below its alert',
      registers: [registry],
    }),
    creditAccountsChecked: new Counter({
      name: 'tern_credit_accounts_checked_total',
      help: 'Credit accounts checked against their entries',
      registers: [registry],
    }),
    stranded: new Gauge({
      name: 'tern_stranded',
      help: 'Messages, holds and enrollments that no worker will finish; tern operator repair fixes them',
      labelNames: ['kind'],
      registers: [registry],
    }),
    previousSecrets: new Gauge({
      name: 'tern_previous_secret_values',
      help: 'Values that depend on a previous secret, counted up to 10,000',
      labelNames: ['kind'],
      registers: [registry],
    }),
    creditAccountsDrifting: new Gauge({
      name: 'tern_credit_accounts_drifting',
      help: 'Credit accounts whose balance differed from the sum of their entries at the last check; anything but 0 is a defect',
      registers: [registry],
    }),
    text: async () => {
      const { single, byKind } = await source.read();
      for (const [name, gauge] of gauges) gauge.set(single[name] ?? Number.NaN);
      for (const [name, gauge] of gaugesByKind) {
        gauge.reset();
        for (const [kind, figure] of Object.entries(byKind[name] ?? {})) gauge.set({ kind }, figure);
      }
      return registry.metrics();
    },
  };
}
