import { cellText } from './cell-text.ts';
import { needsOrder, ordersOf, readDate } from './dates.ts';
import { isShortAnswer, readYesNo } from './yes-no.ts';

/** How the text of a column is read; `text` keeps it. */
export const COLUMN_TYPES = ['text', 'yes_no', 'day_first', 'month_first'] as const;
export type ColumnType = (typeof COLUMN_TYPES)[number];

/** What the values of a column allow; `either` needs an answer. */
export type FoundType = ColumnType | 'either';

/** What stands where nothing is known, which is no evidence against a date. */
const NOTHING = /^(?:n\/?a|none|null|nil|unknown|tbd|[-?–—.]+|0000-00-00.*)$/i;

/** The part of the values that must be dates; the rest are mistakes, which stay text. */
const MIN_DATES = 0.9;

/** Names of columns whose short words are codes, such as NO for Norway. */
const CODES = /country|land|pays|pais|state|province|code|language|lang|initial/i;

interface Counts {
  values: number;
  dates: number;
  /** Dates that only one order reads. */
  dayFirst: number;
  monthFirst: number;
  /** Dates that both orders read, as different ones. */
  either: number;
  yes: number;
  no: number;
  short: number;
}

/** Collects, row by row and in bounded memory, what the text of columns is. */
export class TypeEvidence {
  readonly #counts = new Map<string, Counts>();

  add(row: Readonly<Record<string, unknown>>): void {
    for (const [column, value] of Object.entries(row)) {
      if (typeof value !== 'string') continue;
      const text = cellText(value);
      if (text === '' || NOTHING.test(text)) continue;
      let counts = this.#counts.get(column);
      if (counts === undefined) {
        counts = { values: 0, dates: 0, dayFirst: 0, monthFirst: 0, either: 0, yes: 0, no: 0, short: 0 };
        this.#counts.set(column, counts);
      }
      count(text, counts);
    }
  }

  /** The type of a column by all its values; `either` when none of its dates shows the order. */
  typeOf(column: string): FoundType {
    const counts = this.#counts.get(column);
    return counts === undefined ? 'text' : typeOf(column, counts);
  }
}

function count(text: string, counts: Counts): void {
  counts.values += 1;
  const answer = readYesNo(text);
  if (answer !== null) {
    if (answer) counts.yes += 1;
    else counts.no += 1;
    if (isShortAnswer(text)) counts.short += 1;
    return;
  }
  const orders = ordersOf(text);
  if (orders.length === 0) return;
  counts.dates += 1;
  if (orders.length === 1) counts[orders[0] === 'day_first' ? 'dayFirst' : 'monthFirst'] += 1;
  else if (needsOrder(text)) counts.either += 1;
}

function typeOf(column: string, { values, dates, dayFirst, monthFirst, either, yes, no, short }: Counts): FoundType {
  if (yes + no === values) {
    // Short words alone are yes or no only beside their opposite.
    const isCode = CODES.test(column) || (yes === 0 || no === 0 ? short === values : false);
    return isCode ? 'text' : 'yes_no';
  }
  if (dates === 0 || dates < values * MIN_DATES) return 'text';
  if (dayFirst > 0 && monthFirst > 0) return 'either';
  if (dayFirst > 0 || monthFirst > 0) return dayFirst > 0 ? 'day_first' : 'month_first';
  return either > 0 ? 'either' : 'month_first';
}

/** A value of a column of this type. Text that is no value of the type stays text. */
export function readTyped(text: string, type: ColumnType): string | boolean {
  if (type === 'text') return text;
  if (type === 'yes_no') return readYesNo(text) ?? text;
  return readDate(text, type) ?? text;
}

/** What a stored value counts as in rules, where numbers and times may be text. */
export type ValueType = 'text' | 'number' | 'date' | 'yes_no';

export function valueTypeOf(value: string | number | boolean): ValueType {
  if (typeof value === 'boolean') return 'yes_no';
  if (typeof value === 'number' || /^-?\d{1,15}(?:\.\d{1,9})?$/.test(value)) return 'number';
  return /^\d{4}-\d\d-\d\d(?:T|$)/.test(value) && ordersOf(value).length > 0 ? 'date' : 'text';
}
