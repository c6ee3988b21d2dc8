import { forgetPerson } from '../../messaging/person/forget.ts';
import { findNumbers } from '../../messaging/person/numbers.ts';
import type { Skill } from '../../skill.ts';
import { findWho } from './find.ts';
import { findContactByPhone } from './write-queries.ts';

/** A merged number that has become a contact of its own again is that contact's. */
export const forgetContact: Skill<'contacts.forget'> = async (params, context) => {
  const { tx, account, key, now, newId, requestId, service } = context;
  const { contactId, e164 } = await findWho(tx, account, params);
  const phones: string[] = [];
  const numbers = contactId === null ? [e164] : await findNumbers(tx, account, { id: contactId, phone: e164 });
  for (const phone of numbers)
    if (phone === e164 || (await tx.row(findContactByPhone, account.tenantId, account.accountId, phone)) === null)
      phones.push(phone);
  const done = await forgetPerson(
    tx,
    account,
    { contactId, phones },
    { actor: key.id, hashesOf: service.numberHashes, requestId, now, newId },
  );
  return {
    contact_id: contactId,
    numbers: phones.length,
    erased: {
      messages: done.messages,
      inbound_messages: done.inboundMessages,
      consent_entries: done.consentEntries,
      events: done.events,
    },
    recalled: done.recalled,
    consent_entry_id: done.entryId,
  };
};
