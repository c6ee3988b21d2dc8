import { type CodeBook, pausesNumber } from '../../domain/carrier-codes/code-book.ts';
import { batchStatement, type Sql } from '../../platform/database/sql.ts';

/** Long enough for an operator to notice, and short enough that a corrected number soon sends. */
const PAUSE_MS = 60_000;

/**
 * A claim locks its number first and messages afterwards, so this skips a number that is locked:
 * it would wait in the other order. The next failure pauses the number then.
 */
const pause = batchStatement<[tenantId: string, messageIds: readonly string[], until: Date]>(
  'dispatch.pause_numbers',
  `WITH held AS MATERIALIZED (
     SELECT n.id FROM phone_numbers n
      WHERE n.tenant_id = $1 AND n.paced_until < $3
        AND n.id IN (SELECT m.number_id FROM messages m WHERE m.tenant_id = $1 AND m.id = ANY ($2))
      ORDER BY n.id FOR NO KEY UPDATE SKIP LOCKED)
   UPDATE phone_numbers n SET paced_until = $3 FROM held h WHERE n.tenant_id = $1 AND n.id = h.id`,
);

/** Lets the numbers wait whose messages failed with a code that says so. */
export async function pauseNumbers(
  tx: Sql,
  tenantId: string,
  failed: readonly { readonly messageId: string; readonly errorCode: string | null }[],
  book: CodeBook,
  now: Date,
): Promise<void> {
  const ids = failed.filter(({ errorCode }) => pausesNumber(book, errorCode)).map(({ messageId }) => messageId);
  if (ids.length > 0) await tx.run(pause, tenantId, ids, new Date(now.getTime() + PAUSE_MS));
}
