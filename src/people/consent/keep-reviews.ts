import type { Owner } from '../../domain/account.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { lockConsentOfContacts } from '../contacts/lock-contacts.ts';
import { ANSWERS, findAnsweredReviews, keepOpenReviews, refreshPause } from './review-queries.ts';

/** What a person did after a message that waits for a review. */
interface ReviewAnswer {
  readonly phone: string;
  /** Messages that arrived later still wait. */
  readonly at: Date;
}

/** The note of a review that was closed because the person opted in afterwards. */
export const OPTED_IN_AFTERWARDS = 'The contact opted in after this message.';
/** The note of a review that was closed because the person ordered afterwards. */
export const ORDERED_AFTERWARDS = 'The contact ordered after this message.';

/**
 * Closes the reviews that persons answered themselves with the decision `keep`: they opted in or
 * ordered after the message, so it was no opt-out. Ends the pauses of contacts without another open
 * review. Returns the IDs of the closed messages. The locked contacts keep a message that arrives
 * meanwhile from losing its pause.
 */
export async function keepReviews(
  tx: Sql,
  owner: Owner,
  answers: readonly ReviewAnswer[],
  { by, note, now }: { readonly by: string; readonly note: string; readonly now: Date },
): Promise<readonly string[]> {
  const { tenantId, accountId } = owner;
  if (answers.length === 0) return [];
  const param = ANSWERS.param(answers.map(({ phone, at }) => ({ phone, at })));
  const found = await tx.rows(findAnsweredReviews, tenantId, accountId, param);
  if (found.length === 0) return [];
  const phones = new Set(found.flatMap(({ phone }) => phone ?? []));
  await lockConsentOfContacts(tx, owner, [...phones]);
  const ids = found.map(({ id }) => id);
  const closed = await tx.rows(keepOpenReviews, tenantId, accountId, ids, note, by, now);
  const contactIds = new Set(closed.flatMap(({ contact_id: contactId }) => contactId ?? []));
  for (const contactId of [...contactIds].toSorted()) await tx.row(refreshPause, tenantId, accountId, contactId, now);
  return closed.map(({ id }) => id);
}
