/**
 * What a word can be in a request to stop. A language file lists its words under these names, and
 * the rules are sequences of them.
 */
export const TAGS = [
  /**
   * Words without weight, which a rule may skip: articles, prepositions, courtesies, swear words.
   */
  'fill',
  'self',
  'you',
  /** Another person: "someone else", "my son". */
  'someone',
  /** Negates a command or a wish: "do not", "never". */
  'not',
  /** Reports that something did not happen: "did not", "is not". */
  'denied',
  /** "No" before a noun. */
  'no',
  'cant',
  /** "Any more", "again". */
  'more',
  'want',
  /** Opens a request: "please", "can you", "how do I". */
  'ask',
  /** Opens a question or a condition: "why", "if", "does". */
  'why',
  /** Stops by itself: "stop", "cease". */
  'stop',
  /** A word that also means "for": "para". */
  'pause',
  /** Stops only with an object: "end", "turn off". */
  'finish',
  'leave',
  'cancel',
  'remove',
  /** Half of a removal: "take me off", "nehmen Sie mich aus". */
  'take',
  'off',
  'send',
  'contact',
  'receive',
  'messages',
  /** A pronoun for the messages: "this", "it". */
  'this',
  'list',
  'number',
  /** Another channel: email, calls. */
  'channel',
  /** Something else that can be stopped, removed or sent: an order, an appointment. */
  'thing',
  /** Limits a request to some time or topic: "after 9pm", "at work". */
  'limit',
  'consent',
  'revoke',
  'signup',
  'wrong',
  'keep',
  /** A word after which a new sentence can begin without punctuation. */
  'break',
  /** A word that can end a request, but does not begin a sentence: "again", "ever". */
  'tail',
  'lose',
  'dislike',
  /** "Reply" and "to" of a footer: "Reply STOP to unsubscribe". */
  'reply',
  'to',
  /** Laughter: "haha stop it". */
  'laugh',
  /** Complete phrases, by what they mean. */
  'dismissal',
  'stranger',
  'registry',
  'complaint',
  /** Says that a person is unknown or absent, before a name: "I don't know any Patricia". */
  'absent',
  /** An urgent or polite word that may stand inside any phrase: "leave me the hell alone". */
  'skip',
  /** Wants the messages: "text me instead", "keep them coming". */
  'stay',
  'idiom',
  /** Any word that the language file does not list. */
  'unknown',
  /** An unlisted word with a capital letter inside a sentence. */
  'name',
] as const;

export type Tag = (typeof TAGS)[number];

/**
 * A set of tags, one bit each: the rules are tried on every word, so that sets must compare fast.
 */
export interface TagMask {
  readonly low: number;
  readonly high: number;
}

/** A word or phrase of the message as a language reads it. */
export type Lexeme = TagMask;

const LOW_BITS = 31;

export function maskOf(tags: readonly Tag[]): TagMask {
  let low = 0;
  let high = 0;
  for (const tag of tags) {
    const bit = TAGS.indexOf(tag);
    if (bit < LOW_BITS) low |= 1 << bit;
    else high |= 1 << (bit - LOW_BITS);
  }
  return { low, high };
}

export function union(a: TagMask, b: TagMask): TagMask {
  return { low: a.low | b.low, high: a.high | b.high };
}

export function overlaps(a: TagMask, b: TagMask): boolean {
  return (a.low & b.low) !== 0 || (a.high & b.high) !== 0;
}
