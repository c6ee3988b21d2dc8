import { noSuchContact, readWho, type Who } from '../../messaging/person/who.ts';
import type { Sql } from '../../platform/sql.ts';
import type { Account } from '../../skill.ts';
import { type ContactRow, holdContact, holdContactOfNumber } from './queries.ts';

/** By exactly one of contact_id and phone. The contact is neither merged nor forgotten until the transaction ends; throws -32001 where there is none. */
export async function findContact(tx: Sql, account: Account, who: Who): Promise<ContactRow> {
  const { contactId, number } = readWho(who, account);
  const { tenantId, accountId } = account;
  const contact =
    number === null
      ? await tx.row(holdContact, tenantId, accountId, contactId)
      : await tx.row(holdContactOfNumber, tenantId, accountId, number.e164);
  if (contact === null) throw noSuchContact();
  return contact;
}
