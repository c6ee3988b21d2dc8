import { emitConsentChanges } from '../../../events/outbox/emit-consent.ts';
import { appendEntries } from '../../../people/consent/entries.ts';
import { importOptOuts } from '../../../people/consent/import-opt-outs.ts';
import { optInScope } from '../../../people/consent/suppression-scope.ts';
import type { WriteContext } from '../../../skill.ts';
import { describeProof, type Proof } from '../proof.ts';
import type { ConsentClaim } from './consent.ts';
import type { Written } from './write-contacts.ts';

/**
 * Opts the numbers out and returns how many were not opted out before. Without a claim of opt-outs
 * the evidence is what their rows say.
 */
export async function recordOptOuts(
  { tx, account, key, now, newId, requestId }: WriteContext,
  claim: ConsentClaim | null,
  importId: string,
  phones: readonly string[],
): Promise<number> {
  if (phones.length === 0) return 0;
  const proof = claim?.status === 'opted_out' ? claim.proof : { ...describeProof({}, 'import'), capturedAt: now };
  const evidence =
    claim?.status === 'opted_out' ? evidenceOf(claim.proof, importId) : { import_id: importId, stated_by: 'row' };
  return importOptOuts(tx, account, phones, { ...proof, evidence, actor: key.id, requestId, now, newId });
}

function evidenceOf({ evidence }: Proof, importId: string): Readonly<Record<string, unknown>> {
  return { ...(evidence === null ? {} : { given: evidence }), import_id: importId };
}

/**
 * Writes the consent entries of the contacts that the import opted in, and returns their number.
 */
export async function recordOptIns(
  { tx, account, key, now, newId, requestId }: WriteContext,
  { proof, programId }: ConsentClaim,
  importId: string,
  written: readonly Written[],
): Promise<number> {
  const evidence = evidenceOf(proof, importId);
  const optedIn = written
    .filter((contact) => contact.optedIn)
    .map(({ id, candidate }) => ({ id, phone: candidate.contact.phone }));
  const scope = optInScope(programId);
  if (optedIn.length > 0) {
    const entryIds = await appendEntries(tx, account, optedIn, {
      ...proof,
      evidence,
      status: 'opted_in',
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
        canceledMessages: 0,
      })),
      { ...proof, via: 'import', scope, ruleId: null, requestId, now },
    );
  }
  return optedIn.length;
}
