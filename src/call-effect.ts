import type { CallObject } from './domain/call-effects/sentence.ts';
import type { SkillName } from './generated/skills.ts';
import type { SkillFailure } from './skill-call.ts';

/** What a call would do, measured by running it in a transaction that is rolled back. */
export interface CallEffect {
  /** Credits that the call would spend at once; null: cannot be known beforehand. */
  readonly credits: number | null;
  /** People that the call would send messages to; null: cannot be known beforehand. */
  readonly recipients: number | null;
  readonly messages: number | null;
  /** The first message, as it would be sent; null: none. */
  readonly sample_text: string | null;
  /** Why it cannot be undone; null: it can. */
  readonly irreversible: string | null;
  /** What it does, with the names of the objects and the number of people. */
  readonly summary?: string | null;
  readonly objects?: readonly CallObject[];
  /** The number that a person types before the call is approved; null: none. */
  readonly confirm_count?: number | null;
  /** The answer of the dry run, without secrets. */
  readonly answer: Readonly<Record<string, unknown>>;
}

export interface DryRun {
  readonly effect: CallEffect;
  /** SHA-256 over the effect, the same as long as the call would do the same. */
  readonly hash: string;
}

/** The key with which a call is made. */
export interface DryRunBy {
  readonly fingerprint: string;
  readonly requestId: string;
}

export type DryRunOutcome =
  | { readonly ok: true; readonly dryRun: DryRun; readonly answer: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly error: SkillFailure };

/**
 * Runs calls of a key one after the other and rolls them back; each sees what those before it did.
 */
export interface DryRunner {
  /**
   * Passes a function that makes calls to `work`, and rolls everything back afterwards. A call that
   * fails leaves the others as they are.
   */
  all<T>(
    by: DryRunBy,
    work: (
      dryRun: (skill: SkillName, params: Readonly<Record<string, unknown>>) => Promise<DryRunOutcome>,
    ) => Promise<T>,
  ): Promise<T>;
}
