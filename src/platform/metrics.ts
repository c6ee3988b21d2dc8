import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly calls: Histogram<'skill' | 'code'>;
  readonly turnedAway: Counter;
  readonly workerRuns: Counter<'worker' | 'outcome'>;
  readonly messages: Counter<'outcome'>;
  readonly deliveries: Counter<'outcome'>;
  readonly carrierAnswers: Counter<'carrier' | 'answer'>;
  readonly receipts: Counter<'status'>;
  readonly leaseTakeovers: Counter<'kind'>;
  readonly accountsChecked: Counter;
  readonly driftingAccounts: Gauge;
  text(): Promise<string>;
}

/** Figures that are read when somebody asks, by the name of their gauge without `tern_`. */
export interface Watched {
  readonly help: Readonly<Record<string, string>>;
  readonly read: () => Promise<Readonly<Record<string, number>>>;
}

/** What an operator watches, in Prometheus' own form; one registry a process part, so that tests do not share counters. */
export function createMetrics(watched: Watched): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const gauges = Object.entries(watched.help).map(
    ([name, help]) => [name, new Gauge({ name: `tern_${name}`, help, registers: [registry] })] as const,
  );
  return {
    calls: new Histogram({
      name: 'tern_call_seconds',
      help: 'Time to answer a call',
      labelNames: ['skill', 'code'],
      buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
      registers: [registry],
    }),
    turnedAway: new Counter({
      name: 'tern_calls_turned_away_total',
      help: 'Calls that were turned away unread because the process was busy',
      registers: [registry],
    }),
    workerRuns: new Counter({
      name: 'tern_worker_runs_total',
      help: 'Rounds of each worker',
      labelNames: ['worker', 'outcome'],
      registers: [registry],
    }),
    messages: new Counter({
      name: 'tern_messages_total',
      help: 'Messages by what became of them at hand-over',
      labelNames: ['outcome'],
      registers: [registry],
    }),
    deliveries: new Counter({
      name: 'tern_webhook_attempts_total',
      help: 'Attempts to deliver an event to a partner',
      labelNames: ['outcome'],
      registers: [registry],
    }),
    carrierAnswers: new Counter({
      name: 'tern_carrier_answers_total',
      help: 'What carriers answered to texts handed to them; unknown: nothing, failed: the whole batch could not be handed over',
      labelNames: ['carrier', 'answer'],
      registers: [registry],
    }),
    receipts: new Counter({
      name: 'tern_receipts_total',
      help: 'What carriers reported of texts later, as it came, repetitions with it',
      labelNames: ['status'],
      registers: [registry],
    }),
    leaseTakeovers: new Counter({
      name: 'tern_lease_takeovers_total',
      help: 'Texts and webhook endpoints taken over from a worker that did not come back in time',
      labelNames: ['kind'],
      registers: [registry],
    }),
    accountsChecked: new Counter({
      name: 'tern_ledger_accounts_checked_total',
      help: 'Balances that were held against their ledger',
      registers: [registry],
    }),
    driftingAccounts: new Gauge({
      name: 'tern_ledger_drifting_accounts',
      help: 'Accounts whose balance was not the sum of their entries when this process looked last; anything but 0 is a fault',
      registers: [registry],
    }),
    text: async () => {
      const figures = await watched.read();
      for (const [name, gauge] of gauges) gauge.set(figures[name] ?? Number.NaN);
      return registry.metrics();
    },
  };
}
