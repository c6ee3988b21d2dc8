import { requireProgram } from '../../carriers/programs/require-program.ts';
import { DAY_MS, HOUR_MS } from '../../domain/durations.ts';
import { invalidParams, unprocessable } from '../../errors.ts';
import { lockConsent, readConsentState } from '../../people/consent/consent-status.ts';
import { claimHour, MAX_PER_HOUR } from '../../people/consent/opt-in-limits/claim-hour.ts';
import { claimNumber, MAX_PER_NUMBER, NUMBER_WINDOW_MS } from '../../people/consent/opt-in-limits/claim-number.ts';
import { confirmableUntil, requestOptIn as recordRequest } from '../../people/consent/request-opt-in.ts';
import { optInScope } from '../../people/consent/suppression-scope.ts';
import type { Contact } from '../../people/contacts/contact.ts';
import { readNumber } from '../../people/contacts/contact-or-phone.ts';
import { findContactByPhone } from '../../people/contacts/find-contacts.ts';
import { createContact } from '../../people/privacy/create-contact.ts';
import { requestConfirmation } from '../../sending/request-confirmation.ts';
import type { Skill } from '../../skill.ts';
import { findContactOrPhone } from './find.ts';
import { presentConsentEntry } from './present.ts';
import { readProof } from './proof.ts';
import { type ConsentEntryRow, getConsentEntry } from './queries.ts';

/** A person who asked longer ago does not expect the message. */
const MAX_AGE_MS = DAY_MS;

/**
 * Double opt-in: records the request with its proof, and asks the person to confirm. Creates the
 * contact of a new number; if the message is refused, the transaction rolls all of it back, also
 * what it counted for the limits of requests.
 */
export const requestOptIn: Skill<'contacts.requestOptIn'> = async (params, context) => {
  const { tx, account, key, now, newId, requestId, service } = context;
  const { program_id: givenProgramId, number_id: numberId = null, language = 'en' } = params;
  if (givenProgramId !== undefined) await requireProgram(tx, account, givenProgramId);
  const proof = await readProof(tx, account, { ...params, captured_at: params.captured_at ?? now.toISOString() }, now);
  if (now.getTime() - proof.capturedAt.getTime() > MAX_AGE_MS)
    throw invalidParams('The person asked more than 24 hours ago and no longer expects a message.', [
      { path: '/captured_at', rule: 'must be within the last 24 hours' },
    ]);
  const programId = givenProgramId ?? proof.programId;
  const who = await findContactOrPhone(tx, account, params);
  const phone = who.e164;
  await lockConsent(tx, account, phone);
  const state = await readConsentState(tx, account, phone, programId);
  const status = state.lastChange?.status;
  if (status === 'opted_out') throw optedOut(phone);
  const knownId = who.contactId ?? state.contact?.id ?? null;
  const createdId =
    knownId === null
      ? await createContact(
          tx,
          account,
          readNumber(phone, undefined, account),
          {},
          { hashesOf: service.numberHashes, now, newId },
        )
      : null;
  // Neither known nor created: a concurrent call, which locks no consent, created the contact.
  const contactId = knownId ?? createdId ?? ((await findContactByPhone(tx, account, phone)) as Contact).id;
  const about = { contact_id: contactId, contact_created: createdId !== null };
  const pendingUntil = confirmableUntil(state, now);
  if (status === 'opted_in' || pendingUntil !== null)
    return {
      ...about,
      status: pendingUntil === null ? 'opted_in' : 'pending',
      consent_entry: null,
      confirmation: null,
      expires_at: pendingUntil?.toISOString() ?? null,
      changed: createdId !== null,
    };
  // The number first, in every transaction, so that no two wait for each other.
  if (!(await claimNumber(tx, account, phone, service.numberHashes, now))) throw askedRecently();
  const nextHour = await claimHour(tx, account, now);
  if (nextHour !== null) throw tooManyRequests(nextHour);
  const by = { actor: key.id, ruleId: null, requestId, now, newId };
  const entryId = await recordRequest(tx, account, { ...proof, ...by, phone, contactId, scope: optInScope(programId) });
  const message = await requestConfirmation(context, { contactId, programId, numberId, language });
  const entry = (await tx.row(getConsentEntry, account.tenantId, account.accountId, entryId)) as ConsentEntryRow;
  return {
    ...about,
    status: 'pending',
    consent_entry: presentConsentEntry(entry),
    confirmation: {
      message_id: message.id,
      from: message.sender.phone,
      text: message.text,
      segments: message.content.measure.segments,
      credits: message.content.credits,
    },
    expires_at: confirmableUntil({ pendingSince: now }, now)?.toISOString() ?? null,
    changed: true,
  };
};

function optedOut(phone: string) {
  return unprocessable(
    'opted_out',
    'The contact opted out, so a message cannot ask for an opt-in. The contact can send START, or you can record newer consent with its evidence.',
    {
      nextActions: [
        {
          skill: 'contacts.consentHistory',
          params: { phone },
          why: 'Shows when and how the contact opted out.',
        },
      ],
    },
  );
}

/** Says nothing about the other accounts: not which ones asked, and not when. */
function askedRecently() {
  const windowHours = NUMBER_WINDOW_MS / HOUR_MS;
  return unprocessable(
    'asked_recently',
    `This number was asked to opt in recently. The service asks a number at most ${MAX_PER_NUMBER} times in ${windowHours} hours. Call again after ${windowHours} hours.`,
    { details: { max: MAX_PER_NUMBER, window_hours: windowHours } },
  );
}

function tooManyRequests(next: Date) {
  const at = next.toISOString();
  return unprocessable(
    'too_many_opt_in_requests',
    `The account has asked ${MAX_PER_HOUR} people to opt in within this hour, which is the maximum. Call again at ${at}.`,
    { details: { max: MAX_PER_HOUR, next_allowed_at: at } },
  );
}
