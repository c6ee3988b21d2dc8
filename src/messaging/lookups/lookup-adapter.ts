export type { LookupAdapter } from '../../service.ts';

/** Nothing is known of a number by this question. */
export class LookupFailed extends Error {
  /** Whether it is worth asking again; without, nobody will ever know about this number. */
  readonly again: boolean;
  /** A stable code of what went wrong. */
  readonly code: string;
  readonly retryAfterMs: number;

  constructor({ again, code, retryAfterMs = 1_000 }: { again: boolean; code: string; retryAfterMs?: number }) {
    super(`The provider of look-ups did not answer: ${code}.`);
    this.name = 'LookupFailed';
    this.again = again;
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}
