/**
 * Suppression reasons of opt-outs, which newer consent lifts. Any other reason but `forgotten` was
 * set by the account (litigation, a dead line) and stays.
 */
export const OPT_OUT_REASONS = ['keyword', 'requested', 'complaint', 'wrong_number', 'import'] as const;
export type OptOutReason = (typeof OPT_OUT_REASONS)[number];

export function isOptOut(reason: string): boolean {
  return OPT_OUT_REASONS.some((known) => known === reason);
}

/** The reason of an erased number, which the person's new consent lifts, and no import. */
export const FORGOTTEN = 'forgotten';

/** Who ended the messages: the person, or the account itself. */
export type SuppressedBy = 'opt_out' | 'account';

/** By the reason of a suppression, with or without `:` and the program that it is limited to. */
export function suppressorOf(reason: string | null): SuppressedBy | null {
  if (reason === null) return null;
  return isOptOut(reason.split(':', 1)[0] ?? '') ? 'opt_out' : 'account';
}
