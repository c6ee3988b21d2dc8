import type { KnownContact } from './queries.ts';
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
  const ownerOf = new Map(known.flatMap(({ external_id: id, phone }) => (id === null ? [] : [[id, phone] as const])));
  return candidates.filter((candidate) => {
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
      return false;
    }
    ownerOf.set(externalId, phone);
    return true;
  });
}
