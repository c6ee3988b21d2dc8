import type { KnownContact } from '../../../people/contacts/find-by-keys.ts';
import { mergeActions, type OtherNumber } from '../merge-action.ts';
import type { OnDuplicate } from './read-batch.ts';
import type { Candidate, Report } from './report.ts';

/**
 * The candidates to write. Excludes existing contacts unless the import updates them, and
 * candidates whose external id belongs to another number in the account or earlier in the batch,
 * because a violation of the unique key would abort the transaction.
 */
export function selectCandidates(
  candidates: readonly Candidate[],
  known: readonly KnownContact[],
  onDuplicate: OnDuplicate,
  report: Report,
): Candidate[] {
  const byPhone = new Map(known.map((contact) => [contact.phone, contact]));
  const idOf = new Map(known.map(({ external_id: externalId, id }) => [externalId, id]));
  const moved: Moved[] = [];
  const ownerOf = new Map(known.flatMap(({ external_id: id, phone }) => (id === null ? [] : [[id, phone] as const])));
  const selected = candidates.filter((candidate) => {
    const { phone, externalId } = candidate.contact;
    const existing = byPhone.get(phone);
    if (existing !== undefined && onDuplicate === 'skip') {
      report.record(candidate, 'skipped', existing.id, 'contact_exists');
      return false;
    }
    if (existing !== undefined && onDuplicate === 'error') {
      report.rejectAll(candidate, 'contact_exists', 'phone');
      return false;
    }
    if (externalId === null) return true;
    const owner = ownerOf.get(externalId) ?? phone;
    if (owner !== phone) {
      report.rejectAll(candidate, 'external_id_taken', 'external_id');
      const ownerId = idOf.get(externalId);
      if (ownerId !== undefined) moved.push({ row: candidate.row, ownerId, contactId: existing?.id ?? null, phone });
      return false;
    }
    ownerOf.set(externalId, phone);
    return true;
  });
  if (moved.length > 0)
    report.warn('contacts_with_new_number', describeMoved(moved), moved.slice(0, MAX_SHOWN).flatMap(mergeActions));
  return selected;
}

/** A row whose external id belongs to a stored contact with another number. */
interface Moved extends OtherNumber {
  readonly row: number;
}

const MAX_SHOWN = 5;
const MAX_ROWS = 50;

function describeMoved(moved: readonly Moved[]): string {
  const rows = moved
    .slice(0, MAX_ROWS)
    .map(({ row }) => row)
    .join(', ');
  const more = moved.length > MAX_ROWS ? ', …' : '';
  return `${moved.length} rows have the external_id of a contact with another number, perhaps because the customer has a new one. Merge those contacts, then import the rows again. Rows: ${rows}${more}.`;
}
