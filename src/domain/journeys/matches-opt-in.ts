import type { JourneyEntryOptIn } from '../../generated/types.ts';
import { SIMULATED_METHOD } from '../consent/provenance.ts';
import { DAY_MS } from '../durations.ts';

/** Consent that is recorded later is kept for the record: what it starts would come too late. */
const MAX_AGE_MS = DAY_MS;

export type ExpectedOptIn = Pick<JourneyEntryOptIn, 'methods' | 'source_id' | 'program_id'>;

/** How an opt-in was given and recorded. */
export interface OptInFacts {
  /** The ID of a program, or `general`. */
  readonly scope: string;
  readonly method: string;
  readonly via?: string | null;
  readonly source_id?: string | null;
  readonly recorded_at?: string;
}

/**
 * Whether a contact enters by an opt-in: by its own message or a call, as it is given. An import
 * brings the consent of many, which was given long ago or elsewhere.
 */
export function matchesOptIn(
  { scope, method, via = null, source_id: sourceId = null, recorded_at: recordedAt }: OptInFacts,
  capturedAt: Date,
  { methods, source_id: wantedSource, program_id: wantedProgram }: ExpectedOptIn,
): boolean {
  if (via === null || via === 'import' || recordedAt === undefined) return false;
  if (Date.parse(recordedAt) - capturedAt.getTime() > MAX_AGE_MS) return false;
  // A simulated message is sent as a keyword would be.
  const given: string = method === SIMULATED_METHOD ? 'keyword' : method;
  return (
    (methods === undefined || methods.some((one) => one === given)) &&
    (wantedSource === undefined || wantedSource === sourceId) &&
    (wantedProgram === undefined || wantedProgram === scope)
  );
}
