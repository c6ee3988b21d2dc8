import type { Owner } from '../../domain/account.ts';
import { mayOptIn } from '../../domain/consent/re-opt-in.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { ConsentChangeRequest } from './change.ts';
import type { ConsentState } from './consent-status.ts';
import { appendEntry } from './entries.ts';
import { liftSuppressions } from './lift-suppressions.ts';
import { setProgramConsent } from './program-consents.ts';
import { programOf } from './suppression-scope.ts';

/**
 * Undoes the STOP of a customer who never agreed to marketing: the state is again that before it,
 * so messages about the order arrive, and marketing does not. Null, and nothing changed, unless the
 * opt-out was by keyword and the person has an open relationship. Returns the ID of the consent
 * entry; the caller has locked the consent.
 */
export async function undoStop(
  tx: Sql,
  owner: Owner,
  { contact, lastChange, standing }: ConsentState,
  change: ConsentChangeRequest,
): Promise<string | null> {
  const { phone, scope, capturedAt, isSimulated = false, now } = change;
  // No reply may say that messages come again while an erasure holds.
  if (standing.length > 0) return null;
  if (contact === null || lastChange?.status !== 'opted_out' || lastChange.before !== 'none') return null;
  const verdict = mayOptIn({
    lastChange,
    standing,
    via: 'confirmation',
    capturedAt,
    hasEvidence: true,
    isSimulated,
  });
  if (!verdict.ok) return null;
  const { tenantId, accountId } = owner;
  const ofNumber = { account_id: accountId, phone };
  const isOpen = [{ ended_at: null }, { ended_at: { gt: capturedAt } }];
  if ((await tx.tenant(tenantId).relationships.findFirst({ where: { ...ofNumber, OR: isOpen } })) === null) return null;
  const programId = programOf(scope);
  const entryId = await appendEntry(tx, owner, contact.id, phone, { ...change, status: 'restored' });
  const none = { consent_status: 'none', consent_method: null, consent_changed_at: capturedAt, consent_before: null };
  if (programId === null)
    await tx.tenant(tenantId).contacts.updateMany({
      where: { ...ofNumber, consent_status: 'opted_out' },
      data: { ...none, updated_at: now },
    });
  else await tx.run(setProgramConsent, tenantId, accountId, phone, programId, 'none', change.method, capturedAt);
  await liftSuppressions(tx, owner, phone, scope);
  return entryId;
}
