import { noSuchContact, readNumber, requireOneName, type Who } from '../../messaging/person/who.ts';
import type { Sql } from '../../platform/sql.ts';
import type { Account } from '../../skill.ts';
import { type ContactRow, holdContact, holdContactOfNumber } from './queries.ts';

/** By exactly one of contact_id and phone. The contact is neither merged nor forgotten until the transaction ends; throws -32001 where there is none. */
export async function findContact(tx: Sql, account: Account, who: Who): Promise<ContactRow> {
  requireOneName(who);
  const { contact_id: id, phone, default_country: country } = who;
  const { tenantId, accountId } = account;
  const contact =
    id === undefined
      ? await tx.row(holdContactOfNumber, tenantId, accountId, readNumber(phone as string, country, account).e164)
      : await tx.row(holdContact, tenantId, accountId, id);
  if (contact === null) throw noSuchContact();
  return contact;
}
