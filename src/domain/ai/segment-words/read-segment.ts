import type { SegmentRule } from '../../../generated/types.ts';
import { trimEndOf } from '../../trim-characters.ts';
import { readBirthday, readClicks, readComparison, readEvent } from './behavior-clauses.ts';
import { type ClauseReader, negate, type Reading, type Vocabulary } from './clause.ts';
import {
  readAge,
  readConsent,
  readEveryone,
  readMembership,
  readPlace,
  readPresence,
  readSegmentChange,
  readShare,
} from './contact-clauses.ts';

export type SegmentReading =
  | { readonly ok: true; readonly rules: SegmentRule; readonly assumptions: readonly string[] }
  /** Which part was not understood, from 1, of how many. */
  | { readonly ok: false; readonly part: number; readonly parts: number };

const READERS: readonly ClauseReader[] = [
  readEveryone,
  readConsent,
  readClicks,
  readBirthday,
  readSegmentChange,
  readAge,
  readShare,
  readEvent,
  readPresence,
  readComparison,
  readPlace,
  readMembership,
];

const MAX_CLAUSES = 20;
const MAX_CHARACTERS = 1_000;
const LEAD =
  /^(?:please )?(?:(?:find|show|get|give|list|select|target|send to|message|segment of|a segment (?:of|with))(?: me| us)? )?(?:all |every |any |only |just |the |our |my )*(?:(?:everyone|everybody|people|contacts?|customers?|clients?|users?|those|members?|buyers?|shoppers?)(?: |$))?(?:(?:who|that|which|whose)(?:'ve|'s)? )?/i;
const AUXILIARY =
  /^(?:(?:have|has|had|are|is|were|was|did|do|does|been) )+(?!an? |the |email|e-mail|birthday|consent)/i;
const NEGATION =
  /^(?:(?:who|that|but|and) )?(?:(?:have|has|had|are|is|were|was|did|do|does) )?(?:not|never|no)(?: (?:been|yet))? |^(?:have|has|had|are|is|were|was|did|do|does)n['’]t (?:ever )?|^(?:without|except(?: for)?|excluding|but not|other than|minus)(?: an?| any| the| those(?: who)?)? /i;
const AND = / (?:and|but|plus|as well as|&) | ?[,;] ?(?:and |but )?/i;
const OR = /,? or /i;
/** Values may contain "and". */
const QUOTED = /"[^"]{1,200}"|“[^“”]{1,200}”/g;
const HELD = /\u0001(\d+)\u0001/g;

/**
 * Rules for what words say, in English, by fixed patterns. "and" binds closer than "or". What is
 * not understood is an answer and not a guess, and the words are not part of it.
 */
export function readSegment(prompt: string, vocabulary: Vocabulary): SegmentReading {
  const held: string[] = [];
  const spaced = prompt.slice(0, MAX_CHARACTERS).replace(/[\u0000-\u001f\s]+/gu, ' ');
  const text = trimEndOf(spaced.trim(), '.!?')
    .replace(QUOTED, (quoted) => `\u0001${held.push(quoted) - 1}\u0001`)
    .replace(/ (?:except(?: for)?|excluding|without|but not) /gi, (word) => ` and${word}`)
    .replace(/(?<=\S) (?:who|that)(?=(?:'ve|'s)? )/gi, ' and who')
    .replace(/ (?:and|but) and /gi, ' and ');
  const restore = (clause: string): string => clause.replace(HELD, (_, index: string) => held[Number(index)] ?? '');
  const groups = text.split(OR).map((group) => group.split(AND).map((clause) => restore(clause).trim()));
  const clauses = groups.flat();
  if (clauses.length > MAX_CLAUSES) return { ok: false, part: MAX_CLAUSES + 1, parts: clauses.length };
  let part = 0;
  const alternatives: Reading[] = [];
  for (const group of groups) {
    const readings: Reading[] = [];
    for (const [index, clause] of group.entries()) {
      part += 1;
      const reading = readClause(clause, vocabulary, index === 0);
      if (reading === null) return { ok: false, part, parts: clauses.length };
      readings.push(reading);
    }
    alternatives.push(allOf(readings));
  }
  const { rule, assumptions } = anyOf(alternatives);
  return { ok: true, rules: rule, assumptions: [...new Set(assumptions)] };
}

function readClause(clause: string, vocabulary: Vocabulary, isFirst: boolean): Reading | null {
  if (clause === '') return null;
  const whole = firstReading(clause, vocabulary);
  if (whole !== null) return whole;
  const led = clause.replace(LEAD, '').trim();
  // "Customers in Germany": of the first clause only the end may be a rule.
  if (led === '') return isFirst ? firstReading('everyone', vocabulary) : null;
  const negated = NEGATION.test(led);
  const rest = (negated ? led.replace(NEGATION, '') : led).trim();
  const reading =
    firstReading(rest, vocabulary) ??
    firstReading(rest.replace(AUXILIARY, '').trim(), vocabulary) ??
    (negated ? firstReading(`with ${rest}`, vocabulary) : null);
  if (reading !== null) return negated ? negate(reading) : reading;
  return negated ? null : readPair(led, vocabulary);
}

/** "VIPs in Germany": two rules without a word between them. */
function readPair(clause: string, vocabulary: Vocabulary): Reading | null {
  for (const { index } of clause.matchAll(/ (?=(?:in|from|on|with|tagged) )/gi)) {
    const [first, second] = [clause.slice(0, index), clause.slice(index + 1)].map((part) =>
      firstReading(part, vocabulary),
    );
    if (first && second) return allOf([first, second]);
  }
  return null;
}

function firstReading(clause: string, vocabulary: Vocabulary): Reading | null {
  if (clause === '') return null;
  for (const read of READERS) {
    const reading = read(clause, vocabulary);
    if (reading !== null) return reading;
  }
  return null;
}

function allOf(readings: readonly Reading[]): Reading {
  const countries = readings.filter(({ rule }) => isCountry(rule));
  // No contact is in two countries: "in Germany and France" means either.
  if (countries.length > 1) {
    const values = countries.flatMap(({ rule }) => (rule.kind === 'field' ? [String(rule.value)] : []));
    const either: Reading = {
      rule: { kind: 'field', field: 'country', operator: 'in', values },
      assumptions: ['Countries that are joined by "and" mean any of them.'],
    };
    return allOf([either, ...readings.filter(({ rule }) => !isCountry(rule))]);
  }
  // Everyone who meets the others.
  const narrowing = readings.filter(({ rule }) => !isEveryone(rule));
  return join('and', narrowing.length === 0 ? readings.slice(0, 1) : narrowing);
}

const anyOf = (readings: readonly Reading[]): Reading => join('or', readings);

function join(kind: 'and' | 'or', readings: readonly Reading[]): Reading {
  const [only] = readings;
  if (readings.length === 1 && only !== undefined) return only;
  return {
    rule: { kind, rules: readings.map(({ rule }) => rule) },
    assumptions: readings.flatMap(({ assumptions }) => assumptions),
  };
}

const isCountry = (rule: SegmentRule): boolean =>
  rule.kind === 'field' && rule.field === 'country' && rule.operator === 'eq';

const isEveryone = (rule: SegmentRule): boolean =>
  rule.kind === 'field' && rule.field === 'phone' && rule.operator === 'exists';
