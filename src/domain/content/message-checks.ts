import { trimEndOf } from '../trim-characters.ts';
import { anyOf } from './any-of.ts';
import { isPublicShortenerHost } from './public-shorteners.ts';

/**
 * Checks on message bodies as carriers and reviewers read them; used for programs and
 * registrations.
 */

const SUFFIXES = /\b(inc|incorporated|llc|llp|ltd|limited|corp|corporation|co|company|gmbh|plc|pty|sa|bv)\b/g;
const LINK =
  /\bhttps?:\/\/[^\s<>"')\]]+|(?<![a-z0-9-])(?:[a-z0-9-]{1,63}\.){1,10}(?:com|net|org|io|co|us|info|biz|app|shop|store|me|ly|gov|edu|link|club|ai|dev)(?:\/[^\s<>"')\]]*)?\b/gi;
/**
 * Digits alone may be an order or parcel number; with separators, a plus or after "call" they are a
 * phone number.
 */
const PHONE =
  /(?<![\w/.-])(?:\+?1[\s.-]?)?(?:\(\d{3}\)\s?|\d{3}[\s.-])\d{3}[\s.-]\d{4}(?![\w-])|(?<![\w/.-])\+\d{8,15}\b|\b(?:call|text|dial|phone|tel|reach us at)\W{0,3}1?\d{10}\b|\b1-8\d{2}-[A-Z0-9-]{7,20}\b/i;
const PHONE_PLACEHOLDER = /[[{<]\s{0,5}(?:[\w ]{0,60}\b)?(?:phone|telephone|callback)(?:[ _]?number)?\s{0,5}[\]}>]/i;
const LINK_PLACEHOLDER = /[[{<]\s{0,5}(?:[\w ]{0,60}\b)?(?:link|url|website)\s{0,5}[\]}>]/i;
const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]+/;
const PRICE = /[$€£¥]\s?\d|\b\d+(?:[.,]\d+)?\s?(?:usd|eur|gbp|dollars?|cents|euros?)\b|\d\s?%|\bpercent\b/i;
const OFFER = anyOf(`
  offers?|sales?|discounts?|deals?|coupons?|promos?|promotions?|promo codes?|vouchers?|bargains?|clearance
  giveaways?|bogo|cashback|rewards?|prizes?|bonus(?:es)?|limited time|act now|buy(?: now| one)?|shop(?: now)?
  order now|save(?: big| up to)?|win|winner|exclusive|special|(?<!toll[ -])free`);

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether message content contains the brand name, with or without its legal suffix (Inc, LLC). */
export function mentionsBrand(text: string, brand: string): boolean {
  const folded = ` ${fold(text)} `;
  const whole = fold(brand);
  const short = whole.replace(SUFFIXES, ' ').replace(/\s+/g, ' ').trim();
  return [whole, short].some((name) => name !== '' && folded.includes(` ${name} `));
}

export function linksOf(text: string): readonly string[] {
  return (text.replace(new RegExp(EMAIL, 'g'), ' ').match(LINK) ?? []).map((link) => trimEndOf(link, '.,;:!?'));
}

export function hasLink(text: string): boolean {
  return linksOf(text).length > 0 || LINK_PLACEHOLDER.test(text);
}

export function isPublicShortener(link: string): boolean {
  const host = (/^(?:https?:\/\/)?([^/?#:]+)/i.exec(link)?.[1] ?? '').toLowerCase().replace(/^www\./, '');
  return isPublicShortenerHost(host);
}

export function hasPhone(text: string): boolean {
  return PHONE.test(text) || PHONE_PLACEHOLDER.test(text);
}

export const hasContact = (text: string): boolean => EMAIL.test(text) || hasPhone(text) || hasLink(text);

export const mentionsPrice = (text: string): boolean => PRICE.test(text);
export const mentionsOffer = (text: string): boolean => OFFER.test(text);

/** Whether message content explains how to opt out with a word that carriers know. */
export const explainsOptOut = (text: string): boolean =>
  /\bSTOP\b/.test(text) ||
  /\b(?:reply|text|send)\b[^.!?]{0,12}\b(?:stop|unsubscribe|quit|cancel|end|optout)\b|\bopt[ -]?out\b|\bunsubscribe\b/i.test(
    text,
  );
/** A keyword together with the number or short code that it goes to. */
const KEYWORD_WITH_NUMBER = /\b(?:stop|unsubscribe|quit|cancel|end|optout|help)\b[^.!?\d+]{0,15}\+?\d(?:[ ()-]?\d){2}/i;
const REPLY = /\b(?:reply|respond)\b[^.!?]{0,20}\b(?:stop|unsubscribe|quit|cancel|end|optout|help|yes)\b/i;

/** Whether message content asks for an answer to the message itself: "Reply STOP to opt out". */
export const asksForReply = (text: string): boolean =>
  (/\bSTOP\b/.test(text) || REPLY.test(text)) && !KEYWORD_WITH_NUMBER.test(text);

/**
 * Whether message content explains how to opt out without an answer: a link, or a number to write
 * to.
 */
export const explainsOptOutElsewhere = (text: string): boolean =>
  explainsOptOut(text) && (hasLink(text) || KEYWORD_WITH_NUMBER.test(text));
export const explainsHelp = (text: string): boolean => /\bHELP\b|\bhelp\b/.test(text);
export const mentionsRates = (text: string): boolean =>
  /\b(?:msg|msgs|message|messages|messaging)\b\s*(?:&|and|\+|&amp;)?\s*\bdata\b[^.]{0,20}\b(?:rates?|charges?|fees?)\b|\bstandard (?:messag\w+|text) rates\b/i.test(
    text,
  );
export const mentionsFrequency = (text: string): boolean =>
  /\b(?:frequency|recurring|one[ -]time|per (?:day|week|month|year|request|order|login|visit|transaction|appointment)|(?:msgs?|messages?|texts?)\s?\/\s?(?:day|week|wk|month|mo|request|order)|\/(?:day|week|wk|month|mo)\b|(?:daily|weekly|monthly)|(?:a|each|every) (?:day|week|month|year)|frequency varies|varies|up to \d+|for each|every time)\b/i.test(
    text,
  );
export const confirmsOptOut = (text: string): boolean =>
  /\b(?:unsubscribed|opted[ -]out|removed|no (?:more|further|longer|additional)|not (?:receive|get|be sent)|won.?t (?:receive|get)|stopped)\b/i.test(
    text,
  );
