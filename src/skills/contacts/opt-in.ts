import { requireProgram } from '../../carriers/programs/require-program.ts';
import { unprocessable } from '../../errors.ts';
import { applyOptIn } from '../../people/consent/apply-opt-in.ts';
import { recordRelationships } from '../../people/consent/relationships.ts';
import { optInScope } from '../../people/consent/suppression-scope.ts';
import { readNumber } from '../../people/contacts/contact-or-phone.ts';
import { createContact } from '../../people/privacy/create-contact.ts';
import type { Skill } from '../../skill.ts';
import { findContactOrPhone } from './find.ts';
import { presentConsentEntry } from './present.ts';
import { readProof } from './proof.ts';
import { type ConsentEntryRow, getConsentEntry } from './queries.ts';

/**
 * Creates the contact of a new number. If the consent is rejected, the transaction rolls that back.
 */
export const optIn: Skill<'contacts.optIn'> = async (params, context) => {
  const { tx, account, key, now, newId, requestId, service } = context;
  if (params.program_id !== undefined) await requireProgram(tx, account, params.program_id);
  const proof = await readProof(tx, account, params, now);
  const who = await findContactOrPhone(tx, account, params);
  // Consent to messages needs a number that can receive them.
  const number = params.phone === undefined ? null : readNumber(params.phone, params.default_country, account);
  const how = { hashesOf: service.numberHashes, now, newId };
  const isNew = who.contactId === null && number !== null;
  const createdId = isNew ? await createContact(tx, account, number, {}, how) : null;
  const outcome = await applyOptIn(tx, account, {
    ...proof,
    phone: who.e164,
    contactId: who.contactId ?? createdId,
    scope: optInScope(params.program_id ?? proof.programId),
    actor: key.id,
    ruleId: null,
    requestId,
    now,
    newId,
    via: 'evidence',
    hashesOf: service.numberHashes,
  });
  if (!outcome.applied) {
    throw unprocessable(outcome.reason, REFUSALS[outcome.reason] ?? OLD_CONSENT, {
      details: {
        opted_out_at: outcome.optedOutAt?.toISOString() ?? null,
        suppressed_at: outcome.suppressedAt?.toISOString() ?? null,
      },
      nextActions: [
        {
          skill: 'contacts.consentHistory',
          params: { phone: who.e164 },
          why: 'Shows when and how the contact opted out.',
        },
      ],
    });
  }
  if (proof.relationship !== null)
    await recordRelationships(tx, account, [who.e164], proof.relationship, { actor: key.id, requestId, now });
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
    contact_created: createdId !== null,
    changed: outcome.changed,
  };
};

const OLD_CONSENT =
  'The contact opted out after this consent was given. Record consent that is newer than the opt-out.';

const REFUSALS: Readonly<Record<string, string>> = {
  evidence_required:
    'The contact opted out or was erased. Set `evidence`, the reference of a newer proof: a document, form entry, message or recording.',
  evidence_older_than_erasure:
    'The number was erased with contacts.forget after this consent was given. Record consent that is newer than that.',
  suppressed_by_account:
    'The account itself suppresses this number (compliance.suppress or number hygiene), and no consent lifts that.',
};
