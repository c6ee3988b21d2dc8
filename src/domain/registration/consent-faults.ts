import { anyOf } from '../content/any-of.ts';

/**
 * - `bought_leads`: the numbers were bought, rented, shared or scraped.
 * - `preselected`: the box is ticked before the person sees it.
 * - `condition`: without consent there is no purchase, account or service.
 * - `no_script`: consent is spoken, and the words are not given.
 */
export type ConsentFault = 'bought_leads' | 'preselected' | 'condition' | 'no_script';

const BOUGHT_LEADS = anyOf(String.raw`
  (?:bought|purchas(?:ed?|ing)|rent(?:ed|ing)|leased?|acquired|licensed) (?:\w+ ){0,3}(?:leads?|(?:contact |phone |customer |email )?lists?(?! of (?!people|customers|consumers|contacts|numbers|phone|owners|homeowners|leads|prospects|shoppers|buyers|subscribers|users|residents))|phone numbers|databases?|prospects?)
  (?:leads?|lists?|numbers|databases?) (?:that )?(?:we |they |were |was |are |is )?(?:\w+ )?(?:bought|purchased|rented|leased|licensed)
  (?:lead|list|data)(?:[- ]generation|[- ]gen)? (?:vendors?|brokers?|aggregators?|providers?|sellers?|suppliers?|partners?|compan(?:y|ies)|marketplaces?)
  third[- ]part(?:y|ies) (?:leads?|lists?|lead \w+|opt[- ]?ins?|consent)
  leads? (?:from|by|through|via) (?:\w+ ){0,3}(?:vendors?|partners?|third part(?:y|ies)|brokers?|affiliates?)
  scrap(?:ed|ing)|skip[- ]?trac(?:ed|ing)|harvest(?:ed|ing)|cold (?:leads?|outreach|lists?|text\w*)|co-?registration`);
const PRESELECTED = anyOf(String.raw`
  pre[- ]?(?:checked|ticked|selected)|(?:checked|ticked|selected|enabled|on) by default|already (?:checked|ticked|selected)
  defaults? to (?:checked|ticked|yes|on)|opted[- ]?in by default|automatically (?:opted[- ]?in|enrolled|subscribed|added)
  unless (?:\w+ ){1,3}un-?(?:checks?|ticks?|selects?)`);
const SERVICE =
  '(?:creat|complet|us|plac|purchas|buy|check(?:ing)? ?out|continu|proceed|access|book|finish|submit|order|install|download)';
const CONDITION = anyOf(String.raw`
  (?:must|have to|has to|needs? to|(?:is|are) required to|are obliged to) (?:\w+ ){0,2}(?:agree|consent|opt[- ]?in|accept|subscribe|tick|check)\b[^.!?]{0,80}\b(?:to|before|in order to) ${SERVICE}\w*
  (?:consent|opting[- ]?in|opt[- ]?in|agreement|agreeing|subscription)\b[^.!?]{0,60}\b(?:is|are) (?:a )?(?:required|mandatory|compulsory|conditions?|requirements?|prerequisites?|necessary) (?:to|for|of|before) (?:\w+ ){0,3}(?:${SERVICE}\w*|purchases?|services?|accounts?|orders?|registration)
  (?:can ?not|can.?t|unable to|not able to) (?:\w+ ){0,4}${SERVICE}?\w*\b[^.!?]{0,40}\bwithout (?:\w+ ){0,2}(?:agreeing|consenting|opting|accepting|subscribing|giving)
  (?:required|mandatory) (?:check ?box|consent|opt[- ]?in|tick ?box)|(?:check ?box|tick ?box|toggle) (?:\w+ ){0,4}(?:is|are) (?:required|mandatory)`);
const SPOKEN = anyOf(String.raw`
  verbal(?:ly)?|orally
  (?:consent\w*|opt(?:s|ing|ed)?[- ]?in|agree\w*|permission|asks?|asked)\b[^.!?]{0,80}\b(?:over the (?:phone|telephone)|by (?:phone|telephone)|on (?:a|the) (?:phone )?call|(?:phone|telephone) calls?|call cent(?:er|re)s?)
  (?:over the (?:phone|telephone)|on (?:a|the) (?:phone )?call|(?:phone|telephone) calls?|call cent(?:er|re)s?)\b[^.!?]{0,80}\b(?:consent\w*|opt(?:s|ing|ed)?[- ]?in|agree\w*|permission)`);
const SCRIPT = /["“”«»][^"“”«»]{30,2000}["“”«»]|(?<!\w)['‘][^'‘’]{30,2000}['’](?!\w)|\bscript\b\s{0,2}[:–-]/i;
const NEGATION =
  /\b(?:not|never|no|none|nobody|neither|nor|isn.?t|aren.?t|don.?t|doesn.?t|won.?t|optional|voluntary|voluntarily)\b/i;
/** Negates itself: nothing can be bought without consent. */
const REFUSES = /\b(?:can ?not|can.?t|unable to|not able to)\b/i;

/** What reviewers reject for certain in the description of an opt-in. */
export function consentFaultsOf(flow: string): ConsentFault[] {
  const sentences = flow.replaceAll(/\bun-(?=check|tick|select)/gi, 'un').split(/(?<=[.!?])\s+|\n/);
  const says = (pattern: RegExp): boolean => sentences.some((text) => pattern.test(text) && !NEGATION.test(text));
  const faults: ConsentFault[] = [];
  if (says(BOUGHT_LEADS)) faults.push('bought_leads');
  if (says(PRESELECTED)) faults.push('preselected');
  if (
    says(CONDITION) ||
    sentences.some((text) => REFUSES.test(text) && /\bwithout\b/i.test(text) && CONDITION.test(text))
  )
    faults.push('condition');
  if (says(SPOKEN) && !SCRIPT.test(flow)) faults.push('no_script');
  return faults;
}
