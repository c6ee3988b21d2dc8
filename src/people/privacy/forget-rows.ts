import type { Owner } from '../../domain/account.ts';
import type { Sql } from '../../platform/database/sql.ts';

/** Deletes what is only about a person's number. */
export async function deleteRowsOfNumber(tx: Sql, { tenantId, accountId }: Owner, phone: string): Promise<void> {
  const rows = tx.tenant(tenantId);
  const where = { account_id: accountId, phone };
  await rows.suppressions.deleteMany({ where });
  await rows.program_consents.deleteMany({ where });
  await rows.relationships.deleteMany({ where });
}

/** Deletes which contacts were merged into the person's: by the number and by the contact. */
export async function deleteMerges(
  tx: Sql,
  { tenantId, accountId }: Owner,
  phone: string,
  contactId: string | null,
): Promise<void> {
  const either = [{ phone }, ...(contactId === null ? [] : [{ winner_id: contactId }])];
  await tx.tenant(tenantId).contact_merges.deleteMany({ where: { account_id: accountId, OR: either } });
}

/** Deletes what is only about a contact, and removes the contact from what stays. */
export async function deleteRowsOfContact(tx: Sql, { tenantId }: Owner, contactId: string): Promise<void> {
  const rows = tx.tenant(tenantId);
  const where = { contact_id: contactId };
  await rows.taggings.deleteMany({ where: { target_kind: 'contact', target_id: contactId } });
  await rows.sticky_senders.deleteMany({ where });
  await rows.automation_members.deleteMany({ where });
  await rows.journey_left_out.deleteMany({ where });
  // Amounts stay. The caller's external_id and reasons may identify the person too.
  const conversions = await rows.conversions.findMany({ where, select: { id: true } });
  if (conversions.length === 0) return;
  const ofConversions = { where: { conversion_id: { in: conversions.map(({ id }) => id) } } };
  await rows.conversion_refunds.updateMany({ ...ofConversions, data: { external_id: null, reason: null } });
  await rows.conversion_corrections.updateMany({ ...ofConversions, data: { reason: null } });
  await rows.conversions.updateMany({ where, data: { contact_id: null, external_id: null } });
}

/** Keeps a keyed hash of the number, by which it is recognized when it returns. */
export async function saveHash(
  tx: Sql,
  { tenantId, accountId }: Owner,
  hash: string,
  secretId: string,
  now: Date,
): Promise<void> {
  await tx.tenant(tenantId).forgotten_numbers.createMany({
    data: [{ tenant_id: tenantId, account_id: accountId, phone_hash: hash, forgotten_at: now, secret_id: secretId }],
    skipDuplicates: true,
  });
}

/** Earlier export files contain the person; a worker deletes expired files. */
export async function expireExports(tx: Sql, { tenantId, accountId }: Owner, now: Date): Promise<void> {
  await tx.tenant(tenantId).exports.updateMany({
    where: { account_id: accountId, expires_at: { gt: now } },
    data: { expires_at: now },
  });
}

/** IDs of consent entries of the number, in their order. */
export async function findEntries(tx: Sql, { tenantId, accountId }: Owner, phone: string): Promise<string[]> {
  const entries = await tx.tenant(tenantId).consent_entries.findMany({
    where: { account_id: accountId, phone },
    orderBy: { id: 'asc' },
    select: { id: true },
  });
  return entries.map(({ id }) => id);
}

/** IDs of contacts that were merged into this person's contact. */
export async function findMergedContacts(
  tx: Sql,
  { tenantId, accountId }: Owner,
  phones: readonly string[],
  contactId: string | null,
): Promise<string[]> {
  const either = [{ phone: { in: [...phones] } }, ...(contactId === null ? [] : [{ winner_id: contactId }])];
  const merges = await tx.tenant(tenantId).contact_merges.findMany({
    where: { account_id: accountId, OR: either },
    select: { loser_id: true },
  });
  return merges.map(({ loser_id: id }) => id);
}
