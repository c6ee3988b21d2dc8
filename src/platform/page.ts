/** Keyset pages: a cursor says where the last page ended, so a page costs the same however far it is. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly nextCursor: string | null;
}

/** What a list asks the database for: one row more than it shows, to know whether there is a next page. */
export function readCursor(cursor: string | undefined): string {
  return cursor === undefined ? '' : Buffer.from(cursor, 'base64url').toString('utf8').replaceAll('\0', '');
}

/** Cuts `limit + 1` rows down to the page; `keyOf` gives what the query compares with. */
export function toPage<Row>(rows: readonly Row[], limit: number, keyOf: (row: Row) => string): Page<Row> {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    rows: shown,
    nextCursor: last === undefined ? null : Buffer.from(keyOf(last), 'utf8').toString('base64url'),
  };
}
