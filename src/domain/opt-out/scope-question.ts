import { foldMessage } from './fold-message.ts';

/** What a person answers who ends one program and keeps the others. It is no word that opts out, in or asks for help. */
export const ANSWER = 'ONLY';
export const ANSWER_RULE = 'narrow.exact.en.only';

/** No answer in this time means everything, as the STOP already did (47 CFR 64.1200(a)(12)). */
export const ANSWERED_WITHIN_MS = 24 * 3600 * 1000;

/** The whole text is the answer; "only on weekends" is a conversation. */
export function isAnswer(text: string): boolean {
  return foldMessage(text).tokens.join('') === ANSWER.toLowerCase();
}

/**
 * Whether a STOP that this rule read leaves open what it ends. A phrase ("wrong number", "take me off") does not, nor does whoever says all,
 * nor a carrier, which blocks everything itself.
 */
export function leavesScopeOpen(ruleId: string | null): boolean {
  return ruleId !== null && /^(program\.opt_out$|stop\.(exact|polite|typo)\.)/.test(ruleId) && !/all|todo/.test(ruleId);
}

export function questionOf(program: string): string {
  return `Reply ${ANSWER} to end just ${program} and keep the others.`;
}

/** What stands for a program whose name may not be in a confirmation. */
export const UNNAMED = 'these texts';

/** A question that a STOP left, as it stands when an answer comes. */
export interface ScopeQuestion {
  /** When the person wrote STOP. */
  readonly askedAt: Date;
  /** The opt-out is all that ends everything, and nobody but the person had a hand in it. */
  readonly standsAlone: boolean;
}

/** Whether an answer that came at a moment counts. One from before the STOP answers nothing. */
export function mayNarrow(
  { askedAt, standsAlone }: ScopeQuestion,
  answeredAt: Date,
  revokeAll: boolean,
):
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'too_late' | 'opt_out_not_by_keyword' | 'revoke_all' } {
  const waited = answeredAt.getTime() - askedAt.getTime();
  if (revokeAll) return { ok: false, reason: 'revoke_all' };
  if (!standsAlone) return { ok: false, reason: 'opt_out_not_by_keyword' };
  return waited >= 0 && waited <= ANSWERED_WITHIN_MS ? { ok: true } : { ok: false, reason: 'too_late' };
}
