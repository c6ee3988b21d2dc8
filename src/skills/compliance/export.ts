import { auditCall } from '../../audit/audit-call.ts';
import { appendTenant } from '../../audit/chain/append-to-chain.ts';
import { writeExport } from '../../audit/exports/write-export.ts';
import type { ExportedLog } from '../../domain/exports/records.ts';
import { invalidParams, notFound, unprocessable } from '../../errors.ts';
import { finishExport, insertExport } from '../../exports/file-rows.ts';
import { EXPORT_LIFETIME_MS } from '../../exports/files.ts';
import { findContactById } from '../../people/contacts/find-contacts.ts';
import { findNumbers } from '../../people/privacy/numbers.ts';
import type { ContextOf, Skill, SkillParams } from '../../skill.ts';

type Context = ContextOf<'compliance.export'>;

/**
 * The row is committed before the file is written, so that housekeeping deletes the file after a
 * crash.
 */
export const exportLogs: Skill<'compliance.export'> = async (params, context) => {
  const { database, account, now, newId, service } = context;
  const { tenantId, accountId } = account;
  const { contact_id: contactId = null, format = 'ndjson' } = params;
  const { from, to } = readTimes(params);
  const phones = contactId === null ? null : await numbersOf(contactId, context);
  await auditCall(database, { ...context, skill: 'compliance.export', params });
  await appendTenant(database, tenantId);
  const id = newId('exp');
  const expiresAt = new Date(now.getTime() + EXPORT_LIFETIME_MS);
  await insertExport(database, account, { id, format, created_at: now, expires_at: expiresAt });
  const { dataDirectory, publicUrl } = service.config;
  // Audit entries do not name the contact of a call, so an export of one contact has none.
  const ledgers: readonly ExportedLog[] = contactId === null ? ['consent', 'audit'] : ['consent'];
  const written = await writeExport(database, account, {
    id,
    format,
    dataDirectory,
    ledgers,
    contactId,
    phones,
    from,
    to,
    now,
  });
  if (!(await finishExport(database, tenantId, id, now)))
    throw unprocessable('person_forgotten', 'A contact was forgotten while this export was written. Export again.');
  const token = service.tokens.sign('export', {
    tenant_id: tenantId,
    account_id: accountId,
    export_id: id,
    key_id: context.key.id,
    expires_at: expiresAt.getTime(),
  });
  const sumOf = (ledger: ExportedLog) => written.ledgers.find((sum) => sum.ledger === ledger);
  return {
    export_id: id,
    url: `${publicUrl}/compliance/export?token=${token}`,
    expires_at: expiresAt.toISOString(),
    format,
    bytes: written.bytes,
    sha256: written.sha256,
    entries: { consent: sumOf('consent')?.entries ?? 0, audit: sumOf('audit')?.entries ?? 0 },
    head_hash: sumOf('consent')?.hash ?? '',
    audit_head_hash: sumOf('audit')?.hash ?? null,
  };
};

function readTimes({ from, to }: SkillParams<'compliance.export'>): { from: Date | null; to: Date | null } {
  const times = { from: from === undefined ? null : new Date(from), to: to === undefined ? null : new Date(to) };
  if (times.from !== null && times.to !== null && times.to <= times.from)
    throw invalidParams('to must be later than from.', [{ path: '/to', rule: 'must be later than from' }]);
  return times;
}

async function numbersOf(contactId: string, { database, account }: Context): Promise<readonly string[]> {
  const contact = await findContactById(database, account, contactId);
  if (contact === null)
    throw notFound('contact', [{ skill: 'contacts.list', params: {}, why: 'Lists the contacts of this account.' }]);
  return findNumbers(database, account, contact);
}
