import type { Owner } from '../../domain/account.ts';
import { DAY_MS } from '../../domain/durations.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import type { OptInChange } from './change.ts';
import type { ConsentState } from './consent-status.ts';
import { appendEntry } from './entries.ts';
import { setProgramConsent } from './program-consents.ts';
import { programOf } from './suppression-scope.ts';

const setPending = statement<[tenantId: string, accountId: string, phone: string, method: string, now: Date]>(
  'consent.set_pending',
  `UPDATE contacts SET consent_status = 'pending', consent_method = $4, consent_changed_at = $5, consent_before = NULL, updated_at = $5
    WHERE tenant_id = $1 AND account_id = $2 AND phone = $3`,
);

/** A confirmation that comes later is none: the person may not remember the request. */
const CONFIRMATION_MS = DAY_MS;

/** Until when an opt-in can be confirmed; null when no confirmation was requested in time. */
export function confirmableUntil({ pendingSince }: Pick<ConsentState, 'pendingSince'>, at: Date): Date | null {
  if (pendingSince === null) return null;
  const until = new Date(pendingSince.getTime() + CONFIRMATION_MS);
  return at <= until ? until : null;
}

/** The request that a confirmation answers, as its consent entry describes it. */
export interface OptInRequest {
  readonly id: string;
  readonly source: string | null;
  readonly source_url: string | null;
  readonly source_id: string | null;
  readonly disclosure_text_hash: string | null;
  readonly disclosure_version: number | null;
}

const findRequest = statement<[tenantId: string, accountId: string, phone: string, scope: string], OptInRequest>(
  'consent.find_opt_in_request',
  `SELECT id, source, source_url, source_id, disclosure_text_hash, disclosure_version FROM consent_entries
    WHERE tenant_id = $1 AND account_id = $2 AND phone = $3 AND scope = $4 AND status = 'pending' ORDER BY id DESC LIMIT 1`,
);

/** The latest request of a number to opt in. */
export const findOptInRequest = (sql: Sql, owner: Owner, phone: string, scope: string): Promise<OptInRequest | null> =>
  sql.row(findRequest, owner.tenantId, owner.accountId, phone, scope);

/**
 * Records that a person asked to opt in and is asked to confirm; the caller has locked the consent.
 * Nothing else may be sent because of it: suppressions stay until the confirmation. Returns the ID
 * of the consent entry.
 */
export async function requestOptIn(tx: Sql, owner: Owner, change: Omit<OptInChange, 'via'>): Promise<string> {
  const { tenantId, accountId } = owner;
  const { phone, scope, method, contactId, now } = change;
  const programId = programOf(scope);
  if (programId === null) await tx.run(setPending, tenantId, accountId, phone, method, now);
  else await tx.run(setProgramConsent, tenantId, accountId, phone, programId, 'pending', method, now);
  return appendEntry(tx, owner, contactId, phone, { ...change, status: 'pending' });
}
