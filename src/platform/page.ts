/** Keyset pages: a cursor says where the last page ended, so a page costs the same however far it is. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly nextCursor: string | null;
}

/** Tells a cursor from other texts, so that a mangled one is refused and does not look like the end of a list. */
const MARK = 'after:';

export function isCursor(text: string): boolean {
  const decoded = decode(text);
  return decoded.startsWith(MARK) && encode(decoded) === text && !decoded.includes('\0');
}

/** Where a page begins: after this key; an empty one is the front. Whether it is a cursor at all was asked before (`isCursor`). */
export function readCursor(cursor: string | undefined): string {
  return cursor === undefined ? '' : decode(cursor).slice(MARK.length);
}

/** Cuts `limit + 1` rows down to the page; `keyOf` gives what the query compares with. */
export function toPage<Row>(rows: readonly Row[], limit: number, keyOf: (row: Row) => string): Page<Row> {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    rows: shown,
    nextCursor: last === undefined ? null : encode(`${MARK}${keyOf(last)}`),
  };
}

function encode(text: string): string {
  return Buffer.from(text, 'utf8').toString('base64url');
}

function decode(text: string): string {
  return Buffer.from(text, 'base64url').toString('utf8');
}
