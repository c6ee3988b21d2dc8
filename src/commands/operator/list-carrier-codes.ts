import { readCodeOverrides } from '../../carriers/codes/read-code-book.ts';
import type { CodeAction, Fault } from '../../domain/carrier-codes/carrier-code.ts';
import { codeBook, meaningOfCode } from '../../domain/carrier-codes/code-book.ts';
import { DAY_MS } from '../../domain/durations.ts';
import { countFailures } from './carrier-code-queries.ts';
import { withDatabase } from './with-database.ts';

export interface ListedCode {
  readonly code: string;
  /** Messages that failed with it. */
  readonly failed: number;
  /** Null: nothing is known of the code. */
  readonly fault: Fault | null;
  readonly action: CodeAction | null;
  readonly means: string;
  readonly source: string | null;
}

/**
 * The codes that messages failed with in so many days, and those of which the operator said
 * something.
 */
export function listCodes(days: number, onlyUnknown: boolean): Promise<ListedCode[]> {
  return withDatabase(async (database) => {
    const overrides = await readCodeOverrides(database);
    const book = codeBook(overrides);
    const seen = await database.rows(countFailures, new Date(Date.now() - days * DAY_MS));
    const unseen = overrides
      .filter(({ code }) => seen.every((one) => one.code !== code))
      .map(({ code }) => ({ code, failed: 0 }));
    return [...seen, ...unseen]
      .map(({ code, failed }) => {
        const known = book(code);
        const { fault = null, action = null, source = null } = known ?? {};
        return { code, failed, fault, action, means: meaningOfCode(book, code).means, source };
      })
      .filter(({ fault }) => !onlyUnknown || fault === null);
  });
}
