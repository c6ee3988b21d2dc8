import type { Owner } from '../../domain/account.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import type { ConsentChangeRequest } from './change.ts';
import { appendEntry } from './entries.ts';
import { setProgramConsent } from './program-consents.ts';
import { programOf } from './suppression-scope.ts';

const setPending = statement<[tenantId: string, accountId: string, phone: string, method: string, at: Date, now: Date]>(
  'consent.set_pending',
  `UPDATE contacts SET consent_status = 'pending', consent_method = $4, consent_changed_at = $5, consent_before = NULL, updated_at = $6
    WHERE tenant_id = $1 AND account_id = $2 AND phone = $3`,
);

/**
 * Records that a person asked to opt in and was asked to confirm; the caller has locked the
 * consent. Nothing may be sent because of it: suppressions stay until the confirmation. Returns the
 * ID of the consent entry.
 */
export async function requestOptIn(tx: Sql, owner: Owner, change: ConsentChangeRequest): Promise<string> {
  const { tenantId, accountId } = owner;
  const { phone, scope, method, contactId, capturedAt, now } = change;
  const programId = programOf(scope);
  if (programId === null) await tx.run(setPending, tenantId, accountId, phone, method, capturedAt, now);
  else await tx.run(setProgramConsent, tenantId, accountId, phone, programId, 'pending', method, capturedAt);
  return appendEntry(tx, owner, contactId, phone, { ...change, status: 'pending' });
}
