import type { ClickRule } from '../../generated/types.ts';
import type { LinkOfCode } from '../find-target.ts';

/** A click to record. The address and the user agent are not part of it. */
export interface Click {
  readonly link: LinkOfCode;
  readonly at: Date;
  readonly rule: ClickRule;
  /** The client is where scanners run, so that a click right after the message is no person's. */
  readonly fromScanner: boolean;
}
