type Unit = 'minutes' | 'hours' | 'days' | 'weeks';

export interface WrittenDuration {
  readonly within: { readonly amount: number; readonly unit: Unit };
  /** How months and years are read. */
  readonly assumptions: readonly string[];
}

const MAX_AMOUNT = 3_660;
const WORDS: ReadonlyMap<string, number> = new Map(
  [
    'a:1',
    'an:1',
    'one:1',
    'two:2',
    'three:3',
    'four:4',
    'five:5',
    'six:6',
    'seven:7',
    'ten:10',
    'twelve:12',
    'couple of:2',
  ].map((entry) => [entry.slice(0, entry.indexOf(':')), Number(entry.slice(entry.indexOf(':') + 1))]),
);
const AMOUNT = '(?:\\d{1,4}|a|an|one|two|three|four|five|six|seven|ten|twelve|(?:a )?couple of)';

/** For patterns of clauses: "30 days", "month". */
export const DURATION = `(?:${AMOUNT} )?(?:minutes?|hours?|days?|weeks?|months?|quarters?|years?)`;

const PARTS = new RegExp(`^(?:(${AMOUNT}) )?(minute|hour|day|week|month|quarter|year)s?$`, 'i');

/** "30 days", "two weeks", "month"; null when it is none, or longer than rules can say. */
export function readDuration(text: string): WrittenDuration | null {
  const [, written, unit = ''] = PARTS.exec(text.trim().toLowerCase()) ?? [];
  if (unit === '') return null;
  const amount = written === undefined ? 1 : (WORDS.get(written.replace(/^a couple/, 'couple')) ?? Number(written));
  const inDays = { month: 30, quarter: 91, year: 365 }[unit];
  const within =
    inDays === undefined ? { amount, unit: `${unit}s` as Unit } : { amount: amount * inDays, unit: 'days' as const };
  if (!(within.amount >= 1 && within.amount <= MAX_AMOUNT)) return null;
  const assumptions = inDays === undefined ? [] : [`A ${unit} is ${inDays} days.`];
  return { within, assumptions };
}

/** A calendar date, such as 2026-03-01; null when it does not exist. */
export function readDate(text: string): string | null {
  const [, date] = /^(\d{4}-\d{2}-\d{2})$/.exec(text.trim()) ?? [];
  if (date === undefined) return null;
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) || !new Date(time).toISOString().startsWith(date) ? null : date;
}
