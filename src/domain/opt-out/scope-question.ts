import { DAY_MS } from '../durations.ts';
import { foldMessage } from './fold-message.ts';

/**
 * The reply of a contact who opts out of one program and keeps the others. It must not be an
 * opt-out, opt-in or help keyword.
 */
export const ANSWER = 'ONLY';
export const ANSWER_RULE = 'narrow.exact.en.only';

/**
 * Without a reply in this time the opt-out covers everything, as the STOP already did (47 CFR
 * 64.1200(a)(12)).
 */
export const ANSWER_WINDOW_MS = DAY_MS;

/** The reply must be the whole message; "only on weekends" is conversation. */
export function isScopeAnswer(text: string): boolean {
  return foldMessage(text).tokens.join('') === ANSWER.toLowerCase();
}

/**
 * Whether a STOP classified by this rule leaves open which programs it covers. A phrase ("wrong
 * number", "take me off") does not, nor does a keyword that says "all", nor a carrier opt-out,
 * which blocks everything.
 */
export function leavesScopeOpen(ruleId: string | null): boolean {
  return ruleId !== null && /^(program\.opt_out$|stop\.(exact|polite|typo)\.)/.test(ruleId) && !/all|todo/.test(ruleId);
}

export function scopeQuestionText(program: string): string {
  return `Reply ${ANSWER} to end just ${program} and keep the others.`;
}

/**
 * Used for a program whose name must not appear in a confirmation. It completes a sentence sent to
 * the recipient.
 */
export const UNNAMED = 'these texts';

/** The open question of a STOP at the time of the reply. */
export interface ScopeQuestion {
  /** When the contact sent STOP. */
  readonly askedAt: Date;
  /** True when the opt-out is the only suppression and only the contact caused it. */
  readonly standsAlone: boolean;
}

/**
 * Whether a reply received at `answeredAt` narrows the opt-out. A reply from before the STOP does
 * not count.
 */
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
  return waited >= 0 && waited <= ANSWER_WINDOW_MS ? { ok: true } : { ok: false, reason: 'too_late' };
}
