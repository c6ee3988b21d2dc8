import type { Carrier } from '../carriers/carrier.ts';
import { createCodeBookCache } from '../carriers/codes/code-book-cache.ts';
import type { Sql } from '../platform/database/sql.ts';
import type { Logger } from '../platform/logger.ts';
import type { Metrics } from '../platform/metrics.ts';

/** Codes that were logged; after so many, carriers invent them. */
const MAX_LOGGED = 1_000;

export interface FailureCounter {
  /** Counts the codes of failures by what they are due to. */
  count(carrier: string, codes: readonly string[]): Promise<void>;
  /** The carrier, with its rejections counted. */
  counting(carrier: Carrier): Carrier;
}

/**
 * Counts failures by fault. A code that is not documented is logged once: only an operator knows
 * what it means.
 */
export function createFailureCounter(sql: Sql, metrics: Metrics, logger: Logger): FailureCounter {
  const readCodes = createCodeBookCache(sql);
  const logged = new Set<string>();
  const count = async (carrier: string, codes: readonly string[]): Promise<void> => {
    if (codes.length === 0) return;
    const book = await readCodes();
    for (const code of codes) {
      const fault = book(code)?.fault ?? 'undocumented';
      metrics.carrierFailures.inc({ carrier, fault });
      if (fault !== 'undocumented' || logged.has(code) || logged.size >= MAX_LOGGED) continue;
      logged.add(code);
      logger.warn(
        { carrier, code },
        'carrier code is not documented; say what it means: tern operator carrier-code set',
      );
    }
  };
  const counting = (carrier: Carrier): Carrier => ({
    ...carrier,
    submit: async function* (submissions, now) {
      for await (const outcomes of carrier.submit(submissions, now)) {
        await count(
          carrier.name,
          outcomes.flatMap((outcome) => (outcome.outcome === 'rejected' ? [outcome.errorCode] : [])),
        );
        yield outcomes;
      }
    },
  });
  return { count, counting };
}
