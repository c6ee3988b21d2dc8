/**
 * Words that may surround a stop word, and words that change its meaning. All folded; our own
 * lists, tuned on the vectors in the tests.
 */

const words = (...lists: readonly string[]): ReadonlySet<string> => new Set(lists.flatMap((list) => list.split(/\s+/)));

/** Politeness and urgency: they do not change the meaning of the word beside them. */
export const COURTESIES = words(
  'please pls plz plse pleas pleease thanks thank you u thx ty tnx now immediately asap today right away ok okay k hi hello hey sorry sir maam madam',
  'just kindly already again forever omg damn dammit everyone team dude bro guys can could would will and wtf ffs u cheers man',
  'por favor porfa porfavor xfa xfavor gracias ya ahora hola inmediatamente buenas buenos dias tardes',
  'merci svp stp s sil il vous te plait plaît bonjour bonsoir maintenant immediatement',
  'obrigado obrigada agora ola bom boa dia tarde oi pfv pf favor imediatamente',
  'bitte danke jetzt sofort hallo guten tag',
);

/** Objects of a strong word: "stop these messages", "unsubscribe me from this list". */
export const OBJECTS = words(
  'me us this these those the all any my your ur reply texts text txt txts texting messages message msgs msg messaging sms mms',
  'number phone from list receiving sending send alerts alert notifications everything promos promo promotional promotions',
  'marketing spam spamming ugh actually seriously literally omg it i said say want would like to start help info alerts service program',
  'mensajes mensaje todos todo los las de del mis esta lista recibir la el',
  'les ces des tous tout au aux vos mes cette liste recevoir moi pub',
  'mensagens mensagem todas todas as os da minha receber',
  'nachrichten nachricht alle mich diese dieser von der die liste werbung',
);

/** "Take me off the do not contact list": the stop word names a list that one wants to leave. */
export const OFF_A_STOP_LIST =
  /\b(?:from|off|of) (?:the |your |that |this )?(?:dnc|stop|opt ?out|block(?:ed)?|do not (?:contact|call|text|message)) list\b/;

/** Directly before a stop word these reverse it ("don't stop"). */
export const NEGATIONS = words(
  'dont not never cant cannot wont didnt doesnt wouldnt couldnt shouldnt without nonstop',
  'ne pas jamais sans nao nunca sem nicht nie ohne',
);
/** "No" negates in Spanish, but "no stop" in English is a stop. */
export const SPANISH_NEGATIONS = words('no nunca sin');

/** With laughter, "stop" is praise or protest: a person decides. */
export const LAUGHTER =
  /(?<!\p{L})(?:(?:ha|he|hi|ja|je|rs|ah|eh){2,}h?|k{3,}|lo+l|lmf?ao+|rofl|mdr|ptdr|xd)(?!\p{L})/iu;
export const LAUGHING_FACES = /[\u{1f602}\u{1f923}]/u;

/**
 * Single-token stop words that are often mistyped, and the similar words that people type on
 * purpose.
 */
export const TYPO_TARGETS: readonly string[] = ['stop', 'stopall', 'unsub', 'cancel', 'optout', 'quit', 'arret'];
export const NO_TYPOS = words(
  'shop step slop atop stow stoop strop top sop swop estop stob stomp stoup stok stoep stor stod',
  'quiet quite quilt suit quid quip quiz quint quoit quita quitar',
  'cancer chancel unsure optour arrete garret carret barret arrest barrer caret canel cance cancha cannel',
);

const REACTION_VERBS: readonly string[] = [
  'liked',
  'loved',
  'laughed at',
  'emphasi[sz]ed',
  'questioned',
  'disliked',
  'reacted .{1,16} to',
  'removed an? .{1,16} from',
  '(?:le|me) (?:gustó|gusta|encantó|encanta|disgustó)',
  'se rió de',
  'reaccionó (?:con )?.{1,16} a',
  'enfatizó',
  'puso en duda',
  'a (?:aimé|adoré|ri (?:de|à)|souligné|mis en question|réagi (?:avec|par)? ?.{1,16} à)',
  "n[’']a pas aimé",
  'curtiu',
  'gostou de',
  'amou',
  'adorou',
  'riu de',
  'riu-se de',
  'não gostou de',
  'destacou',
  'enfatizou',
  'reagiu .{1,20} a',
  'gefällt',
  'geliebt',
  'hat .{1,24} reagiert auf',
  'reagierte mit .{1,16} auf',
  'gefiel',
  'liebt',
  'lacht über',
  'hat gelacht über',
  'betont',
];

/**
 * Phones report a reaction by quoting the message, and ours may contain "reply STOP to opt out".
 * The verbs are those of the English, Spanish, French, Portuguese and German systems.
 */
export const REACTION = new RegExp(
  `^\\s*(?:${REACTION_VERBS.join('|')})\\s*:?\\s*(?:an? (?:image|message)|["\\u201c\\u201d\\u201e\\u00ab\\u00bb])`,
  'iu',
);

/** Delight: "stop" beside these faces is praise. */
export const DELIGHTED_FACES = /[\u{1f60d}\u{1f929}\u{1f970}\u{1f60b}\u{1f924}\u{1f973}\u{1f979}]/u;

/** A percentage is of an offer: "Stop, 20% off?" */
export const PERCENTAGE = /\d\s?%/;

/** A message of stop-sign emoji only, perhaps with a raised hand or folded hands, is a stop. */
export const STOP_SIGNS =
  /^\s*(?:(?:\u{270b}|\u{1f64f})\s*)*[\u{1f6d1}\u{26d4}\u{1f6ab}](?:[\u{1f6d1}\u{26d4}\u{1f6ab}\u{270b}\u{1f64f}]|\u{fe0f}|\s)*$/u;

/** Signs of refusal beside other words or emoji: a person decides what they refuse. */
export const REFUSAL_SIGNS = /[\u{1f6d1}\u{26d4}\u{1f6ab}\u{274c}\u{1f595}\u{1f4f5}\u{1f645}\u{1f44e}]/u;

/** Anger without a word: an answer to a message that was not wanted. */
export const ANGRY_FACES = /[\u{1f92c}\u{1f621}\u{1f620}\u{1f47f}\u{1f92e}\u{1f4a9}]/u;
