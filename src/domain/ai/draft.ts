import { linksOf } from '../content/message-checks.ts';

export type Tone = 'neutral' | 'friendly' | 'formal' | 'urgent';

export interface Brief {
  /** What the message should achieve, or the message itself. */
  readonly goal: string;
  readonly purpose: 'marketing' | 'transactional';
  readonly brand: string | null;
  readonly link: string | null;
  readonly tone: Tone;
}

export const OPT_OUT = 'Reply STOP to opt out.';

/** Words with which a brief begins and which are not for the recipient. */
const ORDERS =
  /^(?:please )?(?:write|draft|create|compose|send|announce|promote|advertise|tell|remind|inform|notify|invite|let)\b(?: (?:an?|the|our|all|every|your|my|these|those|this))?(?: (?:sms|text|message|reminder|note|customers?|clients?|contacts?|people|members?|subscribers?|patients?|guests?|everyone|them|us)){0,2}(?: (?:know|about|that|to|of|saying|for|which says|with))*:?\s+/i;

const GREETINGS: Readonly<Record<Tone, string | null>> = {
  neutral: null,
  friendly: 'Hi {{ first_name | default: "there" }}! ',
  formal: 'Hello {{ first_name | default: "there" }}. ',
  urgent: null,
};

/**
 * Messages with the words of the brief: the brand, the goal, the link, and for marketing how to opt
 * out. Nothing is added that the brief does not say. The best one first.
 */
export function draftByRules(brief: Brief): string[] {
  const { brand, link, tone, purpose } = brief;
  const core = sentenceOf(brief.goal);
  if (core === '') return [];
  const prefix = brand === null ? '' : `${brand}: `;
  const end = joined([
    link !== null && linksOf(core).includes(link) ? null : link,
    purpose === 'marketing' ? OPT_OUT : null,
  ]);
  const greeting = GREETINGS[tone] ?? (tone === 'neutral' ? GREETINGS.friendly : null) ?? '';
  const about = purpose === 'marketing' ? 'News' : 'Update';
  const texts = [
    `${prefix}${GREETINGS[tone] ?? ''}${core}`,
    `${prefix}${greeting}${core}`,
    brand === null ? `${about}: ${core}` : `${about} from ${brand}: ${core}`,
    brand === null ? core : `${core} - ${brand}`,
    `${prefix}${core}`,
  ];
  return [...new Set(texts.map((text) => joined([text, end === '' ? null : end])))];
}

/** The goal as a sentence: without "announce that", with a capital and an end. */
export function sentenceOf(goal: string): string {
  const text = goal.replace(/\s+/gu, ' ').trim().replace(ORDERS, '').trim();
  if (text === '') return '';
  const [first = ''] = text;
  const capitalized = /^https?:|^\{\{/.test(text) ? text : first.toUpperCase() + text.slice(first.length);
  return /[.!?…]["')]?$/u.test(capitalized) ? capitalized : `${capitalized}.`;
}

const joined = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(' ');
