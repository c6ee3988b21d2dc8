import { isStopWord } from './by-keyword.ts';
import type { FoldedMessage } from './fold-message.ts';
import type { InboundIntent } from './inbound-intent.ts';
import type { Language } from './keywords/language.ts';
import { ABOUT, AGAINST, ALONE, BUSINESS, buildNet, type Net, type NetNode, NOT } from './net/build-net.ts';
import { nets } from './net/index.ts';
import { longestEntry } from './net/longest-entry.ts';

const compiled = nets.map((data) => ({ language: data.language, net: buildNet(data) }));

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
  { tokens, clauses }: FoldedMessage,
  languages: readonly Language[],
  aboutThing: boolean,
): InboundIntent | null {
  for (const { language, net } of compiled) {
    if (!languages.includes(language)) continue;
    const rule = isRefused(net, tokens, clauses) ? 'refused' : readSigns(net, tokens, aboutThing);
    if (rule) return { intent: 'review', ruleId: `review.${rule}.${language}` };
  }
  return null;
}

/** Whether an order to stop may be about something else, another person or some time only. */
export function isDoubtful({ tokens, names }: FoldedMessage, languages: readonly Language[]): boolean {
  // "This is Mrs Stop": a stop word with a capital letter inside a sentence is a name.
  if ([...names].some(isStopWord)) return true;
  return compiled.some(
    ({ language, net }) =>
      languages.includes(language) && tokens.some((_, at) => longestEntry(net.doubts, tokens, at)[1] > 0),
  );
}

/** The whole message is a refusal, or what it ends with, as in "what language do you speak? NO". */
function isRefused(net: Net, tokens: readonly string[], clauses: readonly (readonly string[])[]): boolean {
  const last = clauses.at(-1) ?? [];
  if (isShortRefusal(net, tokens)) return true;
  return clauses.length > 1 && net.short.has(last.join(' ')) && !isBusiness(net.doubts, tokens);
}

function isShortRefusal({ root, short, polite }: Net, tokens: readonly string[]): boolean {
  // A bare no answers some question.
  if (tokens.length > MAX_SHORT || (tokens.length === 1 && longestEntry(root, tokens, 0)[0] & NOT)) return false;
  if (short.has(tokens.join(' '))) return true;
  const rest = tokens.filter((token) => !polite.has(token));
  return rest.length > 0 && short.has(rest.join(' '));
}

/** `sign` is an entry that is enough by itself, `signs` are words that suggest a wish together. */
function readSigns({ root, doubts }: Net, tokens: readonly string[], aboutThing: boolean): 'sign' | 'signs' | null {
  let about = -Infinity;
  let against = -Infinity;
  let weak = false;
  for (let at = 0; at < tokens.length; ) {
    const [kinds, length] = longestEntry(root, tokens, at);
    if (kinds & ALONE) return 'sign';
    if (kinds & ABOUT) about = at;
    if (kinds & AGAINST) against = at;
    if (!aboutThing && Math.abs(about - against) <= MAX_APART) return 'signs';
    weak ||= (kinds & AGAINST) !== 0 || ((kinds & ABOUT) !== 0 && tokens.length > 1);
    at += Math.max(1, length);
  }
  return weak && !aboutThing && !isBusiness(doubts, tokens) ? 'signs' : null;
}

/** What is said about an order or a time is said about nothing else, unless messages are named. */
function isBusiness(doubts: NetNode, tokens: readonly string[]): boolean {
  return tokens.some((_, at) => (longestEntry(doubts, tokens, at)[0] & BUSINESS) !== 0);
}
