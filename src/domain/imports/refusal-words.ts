import { cellText } from './cell-text.ts';
import { wordsOf } from './words-of.ts';

/**
 * Words that say, wherever they stand in a cell, that a contact left a list. They are past
 * participles: a request to unsubscribe, such as the footer of a message, has another form.
 */
const LEFT = [
  'un ?sub(?:bed|scribed)?',
  'opted ?out',
  // German, French, Spanish, Portuguese, Italian, Dutch.
  'abgemeldet|abbestellt|ausgetragen',
  '(?:desabonn|desinscrit)e{0,2}s?',
  'desuscrit[oa]s?|dad[oa] de baja',
  '(?:descadastrad|desinscrit)[oa]s?',
  'disiscritt[oa]',
  'uitgeschreven|afgemeld',
];

/** Orders to send nothing, unless a time follows to which they are limited. */
const ORDERS = [
  '(?:do ?not|don ?t) (?:text|sms|contact|message|msg|call|disturb|send|solicit)',
  'nicht (?:kontaktieren|anschreiben|anrufen|stoeren|storen)|kein(?:e)? (?:sms|nachrichten|werbung|kontakt)',
  'ne (?:pas|plus) (?:contacter|envoyer|appeler|deranger)|pas de (?:sms|messages|contact)',
  'no (?:contactar|enviar|molestar|llamar|sms|texts?)',
  'nao (?:contatar|contactar|enviar|perturbe|perturbar|ligar)',
  'non contattare|niet (?:contacteren|benaderen)',
];

/** A state that the contact never agreed to, which counts in columns that may be about messages. */
const NEVER = [
  '(?:not|non|never|no longer) ?(?:subscribed|subscriber|opted ?in|consented)',
  'nicht (?:angemeldet|abonniert|eingewilligt)',
  'non (?:abonne|inscrit|iscritt|consenti)[eoa]?',
  '(?:no|nunca) (?:suscrit|inscrit)[oa]',
  'nao (?:inscrit|cadastrad)[oa]',
  'niet (?:ingeschreven|aangemeld)',
];

const CHANNEL =
  '(?:(?:sms|text|mobile|phone|number|user|contact|customer|email|all|global(?:ly)?|manual(?:ly)?|has|is|was|been) )*';
const BY =
  '(?: (?:via|by|from|of|on|at|since|due|after|because) [^,]*| (?:sms|texts?|list|number|contact|user|member|members))?';

/** What says so only as the whole of a cell or of an item of a list. */
const WHOLE = [
  `${CHANNEL}opt ?outs?${BY}`,
  `${CHANNEL}(?:auto )?unsubscribes?${BY}`,
  '(?:please )?stopp?(?:ped)? ?(?:all|it|now|please|texts?|texting|sms|messages|messaging|sending|contact|list)?(?: (?:via|received|requested|keyword|since) ?.*)?',
  `${CHANNEL}(?:blocked|(?:black|block) ?list(?:ed)?|suppressed|bounced|(?:hard|soft) bounce[ds]?)${BY}`,
  'd(?:nc|nd|nt|o ?not ?(?:text|contact|disturb))(?: list)?',
  // German, French, Spanish and Portuguese, Italian, Dutch.
  'gesperrt|blockiert|sperrliste|unzustellbar|abmeldung',
  'bloquee?s?|arret|liste noire',
  'bloquead[oa]s?|rebotad[oa]|parar|lista negra',
  'bloccat[oa]|geblokkeerd',
];

const anywhere = (phrases: readonly string[]): RegExp => new RegExp(`(?:^| )(?:${phrases.join('|')})(?= |$)`, 'g');
const LEFT_ANYWHERE = anywhere(LEFT);
const ORDER_ANYWHERE = anywhere(ORDERS);
const NEVER_ANYWHERE = anywhere(NEVER);
/** Whether one of them occurs, which few cells need to have looked at again. */
const ANY = new RegExp(anywhere([...LEFT, ...ORDERS, ...NEVER]).source);
const WHOLE_CELL = new RegExp(`^(?:${WHOLE.join('|')})$`);

const NEGATED =
  /(?:^| )(?:not|never|no|nicht|nie|pas|nunca|non|nao|niet|(?:has|is|was)n ?t)(?: (?:yet|been|ha|has|a|sido))?$/;
/** `unsubscribed: false`. */
const DENIED = /^ (?:no|false|0|never|none|null|nein|non|nao|n)(?: |$)/;
/** `do not call before 9`. */
const LIMITED =
  /^ (?:before|after|until|during|between|unless|except|vor|nach|avant|apres|antes|despues|depois)(?: |$)/;

/** Longer cells are messages and notes that say more than one thing at their end. */
const MAX_CHARACTERS = 400;

/**
 * Whether a cell says that no messages may be sent to the contact of its row, in English, German,
 * French, Spanish, Portuguese, Italian or Dutch: `Opted out`, `OptedOut`, `opt-out`, `VIP,
 * unsubscribed`, `DNC`, `do not text`, `STOP`, `blocked`, `hard bounce`. Of lists one item
 * suffices. `never` also counts what says that the contact never agreed.
 */
export function refuses(cell: string, { never }: { readonly never: boolean }): boolean {
  const text = cellText(cell.slice(0, MAX_CHARACTERS));
  if (text === '' || !/\p{L}/u.test(text)) return false;
  const words = wordsOf(text).join(' ');
  if (WHOLE_CELL.test(words)) return true;
  if (/[,;|]/.test(text) && text.split(/[,;|]/).some((item) => WHOLE_CELL.test(wordsOf(item).join(' ')))) return true;
  return (
    ANY.test(words) &&
    (occurs(LEFT_ANYWHERE, words, DENIED) ||
      occurs(ORDER_ANYWHERE, words, LIMITED) ||
      (never && occurs(NEVER_ANYWHERE, words, DENIED)))
  );
}

function occurs(pattern: RegExp, words: string, unlessBefore: RegExp): boolean {
  for (const match of words.matchAll(pattern)) {
    const end = match.index + match[0].length;
    if (!NEGATED.test(words.slice(0, match.index)) && !unlessBefore.test(words.slice(end))) return true;
  }
  return false;
}
