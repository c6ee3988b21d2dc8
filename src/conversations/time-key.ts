import { invalidParams } from '../errors.ts';

const END_OF_TIME = new Date('9999-12-31T00:00:00Z');
const SEPARATOR = ' ';

/** The key of a row in a list that is ordered by time and id, for cursors. */
export const timeKey = (at: Date, id: string): string => `${at.toISOString()}${SEPARATOR}${id}`;

/**
 * The time and id that a page, the newest first, begins before; an empty key is the first page.
 * Throws -32602 for the cursor of another list.
 */
export function readTimeKey(key: string): readonly [at: Date, id: string] {
  if (key === '') return [END_OF_TIME, ''];
  const [at = '', id = ''] = key.split(SEPARATOR);
  const time = new Date(at);
  if (!Number.isNaN(time.getTime())) return [time, id];
  throw invalidParams('The cursor is of another list. Use the next_cursor of a page of this list.', [
    { path: '/cursor', rule: 'must be the next_cursor of this list' },
  ]);
}
