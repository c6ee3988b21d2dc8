import type { Owner } from '../../domain/account.ts';
import { mayOptIn } from '../../domain/consent/re-opt-in.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import type { ConsentChangeRequest } from './change.ts';
import type { ConsentState } from './consent-status.ts';
import { appendEntry } from './entries.ts';
import { liftSuppressions } from './lift-suppressions.ts';
import { setProgramConsent } from './program-consents.ts';
import { programOf } from './suppression-scope.ts';

const findRelationship = statement<[tenantId: string, accountId: string, phone: string, at: Date], { kind: string }>(
  'consent.find_open_relationship',
  `SELECT r.kind FROM relationships r
    WHERE r.tenant_id = $1 AND r.account_id = $2 AND r.phone = $3 AND (r.ended_at IS NULL OR r.ended_at > $4) LIMIT 1`,
);

const clearOptOut = statement<[tenantId: string, accountId: string, phone: string, at: Date, now: Date]>(
  'consent.clear_opt_out',
  `UPDATE contacts SET consent_status = 'none', consent_method = NULL, consent_changed_at = $4, consent_before = NULL, updated_at = $5
    WHERE tenant_id = $1 AND account_id = $2 AND phone = $3 AND consent_status = 'opted_out'`,
);

/**
 * Undoes the STOP of a customer who never agreed to marketing: the state is again that before it,
 * so messages about the order arrive, and marketing does not. Null, and nothing changed, unless the
 * opt-out was by keyword and the person has an open relationship. Returns the ID of the consent
 * entry; the caller has locked the consent.
 */
export async function undoStop(
  tx: Sql,
  owner: Owner,
  { contact, lastChange }: ConsentState,
  change: ConsentChangeRequest,
): Promise<string | null> {
  const { phone, scope, capturedAt, isSimulated = false, now } = change;
  if (contact === null || lastChange?.status !== 'opted_out' || lastChange.before !== 'none') return null;
  const verdict = mayOptIn({ lastChange, via: 'confirmation', capturedAt, hasEvidence: true, isSimulated });
  if (!verdict.ok) return null;
  const { tenantId, accountId } = owner;
  if ((await tx.row(findRelationship, tenantId, accountId, phone, capturedAt)) === null) return null;
  const programId = programOf(scope);
  const entryId = await appendEntry(tx, owner, contact.id, phone, { ...change, status: 'restored' });
  if (programId === null) await tx.run(clearOptOut, tenantId, accountId, phone, capturedAt, now);
  else await tx.run(setProgramConsent, tenantId, accountId, phone, programId, 'none', change.method, capturedAt);
  await liftSuppressions(tx, owner, phone, scope);
  return entryId;
}
