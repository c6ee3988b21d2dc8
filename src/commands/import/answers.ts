import { createInterface } from 'node:readline/promises';
import type { ColumnEvidence, ColumnQuestion } from '../../domain/imports/column-questions.ts';
import { COLUMN_TYPES, type ColumnType } from '../../domain/imports/column-types.ts';
import type { ConsentValues } from '../../domain/imports/row-consent.ts';
import { CommandFailure, USAGE } from '../failure.ts';
import type { Column } from './columns.ts';

/** What is said about columns: in flags, or when asked. */
export interface Answers {
  readonly consentValues: Readonly<Record<string, ConsentValues>>;
  readonly types: Readonly<Record<string, ColumnType>>;
}

const MEANINGS = ['opted_in', 'none', 'opted_out'] as const;
type Meaning = (typeof MEANINGS)[number];

/** The answers in `--consent-value` and `--type`. */
export function readAnswers(
  flags: { readonly consentValue: readonly string[]; readonly type: readonly string[] },
  columns: readonly Column[],
): Answers {
  const consentValues: Record<string, Record<string, Meaning>> = {};
  for (const text of flags.consentValue) {
    const { name, rest } = splitColumn(text, columns, '--consent-value must be column=value=meaning');
    const cut = rest.lastIndexOf('=');
    const meaning = MEANINGS.find((known) => known === rest.slice(cut + 1).trim());
    if (cut < 1 || meaning === undefined)
      throw new CommandFailure(`--consent-value must end with one of ${MEANINGS.join(', ')}, not ${text}.`, USAGE);
    consentValues[name] = { ...consentValues[name], [rest.slice(0, cut).trim()]: meaning };
  }
  const types: Record<string, ColumnType> = {};
  for (const text of flags.type) {
    const { name, rest } = splitColumn(text, columns, '--type must be column=type');
    const type = COLUMN_TYPES.find((known) => known === rest.trim());
    if (type === undefined)
      throw new CommandFailure(`--type must end with one of ${COLUMN_TYPES.join(', ')}, not ${text}.`, USAGE);
    types[name] = type;
  }
  return { consentValues, types };
}

/** The name of a column may contain the mark that follows it. */
function splitColumn(text: string, columns: readonly Column[], rule: string): { name: string; rest: string } {
  const [found] = columns
    .filter(({ name }) => text.startsWith(`${name}=`))
    .toSorted((a, b) => b.name.length - a.name.length);
  if (found === undefined)
    throw new CommandFailure(`${rule}, not ${text}. Columns: ${columns.map(({ name }) => name).join(', ')}.`, USAGE);
  return { name: found.name, rest: text.slice(found.name.length + 1) };
}

/** Asks on the terminal what flags do not say. Without a terminal it fails and names the flags. */
export async function completeAnswers(
  evidence: ColumnEvidence,
  columns: readonly Column[],
  answers: Answers,
  optsIn: boolean,
): Promise<Answers> {
  const targets = Object.fromEntries(columns.map(({ name, target }) => [name, target ?? '']));
  const stated = new Set([
    ...columns.filter(({ isMapped }) => isMapped).map(({ name }) => name),
    ...Object.keys(answers.consentValues),
  ]);
  const questions = evidence.questions({
    targets,
    isDecided: (column) => stated.has(column),
    types: answers.types,
    optsIn,
  });
  if (questions.length === 0) return answers;
  if (!process.stdin.isTTY || !process.stderr.isTTY) throw new CommandFailure(describeQuestions(questions), USAGE);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await ask(questions, answers, (text) => terminal.question(text));
  } finally {
    terminal.close();
  }
}

/** `put` shows a question and gives the answer as typed. */
export async function ask(
  questions: readonly ColumnQuestion[],
  answers: Answers,
  put: (text: string) => Promise<string>,
): Promise<Answers> {
  const consentValues = { ...answers.consentValues };
  const types = { ...answers.types };
  for (const { column, asks, values } of questions) {
    if (asks === 'date_order') {
      const choice = await choose(
        put,
        `${column}: ${values.join(', ')}\n  Which is first: (d)ay, (m)onth, or keep as (t)ext? `,
        'dmt',
      );
      types[column] = choice === 'd' ? 'day_first' : choice === 'm' ? 'month_first' : 'text';
      continue;
    }
    const about = await choose(
      put,
      `${column}: ${values.join(', ')}\n  Does it say who agreed to messages? (y)es, (n)o: `,
      'yn',
    );
    if (about === 'n') continue;
    const meanings: Record<string, Meaning> = {};
    for (const value of values) {
      const choice = await choose(put, `  ${value}: (a)greed, (n)o consent, opted (o)ut? `, 'ano');
      meanings[value] = choice === 'a' ? 'opted_in' : choice === 'n' ? 'none' : 'opted_out';
    }
    consentValues[column] = meanings;
  }
  return { consentValues, types };
}

async function choose(put: (text: string) => Promise<string>, text: string, letters: string): Promise<string> {
  for (;;) {
    const letter = (await put(text)).trim().toLowerCase().charAt(0);
    if (letter !== '' && letters.includes(letter)) return letter;
  }
}

function describeQuestions(questions: readonly ColumnQuestion[]): string {
  return questions
    .map(({ column, asks, values }) =>
      asks === 'consent'
        ? `The column ${column} may say who agreed to messages, and its values are not known: ${values.join(', ')}. Say what they mean: --consent-value "${column}=${values[0]}=opted_in" (or none, opted_out). If it is about something else: --map "${column}=attributes.<name>" or --map "${column}=".`
        : `The dates of the column ${column} do not show whether the day or the month is first: ${values.join(', ')}. Say it: --type "${column}=day_first", month_first, or text.`,
    )
    .join('\n');
}
