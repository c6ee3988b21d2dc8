import { list } from './list.ts';

/**
 * Words that may surround a stop word, and words that change its meaning. All folded; our own
 * lists, tuned on the vectors in the tests.
 */

const words = (...lists: readonly string[]): ReadonlySet<string> => new Set(lists.flatMap((list) => list.split(' ')));

/** Politeness and urgency: they do not change the meaning of the word beside them. */
export const COURTESIES = words(
  'please pls plz pleas thanks thank you thx ty now immediately asap today right away ok okay hi hello hey sorry sir maam',
  'just kindly already again forever omg damn dammit everyone team dude bro',
  'por favor gracias ya ahora hola inmediatamente porfa',
  'merci svp stp sil vous te plait bonjour maintenant immediatement',
  'obrigado obrigada agora ola',
  'bitte danke jetzt sofort hallo',
);

/** Objects of a strong word: "stop these messages", "unsubscribe me from this list". */
export const OBJECTS = words(
  'me us this these those the all any my your reply texts text txt txts texting messages message msgs msg messaging sms mms',
  'number phone from list receiving sending send alerts alert notifications everything promos promo promotional promotions',
  'marketing spam spamming it yes yeah no nope i said say want would like to',
  'mensajes mensaje todos todo los las de del mis esta lista recibir',
  'les ces des tous tout au aux vos mes cette liste recevoir moi',
  'mensagens mensagem todas todas as os da minha receber',
  'nachrichten nachricht alle mich diese dieser von der die liste werbung',
);

/**
 * Directly before a stop word these reverse it ("don't stop"); up to four words before, the message
 * goes to review.
 */
export const NEGATIONS = words(
  'dont not never cant cannot wont didnt doesnt wouldnt couldnt shouldnt without',
  'ne pas jamais sans nao nunca sem nicht nie ohne',
);
/** "No" negates in Spanish, but "no stop" in English is a stop. */
export const SPANISH_NEGATIONS = words('no nunca sin');

/** "Stop" as a noun or part of an idiom. */
export const IDIOMS: readonly string[] = list(`
    stop by, stop in, stop over, stop at, stop sign, stop light, bus stop, pit stop, rest stop, truck stop,
    next stop, last stop, first stop, one stop, train stop, full stop, stop and shop
  `);

/**
 * Single-token stop words that are often mistyped, and the similar words that people type on
 * purpose.
 */
export const TYPO_TARGETS: readonly string[] = ['stop', 'stopall', 'unsub', 'cancel', 'optout', 'quit', 'arret'];
export const NO_TYPOS = words(
  'shop step slop atop stow stoop strop top sop swop estop stob stomp',
  'quiet quite quilt suit quid quip quiz quint quoit',
  'cancer chancel unsure optour arrete garret carret barret',
);

/**
 * Phones report a reaction by quoting the message, and ours may contain "reply STOP to opt out".
 */
export const REACTION =
  /^\s*(?:liked|loved|laughed at|emphasi[sz]ed|questioned|disliked|reacted .{1,16} to|removed an? .{1,16} from)\s+(?:an? (?:image|message)|["\u201c\u201d\u00ab\u201e])/i;

/** A message of stop-sign emoji only is a stop. */
export const STOP_SIGNS = /^\s*(?:[\u{1f6d1}\u{26d4}\u{1f6ab}]\u{fe0f}?\s*)+$/u;
