import type { InboundIntent } from '../opt-out/classify-inbound.ts';
import { foldMessage } from '../opt-out/fold-message.ts';
import type { ProgramContent } from './content.ts';

/**
 * The intent of a message that consists of one of the program's own keywords. If a word is in two
 * lists, the opt-out wins.
 */
export function readKeyword(text: string, keywords: ProgramContent['keywords']): InboundIntent | null {
  const word = foldMessage(text).tokens.join('');
  const isOneOf = (words: readonly string[]): boolean =>
    words.some((keyword) => foldMessage(keyword).tokens.join('') === word);
  if (word === '') return null;
  if (isOneOf(keywords.opt_out)) return { intent: 'stop', ruleId: 'program.opt_out' };
  if (isOneOf(keywords.help)) return { intent: 'help', ruleId: 'program.help' };
  if (isOneOf(keywords.opt_in)) return { intent: 'start', ruleId: 'program.opt_in' };
  return null;
}
