import type { OnFailure } from '../../platform/for-each-isolated.ts';
import type { SubmitParts } from './submit.ts';

/** What a batch needs from its claim until all of its outcomes are recorded. */
export interface BatchParts extends SubmitParts {
  /** Waits until dispatch may use another connection to the database. */
  readonly withConnection: <Answer>(work: () => Promise<Answer>) => Promise<Answer>;
  /** A worker that marks and records nothing for this long is considered dead. */
  readonly leaseMs: number;
  /** Called when a batch could not be submitted or recorded; it is rescued after its lease. */
  readonly onFailure: OnFailure;
}
