import type { Database } from '../../../platform/database/database.ts';
import { statement } from '../../../platform/database/sql.ts';
import type { Registry } from '../registry.ts';
import { losesResponse, type ScriptInput, scriptFor } from './scripts.ts';

/**
 * One row per reference, however often it is submitted: this is how the simulator deduplicates, and
 * tests count submissions.
 */
const insertOrder = statement<[reference: string, kind: string, script: string, now: Date], { submissions: number }>(
  'registry_simulator.insert',
  `INSERT INTO simulator_registrations AS s (reference, kind, script, submissions, submitted_at) VALUES ($1, $2, $3, 1, $4)
   ON CONFLICT (reference) DO UPDATE SET submissions = s.submissions + 1 RETURNING submissions`,
);

const findOrder = statement<[reference: string], { script: string; submitted_at: Date }>(
  'registry_simulator.find',
  'SELECT script, submitted_at FROM simulator_registrations WHERE reference = $1',
);

/**
 * A registry for tests and demos: it delays, rejects and loses responses like a real one, and
 * registers nothing. Its state is a table, and reports follow from the table and the time, so no
 * crash changes them.
 */
export function createRegistrySimulator(database: Database): Registry {
  return {
    name: 'simulator',
    submit: async ({ reference, kind, ein, referenceId, attempt }, now) => {
      const chosen: ScriptInput = { kind, ein, referenceId, attempt };
      const row = await database.row(insertOrder, reference, kind, JSON.stringify(chosen), now);
      return row?.submissions === 1 && losesResponse(chosen) ? { outcome: 'unknown' } : { outcome: 'accepted' };
    },
    report: async (reference, now) => {
      const order = await database.row(findOrder, reference);
      if (order === null) return null;
      const steps = scriptFor(JSON.parse(order.script) as ScriptInput);
      const passedMs = now.getTime() - order.submitted_at.getTime();
      const next = steps.find(({ afterMs }) => afterMs > passedMs);
      return {
        steps: steps.filter(({ afterMs }) => afterMs <= passedMs).map(({ afterMs: _, ...step }) => step),
        nextAt: next === undefined ? null : new Date(order.submitted_at.getTime() + next.afterMs),
      };
    },
  };
}
