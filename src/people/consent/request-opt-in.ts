import type { Owner } from '../../domain/account.ts';
import { DAY_MS } from '../../domain/durations.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { OptInChange } from './change.ts';
import type { ConsentState } from './consent-status.ts';
import { appendEntry } from './entries.ts';
import { setProgramConsent } from './program-consents.ts';
import { programOf } from './suppression-scope.ts';

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

/** The latest request of a number to opt in. */
export function findOptInRequest(
  sql: Sql,
  { tenantId, accountId }: Owner,
  phone: string,
  scope: string,
): Promise<OptInRequest | null> {
  return sql.tenant(tenantId).consent_entries.findFirst({
    where: { account_id: accountId, phone, scope, status: 'pending' },
    orderBy: { id: 'desc' },
    select: {
      id: true,
      source: true,
      source_url: true,
      source_id: true,
      disclosure_text_hash: true,
      disclosure_version: true,
    },
  });
}

/**
 * Records that a person asked to opt in and is asked to confirm; the caller has locked the consent.
 * Nothing else may be sent because of it: suppressions stay until the confirmation. Returns the ID
 * of the consent entry.
 */
export async function requestOptIn(
  tx: Sql,
  owner: Owner,
  change: Omit<OptInChange, 'via' | 'hashesOf'>,
): Promise<string> {
  const { tenantId, accountId } = owner;
  const { phone, scope, method, contactId, now } = change;
  const programId = programOf(scope);
  const pending = { consent_status: 'pending', consent_method: method, consent_changed_at: now, consent_before: null };
  if (programId === null)
    await tx.tenant(tenantId).contacts.updateMany({
      where: { account_id: accountId, phone },
      data: { ...pending, updated_at: now },
    });
  else await tx.run(setProgramConsent, tenantId, accountId, phone, programId, 'pending', method, now);
  return appendEntry(tx, owner, contactId, phone, { ...change, status: 'pending' });
}
