import type { HygieneAction, InvalidReason } from '../invalid-reasons.ts';

/** What a failure is due to. */
export const FAULTS = ['recipient', 'content', 'sender', 'account', 'carrier'] as const;
export type Fault = (typeof FAULTS)[number];

/**
 * What is done about a failure.
 * - `retry`: what was not taken is submitted again later; a message that was taken has failed.
 * - `give_up`: this message has failed, and the others go on.
 * - `pause_number`: as `give_up`, and the number waits before its next message.
 * - `pause_account`: what was not taken waits until the account at the carrier can send.
 * - `opt_out`: the person opted out at the carrier, and so is opted out here.
 * - `register`: as `give_up`; the sender must be registered before it can send there.
 */
export const CODE_ACTIONS = ['retry', 'give_up', 'pause_number', 'pause_account', 'opt_out', 'register'] as const;
export type CodeAction = (typeof CODE_ACTIONS)[number];

/** What a code says about the number of the recipient after `count` failures in a row. */
export interface CodeHygiene {
  readonly count: number;
  readonly reason: InvalidReason;
  readonly action: HygieneAction;
}

/** An error code of a carrier, as it is stored with a message. */
export interface CarrierCode {
  readonly code: string;
  readonly fault: Fault;
  readonly action: CodeAction;
  /** Null: it says nothing about the number of the recipient. */
  readonly hygiene: CodeHygiene | null;
  readonly means: string;
  readonly helps: string | null;
  /** The page that documents the code, or who else decided what it means. */
  readonly source: string;
}

/** What the operator of an installation says of a code; null leaves what the table says. */
export interface CodeOverride {
  readonly code: string;
  readonly fault: Fault | null;
  readonly action: CodeAction | null;
  readonly means: string | null;
  readonly helps: string | null;
}

/**
 * Reads rows of a table of codes: code | fault | action | hygiene (reason, failures in a row and
 * action; `-` without one) | meaning | what helps (`-` for nothing) | section of the page.
 */
export function readCodes(
  rows: string,
  prefix: string,
  sourceOf: (code: string, section: string) => string,
): readonly CarrierCode[] {
  return rows
    .trim()
    .split('\n')
    .map((row) => {
      const [code = '', fault = '', action = '', hygiene = '', means = '', helps = '', section = ''] = row
        .split('|')
        .map((cell) => cell.trim());
      const [reason = '', count = '', hygieneAction = ''] = hygiene.split(' ');
      return {
        code: `${prefix}${code}`,
        fault: fault as Fault,
        action: action as CodeAction,
        hygiene:
          hygiene === '-'
            ? null
            : { reason: reason as InvalidReason, count: Number(count), action: hygieneAction as HygieneAction },
        means,
        helps: helps === '-' ? null : helps,
        source: sourceOf(code, section),
      };
    });
}
