import {
  type ChainedLog,
  HASHED_COLUMNS,
  OMITTED_WHEN_NULL,
  PERSONAL_COLUMNS,
} from '../../domain/audit/hashed-columns.ts';

const TIMES: readonly string[] = ['at', 'captured_at', 'received_at'];

/** Not hashed, but an entry cannot be verified without them. */
const ERASURE = ['salt', 'forgotten_by'] as const;

const columnsOf = (log: ChainedLog, version: 2 | 3): readonly string[] => [
  ...HASHED_COLUMNS[log][version].filter((column) => column !== 'hash_version'),
  ...(log === 'consent' ? [...PERSONAL_COLUMNS, ...ERASURE] : []),
];

/** The text of a time does not depend on the time zone of the connection. */
const inUtc = (column: string): string => `(to_jsonb(e.${column} AT TIME ZONE 'UTC') #>> '{}') || '+00:00'`;

const object = (fields: readonly string[]): string => `jsonb_build_object(${fields.join(', ')})`;

/** A row `e` of a log, as `entryHash` takes it: in version 3, without `hash_version`. */
export const newEntry = (log: ChainedLog): string =>
  object(columnsOf(log, 3).map((column) => `'${column}', ${TIMES.includes(column) ? inUtc(column) : `e.${column}`}`));

/**
 * A row `e` before version 3, as it was hashed: times in the time zone of the connection, as
 * to_jsonb writes them, and optional columns only when they are set.
 */
const oldEntry = (log: ChainedLog): string =>
  `${object(columnsOf(log, 2).map((column) => `'${column}', e.${column}`))}
     - ARRAY[${OMITTED_WHEN_NULL[log].map((column) => `CASE WHEN e.${column} IS NULL THEN '${column}' END`).join(', ')}]`;

const chainedEntry = (log: ChainedLog): string =>
  `CASE WHEN e.hash_version IS NULL THEN ${oldEntry(log)} ELSE ${newEntry(log)} || jsonb_build_object('hash_version', e.hash_version) END`;

/** Chained rows `e` of the logs, as `isEntryIntact` and exports take them. */
export const CHAINED_AUDIT = chainedEntry('audit');
export const CHAINED_CONSENT = chainedEntry('consent');
