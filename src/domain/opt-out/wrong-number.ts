import { lists } from '../../generated/lexicon/opt-out/phrases.ts';
import { lazy } from '../lazy.ts';
import { entriesOf } from '../word-list.ts';
import { readByGrammar } from './by-grammar.ts';
import type { FoldedMessage } from './fold-message.ts';
import type { InboundIntent } from './inbound-intent.ts';
import { termsIn } from './terms.ts';

const RULE = 'wrong_number';

/** What says it in the languages that the grammar does not read, as their lists of words do. */
const phrasesOf = lazy(() => termsIn('en', entriesOf(lists.wrong_number)).map(({ words }) => words.join(' ')));
const JOINED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * Gives an opt-out that also says "wrong number" ("STOP, wrong number") the rule of a wrong number:
 * the number may have a new owner, to whom no earlier consent belongs.
 */
export function nameWrongNumber(read: InboundIntent, message: FoldedMessage): InboundIntent {
  const { intent, ruleId } = read;
  if (intent !== 'stop' || ruleId === null || isWrongNumber(ruleId)) return read;
  const reading = readByGrammar(message).readings.find(({ name }) => name === RULE);
  if (reading !== undefined) return { intent: 'stop', ruleId: `stop.${RULE}.${reading.language}` };
  const spaced = ` ${message.tokens.join(' ')} `;
  const joined = message.tokens.join('');
  const said = phrasesOf().some((phrase) =>
    JOINED.test(phrase) ? joined.includes(phrase.replaceAll(' ', '')) : spaced.includes(` ${phrase} `),
  );
  return said ? { intent, ruleId: `stop.${RULE}${ruleId.slice(ruleId.indexOf('.', 5))}` } : read;
}

/** Whether the rule of an opt-out says that the number has another owner. */
export function isWrongNumber(ruleId: string | null): boolean {
  return ruleId?.startsWith(`stop.${RULE}.`) ?? false;
}
