import { lazy } from '../lazy.ts';
import { foldMessage } from './fold-message.ts';
import { YES_WORDS } from './keywords/stop-words.ts';
import { byText, termsOf } from './terms.ts';

const yesByText = lazy(() => byText(termsOf(YES_WORDS)));

/** Whether a message is a bare yes, which confirms a request and asks for nothing by itself. */
export function isYes(text: string): boolean {
  return yesByText().has(foldMessage(text).tokens.join(' '));
}

/**
 * Whether an opt-in message names START or UNSTOP, the only words that restore what a STOP ended.
 * YES, a program's keyword and a phrase such as "add me back" do not.
 */
export function isStart(ruleId: string | null): boolean {
  return ruleId !== null && /^start\.(?:exact|polite)\./.test(ruleId);
}

/** Whether an opt-in message is words that may belong to a conversation. */
export function isConversational(ruleId: string | null): boolean {
  return ruleId !== null && /^start\.(?:yes|phrase)\./.test(ruleId);
}
