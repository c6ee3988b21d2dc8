import type { ExportedLedger } from '../../domain/exports/records.ts';
import { invalidParams, notFound, unprocessable } from '../../errors.ts';
import { EXPORT_LIVES_MS } from '../../messaging/exports/files.ts';
import { finishExport, insertExport } from '../../messaging/exports/queries.ts';
import { writeExport } from '../../messaging/exports/write-export.ts';
import { auditCall } from '../../messaging/ledger/audit-call.ts';
import { sealTenant } from '../../messaging/ledger/seal.ts';
import { findNumbers } from '../../messaging/person/numbers.ts';
import { findContactById } from '../../messaging/send/recipient-facts.ts';
import type { ContextOf, Skill, SkillParams } from '../../skill.ts';

type Context = ContextOf<'compliance.export'>;

/** The row says that there will be a file before there is one, so that housekeeping finds whatever a crash leaves. */
export const exportLedgers: Skill<'compliance.export'> = async (params, context) => {
  const { database, account, now, newId, service } = context;
  const { tenantId, accountId } = account;
  const { contact_id: contactId = null, format = 'ndjson' } = params;
  const { from, to } = readTimes(params);
  const phones = contactId === null ? null : await numbersOf(contactId, context);
  await auditCall(database, { ...context, skill: 'compliance.export', params });
  await sealTenant(database, tenantId);
  const id = newId('exp');
  const expiresAt = new Date(now.getTime() + EXPORT_LIVES_MS);
  await database.run(insertExport, tenantId, id, accountId, format, now, expiresAt);
  const { dataDirectory, publicUrl } = service.config;
  // The audit log says of no call whom it was about.
  const ledgers: readonly ExportedLedger[] = contactId === null ? ['consent', 'audit'] : ['consent'];
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
  if ((await database.row(finishExport, tenantId, id, now)) === null)
    throw unprocessable('person_forgotten', 'Somebody was forgotten while this export was made. Ask for it again.');
  const token = service.tokens.sign('export', {
    tenant_id: tenantId,
    account_id: accountId,
    export_id: id,
    expires_at: expiresAt.getTime(),
  });
  const sumOf = (ledger: ExportedLedger) => written.ledgers.find((sum) => sum.ledger === ledger);
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
    throw invalidParams('to does not lie after from.', [{ path: '/to', rule: 'must lie after from' }]);
  return times;
}

async function numbersOf(contactId: string, { database, account }: Context): Promise<readonly string[]> {
  const contact = await findContactById(database, account, contactId);
  if (contact === null)
    throw notFound('contact', [{ skill: 'contacts.list', params: {}, why: 'Lists the contacts of this account.' }]);
  return findNumbers(database, account, contact);
}
