import type { Owner } from '../../../domain/account.ts';
import { emitConsentsExpired } from '../../../events/outbox/emit-consent-expired.ts';
import { batchStatement, type Sql } from '../../../platform/database/sql.ts';
import type { IdPrefix } from '../../../platform/ids.ts';
import { lockConsent } from '../consent-status.ts';
import { appendEntries } from '../entries.ts';
import type { ExpiredConsent } from './find-expired.ts';
import { withoutContact } from './stale.ts';

const CONTACT_WITHOUT = withoutContact('c.phone', '$3');
const NUMBER_WITHOUT = withoutContact('p.phone', '$3');

const endGeneral = batchStatement<
  [tenantId: string, accountId: string, since: Date, contactIds: readonly string[], now: Date],
  { id: string; phone: string }
>(
  'consent.end_general',
  `UPDATE contacts c SET consent_status = 'none', consent_method = NULL, consent_changed_at = $5, consent_before = NULL, updated_at = $5
    WHERE c.tenant_id = $1 AND c.account_id = $2 AND c.id = ANY ($4) AND c.consent_status = 'opted_in' AND c.consent_changed_at < $3
      AND ${CONTACT_WITHOUT}
   RETURNING c.id, c.phone`,
);

const endOfProgram = batchStatement<
  [tenantId: string, accountId: string, since: Date, phones: readonly string[], programId: string, now: Date],
  { phone: string }
>(
  'consent.end_of_program',
  `UPDATE program_consents p SET status = 'none', method = 'expiry', changed_at = $6, before = NULL
    WHERE p.tenant_id = $1 AND p.account_id = $2 AND p.phone = ANY ($4) AND p.program_id = $5 AND p.status = 'opted_in' AND p.changed_at < $3
      AND ${NUMBER_WITHOUT}
   RETURNING p.phone`,
);

/**
 * Ends consents that are still expired under the lock of their numbers, each with an entry
 * `expired` and an event. It is no opt-out: new consent counts, and START does not restore the
 * old one.
 * Returns how many ended.
 */
export async function endConsents(
  tx: Sql,
  owner: Owner,
  expired: readonly ExpiredConsent[],
  { months, since, now, newId }: { months: number; since: Date; now: Date; newId: (prefix: IdPrefix) => string },
): Promise<number> {
  const { tenantId, accountId } = owner;
  for (const phone of [...new Set(expired.map((one) => one.phone))].sort()) await lockConsent(tx, owner, phone);
  const ofGeneral = expired.filter(({ program_id: id }) => id === null).map(({ contact_id: id }) => id);
  let ended = await record('general', await tx.rows(endGeneral, tenantId, accountId, since, ofGeneral, now));
  const contacts = new Map(expired.map(({ phone, contact_id: id }) => [phone, id]));
  for (const programId of new Set(expired.flatMap(({ program_id: id }) => id ?? []))) {
    const phones = expired.filter(({ program_id: id }) => id === programId).map(({ phone }) => phone);
    const rows = await tx.rows(endOfProgram, tenantId, accountId, since, phones, programId, now);
    ended += await record(
      programId,
      rows.map(({ phone }) => ({ id: contacts.get(phone) ?? null, phone })),
    );
  }
  return ended;

  async function record(scope: string, of: readonly { id: string | null; phone: string }[]): Promise<number> {
    if (of.length === 0) return 0;
    const entryIds = await appendEntries(tx, owner, of, {
      status: 'expired',
      scope,
      method: 'expiry',
      source: null,
      actor: 'service',
      capturedAt: now,
      now,
      newId,
      evidence: { after_months: months, no_contact_since: since.toISOString() },
    });
    const changes = of.map(({ id, phone }, n) => ({ contactId: id, phone, scope, entryId: entryIds[n] as string }));
    await emitConsentsExpired(tx, owner, changes, { months, since, now });
    return of.length;
  }
}
