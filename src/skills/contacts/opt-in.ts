import { requireProgram } from '../../carriers/programs/require-program.ts';
import { unprocessable } from '../../errors.ts';
import { applyOptIn } from '../../people/consent/apply-opt-in.ts';
import { type PhoneNumber, readNumber } from '../../people/privacy/contact-or-phone.ts';
import { suppressHashedNumbers } from '../../people/privacy/hashed-numbers.ts';
import type { Skill, WriteContext } from '../../skill.ts';
import { findContactOrPhone } from './find.ts';
import { presentConsentEntry } from './present.ts';
import { readProof } from './proof.ts';
import { type ConsentEntryRow, getConsentEntry } from './queries.ts';
import { insertContact } from './write-queries.ts';

/**
 * Creates the contact of a new number. If the consent is rejected, the transaction rolls that back.
 */
export const optIn: Skill<'contacts.optIn'> = async (params, context) => {
  const { tx, account, key, now, newId, requestId } = context;
  if (params.program_id !== undefined) await requireProgram(tx, account, params.program_id);
  const proof = await readProof(tx, account, params, now);
  const who = await findContactOrPhone(tx, account, params);
  // Consent to messages needs a number that can receive them.
  const number = params.phone === undefined ? null : readNumber(params.phone, params.default_country, account);
  const created = who.contactId === null && number !== null && (await addContact(context, number));
  const outcome = await applyOptIn(tx, account, {
    ...proof,
    phone: who.e164,
    contactId: who.contactId,
    scope: params.program_id ?? 'all',
    actor: key.id,
    ruleId: null,
    requestId,
    now,
    newId,
    via: 'evidence',
  });
  if (!outcome.applied) {
    throw unprocessable(
      outcome.reason,
      'The contact opted out after this consent was given. Record consent that is newer than the opt-out.',
      {
        details: { opted_out_at: outcome.optedOutAt?.toISOString() ?? null },
        nextActions: [
          {
            skill: 'contacts.consentHistory',
            params: { phone: who.e164 },
            why: 'Shows when and how the contact opted out.',
          },
        ],
      },
    );
  }
  const entry = (await tx.row(
    getConsentEntry,
    account.tenantId,
    account.accountId,
    outcome.entryId,
  )) as ConsentEntryRow;
  return {
    contact_id: entry.contact_id as string,
    status: 'opted_in',
    consent_entry: presentConsentEntry(entry),
    contact_created: created,
    changed: outcome.changed,
    ...(outcome.suppressed ? { warnings: [STILL_SUPPRESSED] } : {}),
  };
};

const STILL_SUPPRESSED = {
  code: 'still_suppressed',
  message: 'The consent is recorded, but the account suppresses the number, so it receives no messages.',
};

async function addContact(
  { tx, account, now, newId, service }: WriteContext,
  { e164, country }: PhoneNumber,
): Promise<boolean> {
  await suppressHashedNumbers(tx, account, [e164], service.numberHashes, now);
  const { tenantId, accountId } = account;
  return (
    (await tx.row(
      insertContact,
      tenantId,
      accountId,
      newId('con'),
      e164,
      country,
      '{}',
      '{}',
      'none',
      null,
      null,
      now,
    )) !== null
  );
}
