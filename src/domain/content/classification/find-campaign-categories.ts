import { lazy } from '../../lazy.ts';
import { findCategories } from './find-categories.ts';
import { createLexicon } from './lexicon.ts';
import { compilePhrases } from './phrase-matcher.ts';
import { CONTENT_RULES } from './rules.ts';
import { tokenize } from './tokenize.ts';
import { campaignPhrases, restrictedPhrases } from './vocabulary/phrases.ts';

/** What carriers object to in a field of a registration. */
export interface CampaignCategories {
  readonly forbidden: boolean;
  readonly ageRestricted: boolean;
}

const vocabularyOf = lazy(() => {
  const lexicon = createLexicon();
  return {
    lexicon,
    ofMessages: compilePhrases(restrictedPhrases, lexicon),
    ofDescriptions: compilePhrases(campaignPhrases, lexicon),
  };
});

/**
 * The restricted content of a description, a message flow or a sample. Descriptions name content
 * that messages only sell, so both vocabularies apply, and the stricter one wins.
 */
export function findCampaignCategories(text: string): CampaignCategories {
  const { lexicon, ofMessages, ofDescriptions } = vocabularyOf();
  const tokens = tokenize(text);
  const symbols = lexicon.symbolsOf(tokens);
  const found = [
    ...findCategories(text, tokens, ofMessages.matches(tokens, symbols)),
    ...findCategories(text, tokens, ofDescriptions.matches(tokens, symbols)),
  ];
  return {
    forbidden: found.some(({ rule }) => CONTENT_RULES[rule].treatment.startsWith('forbidden')),
    ageRestricted: found.some(({ rule }) => CONTENT_RULES[rule].treatment === 'age_gated'),
  };
}
