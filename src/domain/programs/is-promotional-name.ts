import { mentionsPrice } from '../content/message-checks.ts';

/** Links beyond a domain, prices and what hurries a reader are in no name. */
const ADVERTISEMENT = /%|https?:|\w\/\w|[!?]\s/i;
const OFFER = /\b(?:sale|free|discount|deals?|coupon|win|winner|bonus|cash|offer|gratis|rabatt)\b/gi;
const WORD = /[\p{L}\p{N}'’]+/gu;
/** Words that names do not write with a capital. */
const SMALL = /^(?:a|an|the|and|of|for|at|by|in|n|de|la|le|du|und|et|y)$/i;
const CAPITAL = /^[\p{Lu}\p{N}]/u;
const MAX_NAME_WORDS = 5;

/**
 * Whether the name of an account or a brand is an advertisement: recipients read it in replies. A
 * name may have one word of an offer, such as "Free Press" or "The Sale Barn"; "WIN FREE CASH" and
 * "Get a free phone" are none.
 */
export function isPromotionalName(name: string): boolean {
  if (mentionsPrice(name) || ADVERTISEMENT.test(name)) return true;
  const offers = name.match(OFFER)?.length ?? 0;
  return offers > 1 || (offers === 1 && !isWrittenAsName(name));
}

/** Few words, each with a capital: "Deal House". A single word is a name, however written. */
function isWrittenAsName(name: string): boolean {
  const words = name.match(WORD) ?? [];
  if (words.length === 1) return true;
  return words.length <= MAX_NAME_WORDS && words.every((word) => SMALL.test(word) || CAPITAL.test(word));
}
