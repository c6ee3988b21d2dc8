import { phoneForms } from '../../domain/phone-forms.ts';
import { findNumbers } from '../../people/privacy/numbers.ts';
import { readCursor, toPage } from '../../platform/page.ts';
import type { Skill } from '../../skill.ts';
import { findContactOrPhone } from './find.ts';
import { presentConsentEntry } from './present.ts';
import { listConsentEntries } from './queries.ts';

/**
 * Consent entries belong to phone numbers, so a number without a contact has a history too. A
 * contact has the history of every number merged into it.
 */
export const consentHistory: Skill<'contacts.consentHistory'> = async (
  { cursor, limit = 50, ...who },
  { db, account },
) => {
  const { e164, contactId } = await findContactOrPhone(db, account, who);
  const phones = contactId === null ? phoneForms(e164) : await findNumbers(db, account, { id: contactId, phone: e164 });
  const rows = await db.rows(
    listConsentEntries,
    account.tenantId,
    account.accountId,
    phones,
    readCursor(cursor),
    limit + 1,
  );
  const page = toPage(rows, limit, (row) => row.id);
  return { items: page.rows.map(presentConsentEntry), next_cursor: page.nextCursor };
};
