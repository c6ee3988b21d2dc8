import { type GrammarReading, prepareGrammars, readByGrammar } from './by-grammar.ts';
import {
  isDeniedQuestion,
  isStopWord,
  readKeywordClause,
  readKeywordMessage,
  readStartPhrase,
  readStrongCommand,
  readTypo,
} from './by-keyword.ts';
import { readOtherLanguage } from './by-other-language.ts';
import * as around from './context.ts';
import { type FoldedMessage, foldMessage, MAX_READ } from './fold-message.ts';
import type { Reading } from './grammar/apply-rules.ts';
import { maskOf, overlaps } from './grammar/tags.ts';
import type { InboundIntent } from './inbound-intent.ts';
import { removeQuotes } from './remove-quotes.ts';
import { IS_NO_WISH, IS_WISH, MAY_BE_WISH, scoreWish } from './score-wish.ts';
import { splitReason } from './split-reason.ts';
import { saysToldBefore } from './told-before.ts';
import { nameWrongNumber } from './wrong-number.ts';

export type { InboundIntent } from './inbound-intent.ts';

const NONE: InboundIntent = { intent: 'none', ruleId: null };

/** Builds the word lists before the first message, in steps. */
export function* prepareInbound(): Generator<void> {
  yield* prepareGrammars();
  classifyInbound('hello');
}

/**
 * Classifies an inbound message by fixed rules in a fixed order: whole message, keyword with
 * courtesies, other languages, typo, separate sentence, grammar, signs for review. The standard is
 * 47 CFR 64.1200(a)(10) (any reasonable means) and CTIA (HELP, normal language). Of two readings
 * the opt-out wins, unless the words are negated, in doubt, or mean something else.
 */
export function classifyInbound(body: string): InboundIntent {
  const text = body.slice(0, MAX_READ);
  if (around.REACTION.test(text)) return { intent: 'none', ruleId: 'none.reaction' };
  const message = foldMessage(removeQuotes(text));
  if (message.tokens.length === 0) return readEmoji(text);
  const keyword =
    readKeywordMessage(message) ?? readStartPhrase(message) ?? readOtherLanguage(message) ?? readTypo(message);
  if (keyword) return unlessPlayful(text, nameWrongNumber(keyword, message));
  const read = readSentences(text, message);
  if (read.intent === 'none') {
    if (around.REFUSAL_SIGNS.test(text)) return { intent: 'review', ruleId: 'review.emoji' };
    if (saysToldBefore(message)) return { intent: 'review', ruleId: 'review.told' };
  }
  return unlessPlayful(text, nameWrongNumber(read, message), around.LAUGHING_FACES);
}

function readEmoji(text: string): InboundIntent {
  if (around.STOP_SIGNS.test(text)) return { intent: 'stop', ruleId: 'stop.sign' };
  return around.REFUSAL_SIGNS.test(text) || around.ANGRY_FACES.test(text)
    ? { intent: 'review', ruleId: 'review.emoji' }
    : NONE;
}

/** What the rules and the model say of a message. */
interface Read extends GrammarReading {
  /** How likely it is a wish to get no more messages. */
  readonly wish: number;
  /** Whether a rule says that messages are wanted. */
  readonly keeps: boolean;
}

function readMessage(message: FoldedMessage): Read {
  const read = readByGrammar(message);
  return { ...read, wish: scoreWish(message), keeps: read.readings.some(({ name }) => name === 'keep') };
}

function readSentences(text: string, message: FoldedMessage): InboundIntent {
  const read = readMessage(message);
  const order = readOrder(message, read);
  if (order?.intent !== 'stop') {
    const command = readCommandWithReason(message, read);
    if (command && !isMeantOtherwise(text, read)) return command;
  }
  if (order?.intent === 'stop' && isMeantOtherwise(text, read)) return { intent: 'review', ruleId: 'review.unmeant' };
  return order ?? readForReview(message, read);
}

/** An order to stop: an opt-out if nothing puts it in doubt. */
function readOrder(message: FoldedMessage, read: Read): InboundIntent | null {
  const { readings, languages, tags, wish, keeps } = read;
  const clause = readKeywordClause(message);
  const stop = readings.find(({ outcome }) => outcome === 'stop');
  if (keeps) return stop ? { intent: 'review', ruleId: `review.keep.${stop.language}` } : null;
  if (!clause && !stop) return null;
  // "Please remove the second shirt": a verb that also stops messages, of which nothing is said.
  if (!clause && stop && OF_ORDERS.has(stop.name) && !overlaps(tags, SELF) && wish < MAY_BE_WISH) return null;
  const meansOther = isNegated(readings) || overlaps(tags, DOUBTED) || isDeniedQuestion(message);
  // A sentence that is only STOP is an opt-out by itself (47 CFR 64.1200(a)(10)), whatever follows.
  if (clause && !meansOther) return clause;
  const least = overlaps(tags, OF_MESSAGES) ? MAY_BE_WISH : IS_WISH;
  if (!stop || meansOther || isDoubtful(stop, message) || wish < least)
    return { intent: 'review', ruleId: `review.doubt.${stop?.language ?? languages[0] ?? 'en'}` };
  return { intent: 'stop', ruleId: `stop.${stop.name}.${stop.language}` };
}

/**
 * "STOP I work nights", "Take me off your list, I have a new dentist": what opens the message is an
 * opt-out by itself, and the reason after it puts nothing in doubt, unless it asks for messages.
 */
function readCommandWithReason(message: FoldedMessage, { readings, tags, keeps }: Read): InboundIntent | null {
  if (keeps || message.asks || isNegated(readings) || overlaps(tags, STAYS)) return null;
  for (const { command, reason } of splitReason(message)) {
    if (isWish(reason)) continue;
    const read = readMessage(command);
    if (read.readings.some(({ outcome }) => outcome !== 'stop')) return null;
    const found = readStrongCommand(command) ?? readOrder(command, { ...read, keeps: false });
    if (found?.intent === 'stop' && !NO_COMMANDS.test(found.ruleId ?? '')) return found;
  }
  return null;
}

/** "He's deceased, …" is no command, and a bare verb may be about work: "Quit I am home sick". */
const NO_COMMANDS = /^stop\.(?:request|wrong_number|dismissal|registry)\./;

/** "STOP I need the blue one", "stop I want two": the sender goes on asking for something. */
function isWish({ clauses }: FoldedMessage): boolean {
  const opening = readByGrammar({
    tokens: [],
    clauses: [(clauses[0] ?? []).slice(0, MAX_WISH)],
    names: new Set(),
    asks: false,
  });
  return overlaps(opening.tags, WANTS) && !overlaps(opening.tags, DENIALS);
}

const MAX_WISH = 4;
const WANTS = maskOf(['want', 'keep', 'stay']);
const DENIALS = maskOf(['not', 'denied', 'no', 'cant']);
const STAYS = maskOf(['stay']);

function readForReview({ tokens }: FoldedMessage, { readings, wish, keeps }: Read): InboundIntent {
  // Of two languages that know the words equally well, one may read an idiom in them.
  const readElsewhere = readings.filter(
    ({ outcome, name }) => outcome === 'none' && (name === 'idiom' || name === 'negated'),
  );
  const isIdiom = ({ language }: Reading): boolean =>
    readElsewhere.length > 0 && readElsewhere.every((other) => other.language !== language);
  const review = readings.find(
    (reading) => reading.outcome === 'review' && !isIdiom(reading) && !(keeps && reading.name === 'channel'),
  );
  if (review && !(wish < MAY_BE_WISH && WEAK.has(review.name)))
    return { intent: 'review', ruleId: `review.${review.name}.${review.language}` };
  const isWanted = readings.some(({ name, outcome }) => outcome === 'none' && WANTS_MESSAGES.has(name));
  const least = isWanted || tokens.length === 1 ? IS_WISH : MAY_BE_WISH;
  return wish < least ? NONE : { intent: 'review', ruleId: 'review.wish' };
}

/** "Cancel Tuesday", "that's too much": these may be about an order or a time. */
const WEAK: ReadonlySet<string> = new Set(['mention', 'complaint']);

/** Rules that say what the message asks for instead. */
const WANTS_MESSAGES: ReadonlySet<string> = new Set(['keep', 'negated', 'scope']);
/** Rules whose verbs also stop, cancel or remove what is ordered. */
const OF_ORDERS: ReadonlySet<string> = new Set(['command', 'list', 'revocation']);
/** "Remove me" is said of a list, whatever else is named. */
const SELF = maskOf(['self']);
/** Beside these an order to stop may be about something else. */
const DOUBTED = maskOf(['thing', 'limit', 'stay']);

/** "I did not want to unsubscribe, add me again." */
function isNegated(readings: readonly Reading[]): boolean {
  return readings.some(({ name, outcome }) => name === 'negated' && outcome === 'none');
}

/** Whether the order may be about something else or someone else. */
function isDoubtful(stop: Reading, message: FoldedMessage): boolean {
  // "This is Mrs Stop": a stop word with a capital letter inside a sentence is a name.
  return stop.loose || isVague(stop, message) || hasOtherObject(stop) || [...message.names].some(isStopWord);
}

/** "Unfollow the old page": what is to be stopped is a word that no list has. */
function hasOtherObject({ name, object }: Reading): boolean {
  return object >= 0 && TAKES_OBJECT.has(name);
}

const TAKES_OBJECT: ReadonlySet<string> = new Set(['command', 'request', 'unsubscribe', 'list']);

/** A bare "stop it" within other words may speak to anyone about anything. */
function isVague({ name }: Reading, { tokens }: FoldedMessage): boolean {
  return name === 'request' && tokens.length > MAX_BARE;
}

const MAX_BARE = 5;

/** "Stop it, I need two of these": a person decides, unless words name messages or a list. */
function isMeantOtherwise(text: string, { tags, wish }: Read): boolean {
  if (around.DELIGHTED_FACES.test(text)) return true;
  return !overlaps(tags, OF_MESSAGES) && (around.PERCENTAGE.test(text) || wish < IS_NO_WISH);
}

const OF_MESSAGES = maskOf(['messages', 'list', 'number', 'consent', 'contact', 'leave']);

/** "haha stop it" is more often praise than an opt-out: a person decides. */
function unlessPlayful(text: string, read: InboundIntent, alsoIf?: RegExp): InboundIntent {
  const playful = read.intent === 'stop' && (around.LAUGHTER.test(text) || alsoIf?.test(text));
  return playful ? { intent: 'review', ruleId: 'review.laughter' } : read;
}
