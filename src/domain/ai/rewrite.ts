import { measureText } from '../content/encoding.ts';
import { explainsOptOut } from '../content/message-checks.ts';
import { smartEncode } from '../content/smart-encoding.ts';
import { OPT_OUT } from './draft.ts';

export type RewriteGoal = 'shorten' | 'gsm7' | 'friendly' | 'formal' | 'add_opt_out';

/** Variables, Liquid and links stay as they are. */
const PROTECTED = /(\{\{[^{}]{0,500}\}\}|\{%[^{}]{0,500}%\}|https?:\/\/[^\s<>"{}]{1,2000})/u;

type Replacement = readonly [pattern: RegExp, by: string];

const SHORTER: readonly Replacement[] = [
  [/\bin order to\b/gi, 'to'],
  [/\bat this point in time\b/gi, 'now'],
  [/\bdue to the fact that\b/gi, 'because'],
  [/\bin the event that\b/gi, 'if'],
  [/\bprior to\b/gi, 'before'],
  [/\bas well as\b/gi, 'and'],
  [
    /\b(?:please note that|we would like to (?:inform|let) you(?: know)? that|we are (?:pleased|happy) to (?:inform|tell) you that|just a (?:quick |friendly )?reminder that|please be (?:advised|informed) that) /gi,
    '',
  ],
  [/\b(?:really|very|just|simply|actually|basically) /gi, ''],
  [/\bfor more information\b/gi, 'Info'],
  [/\bclick (?:on )?the link below(?: to)?\b/gi, 'See'],
  [/\bplease do not hesitate to\b/gi, 'please'],
  [/\bare able to\b/gi, 'can'],
  [
    /\bReply STOP to (?:unsubscribe|opt out|cancel|stop receiving (?:messages|texts))(?: from [^.]{1,40})?/g,
    'STOP to opt out',
  ],
];

const CONTRACTIONS: readonly (readonly [full: string, short: string])[] = [
  ['do not', "don't"],
  ['does not', "doesn't"],
  ['did not', "didn't"],
  ['is not', "isn't"],
  ['are not', "aren't"],
  ['was not', "wasn't"],
  ['can not', "can't"],
  ['cannot', "can't"],
  ['will not', "won't"],
  ['have not', "haven't"],
  ['we are', "we're"],
  ['we have', "we've"],
  ['we will', "we'll"],
  ['you are', "you're"],
  ['you have', "you've"],
  ['you will', "you'll"],
  ['it is', "it's"],
  ['that is', "that's"],
  ['there is', "there's"],
  ['I am', "I'm"],
];

const FULL_FORMS = [...CONTRACTIONS.filter(([full]) => full !== 'can not'), ['thank you', 'thanks'] as const];

const FRIENDLIER: readonly Replacement[] = [
  [/^(\s{0,3}(?:[^\s:.!?][^:.!?]{0,39}: )?)(?:Dear (?:Sir or Madam|customer|client|member)|Greetings)\b/i, '$1Hi'],
  [/^(\s{0,3}(?:[^\s:.!?][^:.!?]{0,39}: )?)(?:Dear|Hello|Good day)\b/i, '$1Hi'],
  [/\b(?:Yours sincerely|Kind regards|Sincerely)\b/g, 'Thanks'],
  [/\bwe regret to inform you that /gi, 'sorry, '],
];

const MORE_FORMAL: readonly Replacement[] = [
  [/^(\s{0,3}(?:[^\s:.!?][^:.!?]{0,39}: )?)(?:Hey|Hiya|Hi|Yo)\b/i, '$1Hello'],
  [/!{2,}/g, '!'],
  [/\bgonna\b/gi, 'going to'],
  [/\bwanna\b/gi, 'want to'],
  [/\bASAP\b/g, 'as soon as possible'],
];

/** Applies the goals in their order. The result is the text itself when nothing is to change. */
export function rewriteByRules(text: string, goals: readonly RewriteGoal[]): string {
  return goals.reduce((written, goal) => applyGoal(written, goal), text);
}

function applyGoal(text: string, goal: RewriteGoal): string {
  switch (goal) {
    case 'shorten': {
      const shorter = outsideProtected(text, (part) => contract(replaceAll(part, SHORTER).replace(/[ \t]{2,}/g, ' ')));
      const trimmed = capitalize(shorter.trim(), text);
      return measureText(trimmed).units < measureText(text).units ? trimmed : text;
    }
    case 'gsm7':
      return toGsm7(text);
    case 'friendly':
      return outsideProtected(text, (part) => contract(replaceAll(part, FRIENDLIER)));
    case 'formal':
      return outsideProtected(text, (part) => expand(replaceAll(removeEmoji(part), MORE_FORMAL)));
    case 'add_opt_out':
      return explainsOptOut(text) ? text : `${text.trimEnd()} ${OPT_OUT}`;
  }
}

const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F|\u200D/gu;

/** A space stays, because a link or a variable may follow. */
function removeEmoji(text: string): string {
  const plain = text.replace(EMOJI, '');
  return plain === text ? text : plain.replace(/ {2,}/g, ' ').replace(/ (?=[,.!?;:])/g, '');
}

/** Replaces what has a plain form, and drops the emoji and other characters that have none. */
function toGsm7(text: string): string {
  if (measureText(text).encoding === 'GSM-7') return text;
  return outsideProtected(text, (part) => {
    let plain = '';
    for (const character of part.normalize('NFC'))
      if (measureText(character).encoding === 'GSM-7') plain += character;
      else plain += smartEncode(character, 'letters') ?? '';
    return plain.replace(/ {2,}/g, ' ');
  }).trim();
}

function outsideProtected(text: string, change: (part: string) => string): string {
  return text
    .split(PROTECTED)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join('');
}

const replaceAll = (text: string, replacements: readonly Replacement[]): string =>
  replacements.reduce((changed, [pattern, by]) => changed.replace(pattern, by), text);

function contract(text: string): string {
  return CONTRACTIONS.reduce((changed, [full, short]) => replaceWords(changed, full, short), text);
}

function expand(text: string): string {
  return FULL_FORMS.reduce((changed, [full, short]) => replaceWords(changed, short, full), text.replaceAll('’', "'"));
}

/** Keeps the capital of the first word. */
function replaceWords(text: string, from: string, to: string): string {
  return text.replace(new RegExp(`(?<![\\p{L}'])${from}(?![\\p{L}'])`, 'giu'), (found) =>
    found[0] === found[0]?.toUpperCase() ? to[0]!.toUpperCase() + to.slice(1) : to,
  );
}

/** What stood first may have been removed. */
function capitalize(text: string, before: string): string {
  const [first = ''] = text;
  return /^\s*\p{Lu}/u.test(before) && /^(?!https?:)\p{Ll}/u.test(text)
    ? first.toUpperCase() + text.slice(first.length)
    : text;
}

/** Variables, links and other protected parts, in their order. */
export function protectedParts(text: string): string[] {
  return text.split(PROTECTED).filter((_, index) => index % 2 === 1);
}
