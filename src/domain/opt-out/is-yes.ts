import { foldMessage } from './fold-message.ts';
import { YES_WORDS } from './keywords/stop-words.ts';
import { byText, termsOf } from './terms.ts';

const yesByText = byText(termsOf(YES_WORDS));

/** Whether a message is a bare yes, which confirms a request and asks for nothing by itself. */
export function isYes(text: string): boolean {
  return yesByText.has(foldMessage(text).tokens.join(' '));
}
