import { canonicalPhone, phoneForms } from '../../domain/phone-forms.ts';
import { forgetPerson } from '../../people/privacy/forget.ts';
import { findOwnNumbers } from '../../people/privacy/numbers.ts';
import type { Skill } from '../../skill.ts';
import { findContactOrPhone } from './find.ts';

export const forgetContact: Skill<'contacts.forget'> = async (params, context) => {
  const { tx, account, key, now, newId, requestId, service } = context;
  const { contactId, e164 } = await findContactOrPhone(tx, account, params);
  const phones =
    contactId === null ? phoneForms(e164) : await findOwnNumbers(tx, account, { id: contactId, phone: e164 });
  const done = await forgetPerson(
    tx,
    account,
    { contactId, phones },
    { actor: key.id, hashesOf: service.numberHashes, requestId, now, newId },
  );
  return {
    contact_id: contactId,
    numbers: new Set(phones.map(canonicalPhone)).size,
    erased: {
      messages: done.messages,
      inbound_messages: done.inboundMessages,
      consent_entries: done.consentEntries,
      events: done.events,
    },
    canceled_messages: done.canceledMessages,
    consent_entry_id: done.entryId,
  };
};
