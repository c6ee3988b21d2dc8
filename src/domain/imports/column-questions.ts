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

/** What is known about columns. */
export interface ColumnAnswers {
  /** The targets of the columns, guessed or given. */
  readonly targets: ImportMapping;
  /** Whether a column was given a meaning, so that nothing is asked about its consent. */
  readonly isDecided: (column: string) => boolean;
  readonly types: Readonly<Record<string, ColumnType>>;
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
  questions({ targets, isDecided, types, optsIn }: ColumnAnswers): readonly ColumnQuestion[] {
    const columns = this.#values.columns();
    // A column that a mapping does not list still says whom it is about.
    const meant = { ...guessMapping(columns.map(({ column }) => column)), ...targets };
    const open = optsIn ? undecidedColumns(columns, meant, isDecided) : [];
    return [
      ...open.map(({ column, values }): ColumnQuestion => ({ column, asks: 'consent', values })),
      ...columns
        .filter(({ column }) => isAttribute(targets[column] ?? '') && !Object.hasOwn(types, column))
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

  /** How the columns of attributes are read: as the caller says, else as their values show. */
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
