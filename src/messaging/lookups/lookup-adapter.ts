import type { LookupAnswer } from '../../domain/hygiene/lookup.ts';

/** Asks somebody who knows about a number. It throws when nobody answers; nothing is charged then. */
export interface LookupAdapter {
  readonly name: string;
  /** What one answer costs an account. */
  readonly credits: number;
  lookUp(phone: string, now: Date): Promise<LookupAnswer>;
}
