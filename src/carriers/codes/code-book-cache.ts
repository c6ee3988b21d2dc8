import { type CodeBook, documentedCodes } from '../../domain/carrier-codes/code-book.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { readCodeBook } from './read-code-book.ts';

/** So long a process may not know what the operator said of a code. */
const FRESH_MS = 10_000;

/**
 * The codes for a carrier, which asks at each answer with an error. Without the database, what was
 * read last decides: an answer must not be lost because of it.
 */
export function createCodeBookCache(sql: Sql): () => Promise<CodeBook> {
  let last: CodeBook = documentedCodes;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<CodeBook> | null = null;
  const read = async (): Promise<CodeBook> => {
    try {
      last = await readCodeBook(sql);
      readAt = performance.now();
    } catch {
      // The next answer asks again.
    }
    reading = null;
    return last;
  };
  return async () => {
    if (performance.now() - readAt < FRESH_MS) return last;
    reading ??= read();
    return reading;
  };
}
