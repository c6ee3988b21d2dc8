/** A keyset page: the cursor holds the last key, so every page costs the same. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly nextCursor: string | null;
}

/** Marks cursors, so that a damaged one is rejected and not read as the end of a list. */
const MARK = 'after:';

export function isCursor(text: string): boolean {
  const decoded = decode(text);
  return decoded.startsWith(MARK) && encode(decoded) === text && !decoded.includes('\0');
}

/**
 * The key after which a page begins; empty for the first page. The caller has validated the cursor
 * with `isCursor`.
 */
export function readCursor(cursor: string | undefined): string {
  return cursor === undefined ? '' : decode(cursor).slice(MARK.length);
}

/** Cuts `limit + 1` rows to a page. `keyOf` returns the key that the query compares with. */
export function toPage<Row>(rows: readonly Row[], limit: number, keyOf: (row: Row) => string): Page<Row> {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    rows: shown,
    nextCursor: last === undefined ? null : toCursor(keyOf(last)),
  };
}

/** The cursor of a page that begins after the key. */
export function toCursor(key: string): string {
  return encode(`${MARK}${key}`);
}

function encode(text: string): string {
  return Buffer.from(text, 'utf8').toString('base64url');
}

function decode(text: string): string {
  return Buffer.from(text, 'base64url').toString('utf8');
}
