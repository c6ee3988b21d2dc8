import type { Owner } from '../../domain/account.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { findContactByPhone } from '../contacts/find-contacts.ts';
import { lockConsent } from './consent-status.ts';
import { refreshPause } from './review-queries.ts';

/**
 * Pauses marketing to the contact whose message waits for a review; the message is written already.
 * A person may opt out by any reasonable means (47 CFR 64.1200(a)(10)), so the consent does not
 * hold before a decision. The lock keeps a decision about another message of the contact
 * from ending the pause.
 */
export async function pauseForReview(tx: Sql, owner: Owner, phone: string, now: Date): Promise<void> {
  await lockConsent(tx, owner, phone);
  const contact = await findContactByPhone(tx, owner, phone);
  if (contact !== null) await tx.row(refreshPause, owner.tenantId, owner.accountId, contact.id, now);
}
