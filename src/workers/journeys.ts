import type { Config } from '../config.ts';
import type { HandleSignals } from '../events/signals/consume.ts';
import { handleJourneySignals } from '../journeys/handle-signals.ts';
import { createSteps, type StepParts } from '../journeys/step-due.ts';
import { createWebhookCaller } from '../journeys/webhooks/call-webhooks.ts';
import type { Cipher } from '../platform/crypto/cipher.ts';
import type { Database } from '../platform/database/database.ts';
import type { OnFailure } from '../platform/for-each-isolated.ts';
import type { Logger } from '../platform/logger.ts';
import type { Metrics } from '../platform/metrics.ts';
import { createSafeClient } from '../platform/safe-fetch/index.ts';
import type { Runner } from '../platform/work/runner.ts';

export interface JourneyParts {
  readonly database: Database;
  readonly cipher: Cipher;
  readonly clock: () => Date;
  readonly config: Config;
  readonly failureOf: (worker: string) => OnFailure;
  readonly log: Logger;
  readonly metrics: Metrics;
}

interface JourneyJob extends Runner {
  readonly name: string;
  readonly idleMs: number;
  readonly tables: readonly string[];
}

/** The background jobs of journeys. A timer that is due fires within the pause of `journeys`. */
export function createJourneyJobs({ database, cipher, clock, config, failureOf, log, metrics }: JourneyParts): {
  readonly jobs: readonly JourneyJob[];
  readonly handleSignals: HandleSignals;
  close(): Promise<void>;
} {
  const client = createSafeClient({ rules: config.outgoing });
  const linksUrl = config.links.url;
  const steps: StepParts = {
    database,
    clock,
    linksUrl,
    onFailure: failureOf('journeys'),
    onLimit: (tenantId, journeyId, reasons) => {
      for (const reason of reasons) metrics.journeyLimits.inc({ reason });
      log.warn(
        { tenantId, journeyId, reasons: [...new Set(reasons)], count: reasons.length },
        'journey reached a limit',
      );
    },
  };
  const webhooks = createWebhookCaller({
    database,
    cipher,
    clock,
    client,
    onFailure: failureOf('journey-webhooks'),
  });
  return {
    handleSignals: (tx, tenantId, signals) => handleJourneySignals(tx, tenantId, signals, clock()),
    jobs: [
      {
        name: 'journeys',
        idleMs: 500,
        tables: ['journey_enrollments', 'journey_paces', 'journeys'],
        ...createSteps(steps),
      },
      { name: 'journey-webhooks', idleMs: 500, tables: ['journey_enrollments', 'journeys'], ...webhooks },
    ],
    close: () => client.close(),
  };
}
