import type { HasDue, Run } from './loop.ts';

/** Background work of one kind. */
export interface Job {
  readonly name: string;
  /** Pause after a run that found nothing to do. */
  readonly idleMs: number;
  /** Belongs to the calls that a process answers, and runs where they are answered. */
  readonly isOfCalls?: boolean;
  /** False: this installation does not need the job. Default: true. */
  readonly enabled?: boolean;
  readonly run: Run;
  /**
   * The job is woken by commits that write these tables, and pauses while nothing will be due.
   * Without them, it looks for work after each pause.
   */
  readonly tables?: readonly string[];
  readonly hasDue?: HasDue;
  /** The least pause after a run that found nothing to do, also when the job is woken. */
  readonly restMs?: number;
  /** Resolves when what a run has left in progress has ended. */
  readonly settle?: () => Promise<void>;
}
