import { raiseContactChanges } from '../../../people/audience/raise-contact-changes.ts';
import { optNumbersIn } from '../../../people/consent/program-consents.ts';
import {
  findSuppressedNumbers,
  type SuppressedNumber,
  startingConsent,
} from '../../../people/consent/suppressed-numbers.ts';
import { findContactsByKeys, type KnownContact } from '../../../people/contacts/find-by-keys.ts';
import type { NewContact, StartingConsent } from '../../../people/contacts/new-contact.ts';
import { upsertContacts } from '../../../people/contacts/upsert-contacts.ts';
import { suppressHashedNumbers } from '../../../people/privacy/hashed-numbers.ts';
import type { WriteContext } from '../../../skill.ts';
import type { ConsentClaim } from './consent.ts';
import type { OnDuplicate } from './read-batch.ts';
import type { Candidate } from './report.ts';
import { CONSENT_KEPT, type Report, WITHHELD } from './report.ts';

export interface Written {
  readonly id: string;
  readonly candidate: Candidate;
  /** Whether this import opted the contact in, which needs a consent entry. */
  readonly optedIn: boolean;
}

/** Writes the candidates, records their outcomes in the report, and returns them with their ids. */
export async function writeContacts(
  context: WriteContext,
  candidates: readonly Candidate[],
  known: readonly KnownContact[],
  options: { readonly claim: ConsentClaim | null; readonly onDuplicate: OnDuplicate },
  report: Report,
): Promise<Written[]> {
  const { tx, account } = context;
  const sorted = candidates.toSorted((a, b) => (a.contact.phone < b.contact.phone ? -1 : 1));
  if (sorted.length === 0) return [];
  const claim = options.claim?.status === 'opted_in' ? options.claim : null;
  const phones = sorted.map(({ contact }) => contact.phone);
  await suppressHashedNumbers(tx, account, phones, context.service.numberHashes, context.now);
  const suppressed = await findSuppressedNumbers(tx, account, phones);
  // The contact has the consent to messages without a program only.
  const general = claim?.programId === null ? claim : null;
  const contacts = sorted.map((candidate) => {
    const consent = consentOf(suppressed.get(candidate.contact.phone), agrees({ candidate }) ? general : null);
    return newContact(context, candidate, consent);
  });
  const rows = await upsertContacts(tx, account, contacts, options.onDuplicate === 'update', context.now);
  for (const name of ['created', 'updated'] as const) {
    const changed = rows.filter(({ created }) => created === (name === 'created')).map(({ id }) => id);
    await raiseContactChanges(tx, account, changed, { name, source: 'import' }, context.now);
  }
  const before = new Map(known.map((contact) => [contact.phone, contact]));
  const after = new Map(rows.map((row) => [row.phone, row]));
  const missing = phones.filter((phone) => !after.has(phone) && !before.has(phone));
  // Only if a concurrent call inserted these numbers since the look-up.
  if (missing.length > 0)
    for (const row of await findContactsByKeys(tx, account, { phones: missing, externalIds: [] }))
      before.set(row.phone, row);

  const statusOf = (phone: string) => (after.get(phone) ?? before.get(phone))?.consent_status;
  const mayOptIn = (phone: string): boolean => !suppressed.has(phone) && statusOf(phone) !== 'opted_out';
  const agreeing = sorted.flatMap((candidate) => (agrees({ candidate }) ? [candidate.contact.phone] : []));
  const intoProgram =
    claim === null || claim.programId === null ? null : await optIntoProgram(context, agreeing.filter(mayOptIn), claim);
  return sorted.flatMap((candidate) => {
    const { phone } = candidate.contact;
    const row = after.get(phone);
    const earlier = before.get(phone);
    const id = (row ?? earlier)?.id as string;
    if (row === undefined && options.onDuplicate === 'error') {
      report.rejectAll(candidate, 'contact_exists', 'phone');
      return [];
    }
    if (row === undefined && options.onDuplicate === 'skip') {
      report.record(candidate, 'skipped', id, 'contact_exists');
      return [];
    }
    const kept = claim !== null && !mayOptIn(phone);
    const outcome = row === undefined ? 'unchanged' : row.created ? 'created' : 'updated';
    report.record(candidate, outcome, id, kept ? CONSENT_KEPT : withheldCode(candidate, claim));
    const had = row?.created ? 'none' : (earlier?.consent_status ?? 'none');
    const intoGeneral = general !== null && row?.consent_status === 'opted_in' && had !== 'opted_in';
    return [{ id, candidate, optedIn: intoProgram?.has(phone) ?? intoGeneral }];
  });
}

/** Whether the rows of a candidate leave room for the consent that the import claims. */
export function agrees({ candidate }: { readonly candidate: Pick<Candidate, 'consent'> }): boolean {
  return candidate.consent === null || candidate.consent === 'opted_in';
}

/** Without a claim only an opt-out is worth a code, because nothing else was asked for. */
function withheldCode({ consent }: Candidate, claim: ConsentClaim | null): string | undefined {
  if (consent === null || consent === 'opted_in') return undefined;
  return claim === null && consent !== 'opted_out' ? undefined : WITHHELD[consent];
}

/** The numbers that were not opted in to the program before. */
async function optIntoProgram(
  { tx, account: { tenantId, accountId } }: WriteContext,
  phones: readonly string[],
  { programId, proof }: ConsentClaim,
): Promise<ReadonlySet<string>> {
  const at = proof.capturedAt;
  const rows = await tx.rows(optNumbersIn, tenantId, accountId, phones, programId ?? '', proof.method, at);
  return new Set(rows.map(({ phone }) => phone));
}

function consentOf(number: SuppressedNumber | undefined, claim: ConsentClaim | null): StartingConsent {
  if (number !== undefined || claim === null) return startingConsent(number);
  const { method, capturedAt } = claim.proof;
  return { consent_status: claim.status, consent_method: method, consent_changed_at: capturedAt };
}

function newContact(
  { newId }: WriteContext,
  { contact: { phone, country, externalId, firstName, lastName, email, timezone, attributes } }: Candidate,
  consent: StartingConsent,
): NewContact {
  return {
    id: newId('con'),
    phone,
    country,
    external_id: externalId,
    first_name: firstName,
    last_name: lastName,
    email,
    timezone,
    attributes,
    ...consent,
  };
}
