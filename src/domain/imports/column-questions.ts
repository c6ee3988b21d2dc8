import { type ColumnType, TypeEvidence } from './column-types.ts';
import { needsOrder } from './dates.ts';
import { guessMapping, type ImportMapping } from './headers.ts';
import { undecidedColumns, ValueCounts } from './undecided-columns.ts';

/** What only the sender of a file knows: who agreed, or whether the day or the month is first. */
export interface ColumnQuestion {
  readonly column: string;
  readonly asks: 'consent' | 'date_order';
  /** Values that need the answer, the most frequent first. */
  readonly values: readonly string[];
}

/** What the caller says about columns. */
export interface ColumnAnswers {
  /** Without it, columns are matched by their names. A column in it needs no answer. */
  readonly mapping?: ImportMapping | undefined;
  readonly consentValues?: Readonly<Record<string, unknown>> | undefined;
  readonly types?: Readonly<Record<string, ColumnType>> | undefined;
  /** Whether the import opts contacts in. */
  readonly optsIn: boolean;
}

/** Values that are shown of a column of dates. */
const SHOWN_DATES = 5;

/** Collects the values of columns row by row, and says what is to be asked about them. */
export class ColumnEvidence {
  readonly #values = new ValueCounts();
  readonly #types = new TypeEvidence();

  add(row: Readonly<Record<string, unknown>>): void {
    this.#values.add(row);
    this.#types.add(row);
  }

  /** The questions that the answers leave open. */
  questions({ mapping, consentValues, types, optsIn }: ColumnAnswers): readonly ColumnQuestion[] {
    const columns = this.#values.columns();
    const guessed = guessMapping(columns.map(({ column }) => column));
    const targetOf = (column: string) => (mapping === undefined ? guessed[column] : mapping[column]) ?? '';
    const isDecided = (column: string) =>
      Object.hasOwn(mapping ?? {}, column) || Object.hasOwn(consentValues ?? {}, column);
    const open = optsIn ? undecidedColumns(columns, guessed, isDecided) : [];
    return [
      ...open.map(({ column, values }): ColumnQuestion => ({ column, asks: 'consent', values })),
      ...columns
        .filter(({ column }) => isAttribute(targetOf(column)) && !Object.hasOwn(types ?? {}, column))
        .filter(({ column }) => this.#types.typeOf(column) === 'either')
        .map(
          ({ column, values }): ColumnQuestion => ({
            column,
            asks: 'date_order',
            values: values.filter(needsOrder).slice(0, SHOWN_DATES),
          }),
        ),
    ];
  }

  /** How the values of the columns of attributes are read: as the caller says, else as they show. */
  types(mapping: ImportMapping, given: Readonly<Record<string, ColumnType>> = {}): ReadonlyMap<string, ColumnType> {
    return new Map(
      Object.entries(mapping)
        .filter(([, target]) => isAttribute(target))
        .map(([column]) => {
          const found = Object.hasOwn(given, column) ? given[column] : this.#types.typeOf(column);
          return [column, found === undefined || found === 'either' ? 'text' : found] as const;
        }),
    );
  }
}

const isAttribute = (target: string): boolean => target.startsWith('attributes.');
