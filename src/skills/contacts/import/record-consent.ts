import { emitConsentChanges } from '../../../events/outbox/emit-consent.ts';
import { appendEntries } from '../../../people/consent/entries.ts';
import { importOptOuts } from '../../../people/consent/import-opt-outs.ts';
import { optInScope } from '../../../people/consent/suppression-scope.ts';
import type { WriteContext } from '../../../skill.ts';
import type { ConsentClaim } from './consent.ts';
import type { Written } from './write-contacts.ts';

/**
 * Writes the consent entries of an import and returns their number. An opt-out applies to every
 * number of the batch (`phones`), even if its row was skipped or rejected.
 */
export async function recordConsent(
  { tx, account, key, now, newId, requestId }: WriteContext,
  { status, proof, programId }: ConsentClaim,
  importId: string,
  written: readonly Written[],
  phones: () => Promise<readonly string[]>,
): Promise<number> {
  const evidence = { ...(proof.evidence === null ? {} : { given: proof.evidence }), import_id: importId };
  if (status === 'opted_out') {
    const all = await phones();
    return all.length === 0
      ? 0
      : importOptOuts(tx, account, all, { ...proof, evidence, actor: key.id, requestId, now, newId });
  }
  const optedIn = written
    .filter((contact) => contact.optedIn)
    .map(({ id, candidate }) => ({ id, phone: candidate.contact.phone }));
  const scope = optInScope(programId);
  if (optedIn.length > 0) {
    const entryIds = await appendEntries(tx, account, optedIn, {
      ...proof,
      evidence,
      status,
      scope,
      actor: key.id,
      requestId,
      now,
      newId,
    });
    await emitConsentChanges(
      tx,
      account,
      'contact.opted_in',
      optedIn.map(({ id, phone }, index) => ({
        contactId: id,
        phone,
        entryId: entryIds[index] as string,
        recalled: 0,
      })),
      { ...proof, scope, ruleId: null, requestId, now },
    );
  }
  return optedIn.length;
}
