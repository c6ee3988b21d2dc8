import type { CategoryVocabulary } from './vocabulary.ts';

/**
 * Words with which a registration names restricted content, beside those of messages in
 * `categories`. In a message they can be harmless: "hemp rope", "your HR lead generation report".
 */
export const campaignCategories: CategoryVocabulary = [
  ['cannabis', 1, 'hemp'],
  ['high_risk_loans', 1, '(paydayloan|paydayloans|short term high interest loan|short term high interest loans)'],
  ['gambling', 1, 'sportsbetting'],
  [
    'lead_generation',
    1,
    `
    (lead generation|affiliate marketing)
    (buy|buys|buying|rent|rents|renting|purchase|purchases|purchasing|share|shares|sharing) (lead|leads|list of leads|lists of leads|list of numbers|lists of numbers)
    `,
  ],
  ['sexual_content', 1, '(pornography|pornographic|sexual services|adult entertainment)'],
  ['hate', 1, 'hate speech'],
  ['controlled_substances', 1, '(illegal drugs|controlled substances)\nprescription (drugs|medication) without'],
  ['alcohol', 1, '(alcoholic|alcoholics|whiskys)'],
];
