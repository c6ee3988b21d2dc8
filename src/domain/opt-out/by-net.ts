import { lazy } from '../lazy.ts';
import type { GrammarReading } from './by-grammar.ts';
import { isStopWord } from './by-keyword.ts';
import type { FoldedMessage } from './fold-message.ts';
import type { Reading } from './grammar/apply-rules.ts';
import { maskOf, overlaps, type TagMask } from './grammar/tags.ts';
import type { InboundIntent } from './inbound-intent.ts';
import type { Language } from './keywords/language.ts';
import {
  ABOUT,
  AGAINST,
  ALONE,
  BUSINESS,
  buildNet,
  CHANGE,
  EVERYDAY,
  FINE,
  type Net,
  type NetNode,
  NOT,
  ORDER,
  YOU,
} from './net/build-net.ts';
import { nets } from './net/index.ts';
import { longestEntry } from './net/longest-entry.ts';

const eachNet = nets.map((data) => lazy(() => ({ language: data.language, net: buildNet(data) })));
const netsOf = lazy(() => eachNet.map((netOf) => netOf()));

/** Builds the nets before the first message, a language at a time. */
export function* prepareNets(): Generator<void> {
  for (const netOf of eachNet) {
    netOf();
    yield;
  }
}

/** Two signs further apart than this belong to different thoughts. */
const MAX_APART = 14;
const MAX_SHORT = 8;

/**
 * The last stage, for messages that nothing before has read: those that may be a wish to stop are
 * reviewed. They mention messages, a number or a list, a refusal, a complaint or a wrong person,
 * and nothing of an order or an appointment, or they are a short refusal. Our own lists: of words
 * other than keywords, 47 CFR 64.1200(a)(10) asks what a reasonable person would understand.
 */
export function readByNet(
  { tokens, clauses, asks }: FoldedMessage,
  { languages, knownShare, readings, tags }: GrammarReading,
  aboutThing: boolean,
  outweighed: boolean,
): InboundIntent | null {
  for (const { language, net } of netsOf()) {
    if (!languages.includes(language)) continue;
    const rule = isRefused(net, tokens, clauses)
      ? 'refused'
      : readSigns(net, tokens, aboutThing || outweighed, outweighed);
    if (rule) return { intent: 'review', ruleId: `review.${rule}.${language}` };
  }
  if (aboutThing || readings.some(({ outcome }) => outcome === 'none')) return null;
  if (asks || !(tokens.length >= MIN_PLAINT || overlaps(tags, REFUSING))) return null;
  return readStrange(tokens, languages, knownShare);
}

/**
 * What names nothing of an order and nothing that people write every day is reviewed: the ways to
 * say that one has had enough have no end, the matters of a customer mostly have a word.
 */
function readStrange(
  tokens: readonly string[],
  languages: readonly Language[],
  knownShare: number,
): InboundIntent | null {
  const [language] = languages;
  if (language === undefined || tokens.length < MIN_STRANGE || tokens.some(isOrdinaryNumber)) return null;
  const likely = netsOf().filter((entry) => languages.includes(entry.language));
  if (likely.some(({ net }) => isOrdinary(net, tokens))) return null;
  const listed = Math.max(...likely.map(({ net }) => countListed(net, tokens)));
  const known = knownShare + listed / tokens.length;
  return known < MIN_KNOWN ? null : { intent: 'review', ruleId: `review.strange.${language}` };
}

/**
 * A shorter message with no denial and no question for reasons is an answer: "This is Denise",
 * "2 please", "power is out".
 */
const MIN_PLAINT = 6;
const REFUSING = maskOf(['not', 'denied', 'no', 'cant', 'why', 'you']);
const MIN_STRANGE = 2;
/** A message whose words are mostly of another language cannot be read. */
const MIN_KNOWN = 0.5;

function isOrdinary(net: Net, tokens: readonly string[]): boolean {
  return (
    isBusiness(net, tokens) ||
    hasKind(net.ordinary, tokens, EVERYDAY) ||
    hasKind(net.root, tokens, FINE) ||
    tokens.every((token) => net.polite.has(token))
  );
}

/** A time of day, or the number of a house, an order or a telephone, but not "since 2021". */
function isOrdinaryNumber(token: string): boolean {
  if (/^\d{1,2}h\d{0,2}$|^\d{1,2}(?:am|pm|uhr|hs|hrs)$/.test(token)) return true;
  return /^\d{4,}$/.test(token) && !/^(?:19|20)\d\d$|^\d000$/.test(token);
}

function countListed({ root, polite }: Net, tokens: readonly string[]): number {
  return tokens.filter((token, at) => polite.has(token) || longestEntry(root, tokens, at)[1] > 0).length;
}

/**
 * A sign that is enough by itself, in the words that no rule has read as a wish for messages, or
 * around them: "gardez vos offres" wants none, though a rule reads it as "keep".
 */
export function readRest(
  { tokens }: FoldedMessage,
  readings: readonly Reading[],
  languages: readonly Language[],
): InboundIntent | null {
  for (const { language, net } of netsOf()) {
    if (!languages.includes(language)) continue;
    const owned = readings.filter((reading) => !isInsideSign(net, tokens, reading));
    const rest = tokens.map((token, at) => (owned.some(({ from, to }) => from <= at && at < to) ? '' : token));
    if (hasKind(net.root, rest, ALONE)) return { intent: 'review', ruleId: `review.rest.${language}` };
  }
  return null;
}

function isInsideSign({ root }: Net, tokens: readonly string[], { from, to }: Reading): boolean {
  return tokens.slice(0, from + 1).some((_, at) => {
    const [kinds, length] = longestEntry(root, tokens, at);
    return (kinds & ALONE) !== 0 && at + length >= to;
  });
}

/** Whether the net knows the word as something that people say of messages. */
export function isListed(tokens: readonly string[], at: number, language: Language): boolean {
  const net = netsOf().find((entry) => entry.language === language)?.net;
  return net !== undefined && (net.polite.has(tokens[at]!) || longestEntry(net.root, tokens, at)[1] > 0);
}

/** Whether the message shows delight, interest in what is offered, or corrects itself. */
export function isUnmeant({ tokens }: FoldedMessage): boolean {
  return netsOf().some(({ net }) => tokens.some((_, at) => longestEntry(net.unmeant, tokens, at)[1] > 0));
}

/** Whether an order to stop may be about something else, another person or some time only. */
export function isDoubtful({ tokens, names }: FoldedMessage, { name, from, language }: Reading): boolean {
  // "This is Mrs Stop": a stop word with a capital letter inside a sentence is a name.
  if ([...names].some(isStopWord)) return true;
  const doubts = netsOf().find((entry) => entry.language === language)?.net.doubts;
  // "Scratch me off the list": the verb of the order itself is in no doubt.
  const first = name === 'list' ? from : -1;
  return doubts !== undefined && tokens.some((_, at) => at !== first && longestEntry(doubts, tokens, at)[1] > 0);
}

/** The whole message is a refusal, or what it ends with, as in "what language do you speak? NO". */
function isRefused(net: Net, tokens: readonly string[], clauses: readonly (readonly string[])[]): boolean {
  const last = clauses.at(-1) ?? [];
  if (isShortRefusal(net, tokens)) return true;
  return clauses.length > 1 && net.short.has(last.join(' ')) && !isBusiness(net, tokens);
}

function isShortRefusal({ root, short, polite }: Net, tokens: readonly string[]): boolean {
  // A bare no answers some question.
  if (tokens.length > MAX_SHORT || (tokens.length === 1 && longestEntry(root, tokens, 0)[0] & NOT)) return false;
  if (short.has(tokens.join(' '))) return true;
  const rest = tokens.filter((token) => !polite.has(token));
  return rest.length > 0 && short.has(rest.join(' '));
}

/**
 * `sign` is an entry that is enough by itself, `signs` are words that suggest a wish together, and
 * `hints` only do so where nothing of an order is named: a negation, the sender, a change, two of
 * the three.
 */
function readSigns(
  net: Net,
  tokens: readonly string[],
  aboutThing: boolean,
  outweighed: boolean,
): 'sign' | 'signs' | 'hints' | null {
  let about = -Infinity;
  let against = -Infinity;
  let weak = false;
  let hints = 0;
  for (let at = 0; at < tokens.length; ) {
    const [kinds, length] = longestEntry(net.root, tokens, at);
    if (kinds & ALONE && !(kinds & ORDER && outweighed)) return 'sign';
    if (kinds & ABOUT) about = at;
    if (kinds & AGAINST) against = at;
    if (!aboutThing && Math.abs(about - against) <= MAX_APART) return 'signs';
    weak ||= (kinds & AGAINST) !== 0 || ((kinds & ABOUT) !== 0 && tokens.length > 1);
    hints |= kinds & HINTS;
    at += kinds & FINE ? length : 1;
  }
  if (about >= 0 && (hints & ~YOU) !== 0) return 'hints';
  if (aboutThing || isBusiness(net, tokens)) return null;
  const isAnswer = hints === 0 && tokens.length > 1 && tokens.length <= MAX_ANSWER && !tokens.some(isStopWord);
  if (weak && !isAnswer && !hasKind(net.ordinary, tokens, EVERYDAY)) return 'signs';
  const areSeveral = (hints & (hints - 1)) !== 0;
  return areSeveral ? 'hints' : null;
}

const HINTS = NOT | YOU | CHANGE;
/** "Kid is 6", "option B": a longer message has room to say what a weak sign is about. */
const MAX_ANSWER = 3;

/** What is said about an order or a time is said about nothing else, unless messages are named. */
function isBusiness({ doubts, ordinary }: Net, tokens: readonly string[]): boolean {
  return hasKind(doubts, tokens, BUSINESS) || hasKind(ordinary, tokens, BUSINESS);
}

/**
 * Whether the message names an order, goods or a time, and no messages, number or list. Of a
 * reading, only the words after its verb count.
 */
export function isOutweighed(
  { tokens }: FoldedMessage,
  { languages, tags }: GrammarReading,
  reading?: Reading,
): boolean {
  if (namesMessages(tags)) return false;
  const about = reading ? tokens.slice(reading.from + 1, reading.to + MAX_OBJECT) : tokens;
  return netsOf().some(({ language, net }) => languages.includes(language) && isBusiness(net, about));
}

export function namesMessages(tags: TagMask): boolean {
  return overlaps(tags, OF_MESSAGES);
}

/** An article and a noun. */
const MAX_OBJECT = 2;
const OF_MESSAGES = maskOf(['messages', 'list', 'number', 'consent', 'contact', 'leave']);

function hasKind(root: NetNode, tokens: readonly string[], kind: number): boolean {
  return tokens.some((_, at) => (longestEntry(root, tokens, at)[0] & kind) !== 0);
}
