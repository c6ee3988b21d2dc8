import { cancelForPhone } from '../../cancellation/cancel-for-phone.ts';
import type { Owner } from '../../domain/account.ts';
import { emitConsentChanges } from '../../events/outbox/emit-consent.ts';
import { batchStatement, type Sql } from '../../platform/database/sql.ts';
import type { IdPrefix } from '../../platform/ids.ts';
import { lockConsentOfContacts } from '../contacts/lock-contacts.ts';
import { closeReviews } from './close-reviews.ts';
import { appendEntries } from './entries.ts';
import { endProgramConsents } from './program-consents.ts';

/** With the method `import`, so that START cannot lift the opt-out. */
const optContactsOut = batchStatement<
  [tenantId: string, accountId: string, phones: readonly string[], at: Date, now: Date]
>(
  'consent.opt_contacts_out',
  `UPDATE contacts SET consent_status = 'opted_out', consent_method = 'import', consent_changed_at = $4, consent_before = consent_status, updated_at = $5
    WHERE tenant_id = $1 AND account_id = $2 AND phone = ANY ($3) AND consent_status <> 'opted_out'`,
);

const suppressNumbers = batchStatement<
  [tenantId: string, accountId: string, phones: readonly string[], now: Date],
  { phone: string; added: boolean }
>(
  'consent.suppress_numbers',
  `INSERT INTO suppressions AS s (tenant_id, account_id, phone, scope, reason, rule_id, created_at)
   SELECT $1, $2, phone, 'all', 'import', NULL, $4 FROM unnest($3::text[]) AS phone ORDER BY phone
   ON CONFLICT (tenant_id, account_id, phone, scope) DO UPDATE SET reason = excluded.reason WHERE s.reason = 'keyword'
   RETURNING phone, (xmax = 0) AS added`,
);

const findWaiting = batchStatement<[tenantId: string, accountId: string, phones: readonly string[]], { phone: string }>(
  'consent.find_waiting_messages',
  `SELECT DISTINCT m.to_phone AS phone FROM messages m JOIN message_queue q ON q.tenant_id = $1 AND q.message_id = m.id
    WHERE m.tenant_id = $1 AND m.account_id = $2 AND m.to_phone = ANY ($3) ORDER BY m.to_phone`,
);

/**
 * Records opt-outs from another system, with the steps of `applyOptOut` for all numbers at once.
 * Returns how many were not opted out before. Only those get a consent entry, so importing a list
 * twice adds nothing.
 */
export async function importOptOuts(
  tx: Sql,
  owner: Owner,
  phones: readonly string[],
  proof: {
    readonly source: string | null;
    readonly sourceUrl: string | null;
    readonly evidence: unknown;
    readonly actor: string;
    readonly capturedAt: Date;
    readonly requestId: string;
    readonly now: Date;
    readonly newId: (prefix: IdPrefix) => string;
  },
): Promise<number> {
  const { tenantId, accountId } = owner;
  const { capturedAt, requestId, now, newId } = proof;
  const contacts = new Map((await lockConsentOfContacts(tx, owner, phones)).map((row) => [row.phone, row]));
  const suppressed = await tx.rows(suppressNumbers, tenantId, accountId, phones, now);
  const added = new Set(suppressed.filter((row) => row.added).map(({ phone }) => phone));
  const changed = phones.filter((phone) => {
    const contact = contacts.get(phone);
    return contact === undefined ? added.has(phone) : contact.consent_status !== 'opted_out';
  });
  const entries = changed.map((phone) => ({ id: contacts.get(phone)?.id ?? null, phone }));
  const entryIds = await appendEntries(tx, owner, entries, {
    ...proof,
    status: 'opted_out',
    scope: 'all',
    method: 'import',
  });
  await tx.run(optContactsOut, tenantId, accountId, phones, capturedAt, now);
  await tx.run(endProgramConsents, tenantId, accountId, phones, 'import', capturedAt);
  const contactIds = [...contacts.values()].map(({ id }) => id);
  await closeReviews(tx, owner, { phones, contactIds }, proof.actor, now);
  const canceledMessages = new Map<string, number>();
  for (const { phone } of await tx.rows(findWaiting, tenantId, accountId, phones)) {
    canceledMessages.set(phone, (await cancelForPhone(tx, owner, phone, 'opted_out', now, newId)).canceled);
  }
  await emitConsentChanges(
    tx,
    owner,
    'contact.opted_out',
    entries.map(({ id, phone }, index) => ({
      contactId: id,
      phone,
      entryId: entryIds[index] ?? '',
      canceledMessages: canceledMessages.get(phone) ?? 0,
    })),
    { scope: 'all', method: 'import', ruleId: null, capturedAt, requestId, now },
  );
  return changed.length;
}
