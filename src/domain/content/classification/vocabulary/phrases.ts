import { lists as campaignCategories } from '../../../../generated/lexicon/content/phrases/campaign-categories.ts';
import { lists as categories } from '../../../../generated/lexicon/content/phrases/categories.ts';
import { lists as de } from '../../../../generated/lexicon/content/phrases/de.ts';
import { lists as drugs } from '../../../../generated/lexicon/content/phrases/drugs.ts';
import { lists as es } from '../../../../generated/lexicon/content/phrases/es.ts';
import { lists as footer } from '../../../../generated/lexicon/content/phrases/footer.ts';
import { lists as fr } from '../../../../generated/lexicon/content/phrases/fr.ts';
import { lists as gambling } from '../../../../generated/lexicon/content/phrases/gambling.ts';
import { lists as harmless } from '../../../../generated/lexicon/content/phrases/harmless.ts';
import { lists as loans } from '../../../../generated/lexicon/content/phrases/loans.ts';
import { lists as marketingEn } from '../../../../generated/lexicon/content/phrases/marketing-en.ts';
import { lists as moneyCategories } from '../../../../generated/lexicon/content/phrases/money-categories.ts';
import { lists as persuasion } from '../../../../generated/lexicon/content/phrases/persuasion.ts';
import { lists as phishing } from '../../../../generated/lexicon/content/phrases/phishing.ts';
import { lists as pt } from '../../../../generated/lexicon/content/phrases/pt.ts';
import { lists as scams } from '../../../../generated/lexicon/content/phrases/scams.ts';
import { lists as schemes } from '../../../../generated/lexicon/content/phrases/schemes.ts';
import { lists as service } from '../../../../generated/lexicon/content/phrases/service.ts';
import { lists as shaft } from '../../../../generated/lexicon/content/phrases/shaft.ts';
import { lists as tradesEn } from '../../../../generated/lexicon/content/phrases/trades-en.ts';
import { lists as transactionalEn } from '../../../../generated/lexicon/content/phrases/transactional-en.ts';
import type { WordList } from '../../../word-list.ts';
import type { Category, Signal } from '../signal.ts';

/** Phrases that have one meaning; `parsePhrase` says how they are written. */
export type PhraseList<Meaning extends Signal = Signal> = readonly [signal: Meaning, weight: number, list: WordList];

/** Of two phrases of equal weight at the same words, the one whose signal stands first counts. */
const FIRST: readonly string[] = ['offer', 'price', 'urgency', 'call_to_buy', 'promotion', 'get_rich_quick'];

/** Lists are named by their signal and weight: `offer-1.2.txt`. */
function phrasesIn<Meaning extends Signal>(folder: Readonly<Record<string, WordList>>): readonly PhraseList<Meaning>[] {
  return Object.entries(folder)
    .map(([name, list]): PhraseList<Meaning> => {
      const end = name.lastIndexOf('-');
      return [name.slice(0, end) as Meaning, Number(name.slice(end + 1)), list];
    })
    .toSorted(([one], [other]) => rankOf(one) - rankOf(other));
}

function rankOf(signal: Signal): number {
  const at = FIRST.indexOf(signal);
  return at < 0 ? FIRST.length : at;
}

/** What a message is for, in all languages. */
export const purposePhrases = [
  footer,
  marketingEn,
  tradesEn,
  persuasion,
  transactionalEn,
  service,
  es,
  fr,
  de,
  pt,
].flatMap((folder) => phrasesIn(folder));

/** All restricted content of messages, and the harmless phrases that contain its words. */
export const restrictedPhrases = [
  categories,
  moneyCategories,
  drugs,
  shaft,
  gambling,
  loans,
  schemes,
  harmless,
].flatMap((folder) => phrasesIn<Category | 'neutral'>(folder));

/** The parts of phishing and of scams: none of them is a finding alone. */
export const baitPhrases = [phishing, scams].flatMap((folder) => phrasesIn(folder));

/**
 * Words with which a registration names restricted content, beside those of messages. In a message
 * they can be harmless: "hemp rope", "your HR lead generation report".
 */
export const campaignPhrases = phrasesIn<Category | 'neutral'>(campaignCategories);
