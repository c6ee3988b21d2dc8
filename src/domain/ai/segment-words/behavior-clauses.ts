import type { SegmentRule, SegmentRuleField } from '../../../generated/types.ts';
import { assuming, type ClauseReader, foldName, sure } from './clause.ts';
import { fieldOf } from './contact-clauses.ts';
import { DURATION, readDate, readDuration } from './times.ts';

/** Counts and times at the end of a clause. */
const TIMES =
  '(?:(at least|more than|over|exactly|at most|fewer than|less than) )?(\\d{1,5}|once|twice|three)( times| or more times|\\+ times)?';
const LAST = `(?:in|within|during|over)?\\s?(?:the )?(?:last|past) (${DURATION})`;
const TAIL = new RegExp(`^(.*?)(?: ${TIMES})?(?: ${LAST})?$`, 'i');

interface Tail {
  readonly head: string;
  readonly count: { operator?: 'at_least' | 'at_most' | 'exactly'; count?: number };
  readonly within: { within?: NonNullable<ReturnType<typeof readDuration>>['within'] };
  readonly assumptions: readonly string[];
}

/** Null when the end names a time that rules cannot say. */
function readTail(clause: string): Tail | null {
  const [, head = '', comparison, amount, , lasting] = TAIL.exec(clause) ?? [];
  const duration = lasting === undefined ? null : readDuration(lasting);
  if (lasting !== undefined && duration === null) return null;
  const count = amount === undefined ? {} : countOf(comparison?.toLowerCase(), amount.toLowerCase());
  return {
    head: head.trim(),
    count,
    within: duration === null ? {} : { within: duration.within },
    assumptions: duration?.assumptions ?? [],
  };
}

function countOf(comparison: string | undefined, amount: string): Tail['count'] {
  const number = { once: 1, twice: 2, three: 3 }[amount] ?? Number(amount);
  switch (comparison) {
    case 'more than':
    case 'over':
      return { operator: 'at_least', count: number + 1 };
    case 'exactly':
      return { operator: 'exactly', count: number };
    case 'at most':
      return { operator: 'at_most', count: number };
    case 'fewer than':
    case 'less than':
      return { operator: 'at_most', count: Math.max(0, number - 1) };
    default:
      return { operator: 'at_least', count: Math.max(1, number) };
  }
}

export const readClicks: ClauseReader = (clause) => {
  const tail = readTail(clause);
  if (
    tail === null ||
    !/^click(?:ed|s)?(?: on)?(?: (?:an?|any|the|our|one of our))?(?: (?:short )?links?)?$/i.test(tail.head)
  )
    return null;
  return assuming({ kind: 'click', ...tail.count, ...tail.within }, ...tail.assumptions);
};

/** Verbs, and how events that say the same are usually called. */
const VERBS: readonly (readonly [verb: RegExp, events: RegExp])[] = [
  [
    /^(?:bought|buy|purchased?|ordered|paid|made (?:a|an) (?:purchase|order)|placed an order)(?: (?:something|anything))?$/i,
    /purchas|order|bought|checkout|paid|payment/,
  ],
  [
    /^(?:visited|viewed|browsed|looked at)(?: (?:a|the|our|any) (?:page|site|website|product)s?)?$/i,
    /view|visit|browse/,
  ],
  [/^(?:added (?:something |anything )?to (?:the |their |a )?cart|abandoned (?:a |the |their )?cart)$/i, /cart/],
  [/^(?:logged in|signed in)$/i, /log.?in|sign.?in|session/],
];

export const readEvent: ClauseReader = (clause, { events }) => {
  const tail = readTail(clause);
  if (tail === null) return null;
  const words = tail.head
    .replace(/^(?:did|done|do|had|with|triggered|performed|recorded)(?: the| an?)? (?:event )?/i, '')
    .replace(/^event /i, '');
  const named = events.find((name) => foldName(name) === foldName(words));
  if (named !== undefined)
    return assuming({ kind: 'event', name: named, ...tail.count, ...tail.within }, ...tail.assumptions);
  const verb = VERBS.find(([pattern]) => pattern.test(tail.head));
  const guess = verb === undefined ? undefined : events.find((name) => verb[1].test(name));
  if (guess === undefined) return null;
  return assuming(
    { kind: 'event', name: guess, ...tail.count, ...tail.within },
    `What people did is read as the event ${guess}.`,
    ...tail.assumptions,
  );
};

const BIRTHDAYS = ['birthday', 'birth_date', 'birthdate', 'date_of_birth', 'dob'];
const MAX_DAYS = 14;

export const readBirthday: ClauseReader = (clause, { attributes }) => {
  const [, from, weeks, written] =
    /^(?:with |have |has |having )?(?:an? |their )?birthdays?(?: is| are)?(?: (today|tomorrow)| ((?:in )?(?:this|the next|next) week)| in (?:the next )?(\d{1,2}) days)?$/i.exec(
      clause,
    ) ?? [];
  if (
    !/birthday/i.test(clause) ||
    (from === undefined && weeks === undefined && written === undefined && !/birthdays?$/i.test(clause))
  )
    return null;
  const known = attributes.find((name) => BIRTHDAYS.includes(name.toLowerCase()));
  const field = `attributes.${known ?? 'birthday'}`;
  const on = (day: number): SegmentRuleField => ({
    kind: 'field',
    field,
    operator: 'anniversary',
    ...(day === 0 ? {} : { days_from_now: day }),
  });
  const assumptions =
    known === undefined ? ['The birthday is the custom field birthday, which no contact has yet.'] : [];
  const days = weeks === undefined ? Number(written ?? 0) : 7;
  if (days > MAX_DAYS) return null;
  if (days > 1)
    return assuming(
      { kind: 'or', rules: Array.from({ length: days }, (_, day) => on(day)) },
      ...assumptions,
      `The birthday is today or within the next ${days - 1} days.`,
    );
  return assuming(on(from?.toLowerCase() === 'tomorrow' || days === 1 ? 1 : 0), ...assumptions);
};

type Operator = SegmentRuleField['operator'];

const COMPARISONS: readonly (readonly [words: string, operator: Operator])[] = [
  ['is not', 'neq'],
  ['does not equal', 'neq'],
  ['!=', 'neq'],
  ['contains', 'contains'],
  ['starts with', 'starts_with'],
  ['begins with', 'starts_with'],
  ['is at least', 'gte'],
  ['at least', 'gte'],
  ['>=', 'gte'],
  ['is at most', 'lte'],
  ['at most', 'lte'],
  ['<=', 'lte'],
  ['is over', 'gt'],
  ['is above', 'gt'],
  ['is more than', 'gt'],
  ['is greater than', 'gt'],
  ['more than', 'gt'],
  ['greater than', 'gt'],
  ['over', 'gt'],
  ['above', 'gt'],
  ['>', 'gt'],
  ['is under', 'lt'],
  ['is below', 'lt'],
  ['is less than', 'lt'],
  ['less than', 'lt'],
  ['under', 'lt'],
  ['below', 'lt'],
  ['<', 'lt'],
  ['before', 'before'],
  ['is before', 'before'],
  ['after', 'after'],
  ['is after', 'after'],
  ['equals', 'eq'],
  ['is', 'eq'],
  ['=', 'eq'],
  [':', 'eq'],
];

const NUMERIC: ReadonlySet<Operator> = new Set<Operator>(['gt', 'gte', 'lt', 'lte']);
const TIMED: ReadonlySet<Operator> = new Set<Operator>(['before', 'after']);

/** "plan is pro", "points over 100", "city contains burg". */
export const readComparison: ClauseReader = (clause, { attributes }) => {
  const text = clause.replace(/^(?:with|whose|where|have|has|having)(?: an?| the| their)? /i, '');
  for (const [words, operator] of COMPARISONS) {
    const at = text.toLowerCase().indexOf(/\w/.test(words) ? ` ${words} ` : words);
    if (at <= 0) continue;
    const field = fieldOf(text.slice(0, at), attributes);
    if (field === null || field === 'timezone') continue;
    const value = valueIn(text.slice(at + words.length + (/\w/.test(words) ? 2 : 0)).trim(), operator);
    if (value === null) continue;
    if (!field.startsWith('attributes.') && (NUMERIC.has(operator) || field.endsWith('_at') !== TIMED.has(operator)))
      continue;
    const rule: SegmentRule = { kind: 'field', field, operator, value };
    return typeof value === 'string' && ['eq', 'neq'].includes(operator)
      ? assuming(rule, `Values of ${field.replace('attributes.', '')} compare exactly, with their capitals.`)
      : sure(rule);
  }
  return null;
};

function valueIn(text: string, operator: Operator): string | number | boolean | null {
  const value = text.replace(/^["“'‘]|["”'’]$/gu, '').trim();
  if (value === '' || value.length > 200) return null;
  if (NUMERIC.has(operator))
    return /^-?\d{1,12}(?:\.\d{1,6})?$/.test(value.replace(/^[$€£]/u, ''))
      ? Number(value.replace(/^[$€£]/u, ''))
      : null;
  if (TIMED.has(operator)) return readDate(value);
  if (operator !== 'eq' && operator !== 'neq') return value;
  if (/^(?:true|false)$/i.test(value)) return value.toLowerCase() === 'true';
  return /^-?\d{1,12}(?:\.\d{1,6})?$/.test(value) ? Number(value) : value;
}
