import type { InboundIntent } from '../opt-out/classify-inbound.ts';
import { foldMessage } from '../opt-out/fold-message.ts';
import type { ProgramContent } from './content.ts';

/** A text that is one of the program's own keywords and nothing else; of a word that stands for two things the way out wins. */
export function readKeyword(text: string, keywords: ProgramContent['keywords']): InboundIntent | null {
  const said = foldMessage(text).tokens.join('');
  const isOneOf = (words: readonly string[]): boolean =>
    words.some((word) => foldMessage(word).tokens.join('') === said);
  if (said === '') return null;
  if (isOneOf(keywords.opt_out)) return { intent: 'stop', ruleId: 'program.opt_out' };
  if (isOneOf(keywords.help)) return { intent: 'help', ruleId: 'program.help' };
  if (isOneOf(keywords.opt_in)) return { intent: 'start', ruleId: 'program.opt_in' };
  return null;
}
