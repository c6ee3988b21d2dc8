import { readByGrammar } from './by-grammar.ts';
import type { FoldedMessage } from './fold-message.ts';
import type { InboundIntent } from './inbound-intent.ts';
import { list } from './list.ts';
import { termsIn } from './terms.ts';

const RULE = 'wrong_number';

/** What says it in the languages that the grammar does not read, as their lists of words do. */
const PHRASES = termsIn(
  'en',
  list(`
    numero sbagliato, sbagliato numero, zły numer, pomyłka numer, to nie ten numer, неправильный номер, не тот номер, ошиблись номером,
    неправильний номер, не той номер, помилилися номером, 打错了, 打錯了, 发错了, 發錯了, 号码错, 號碼錯, 错号, 打错电话, 打錯電話, 发错人, 發錯人,
    番号違い, 番号が違います, 番号を間違え, 人違い, 間違い電話, galat number, maling number, maling numero, wrong number, verkeerd nummer,
    fel nummer, yanlış numara, sai số, nhầm số, رقم خاطئ, 번호가 틀, 잘못된 번호, 번호 잘못
  `),
).map(({ words }) => words.join(' '));
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
  const said = PHRASES.some((phrase) =>
    JOINED.test(phrase) ? joined.includes(phrase.replaceAll(' ', '')) : spaced.includes(` ${phrase} `),
  );
  return said ? { intent, ruleId: `stop.${RULE}${ruleId.slice(ruleId.indexOf('.', 5))}` } : read;
}

/** Whether the rule of an opt-out says that the number has another owner. */
export function isWrongNumber(ruleId: string | null): boolean {
  return ruleId?.startsWith(`stop.${RULE}.`) ?? false;
}
