import { notFound } from '../../errors.ts';
import { findExport } from '../../exports/file-rows.ts';
import { EXPORT_LIFETIME_MS } from '../../exports/files.ts';
import { findReport, type ReportRow } from '../../measures/reports/report-rows.ts';
import type { ContextOf, Skill } from '../../skill.ts';
import { presentReport } from './present.ts';

/** Each call makes a new link, which ends with the key that asked for it. */
export const getReport: Skill<'reports.get'> = async ({ report_id: id }, context) => {
  const { db, account, now } = context;
  const report = await findReport(db, account, id);
  if (report === null)
    throw notFound('report', [{ skill: 'reports.list', params: {}, why: 'Lists the reports of this account.' }]);
  const shown = presentReport(report, now);
  const isThere = report.state === 'completed' && (await findExport(db, account, id, now)) !== null;
  // The file was deleted because a contact was forgotten.
  const state = report.state === 'completed' && !isThere ? 'expired' : shown.state;
  return { report: { ...shown, state }, ...(isThere ? linkTo(report, context) : { url: null, url_expires_at: null }) };
};

function linkTo({ id, expires_at: keptTo }: ReportRow, { account, key, now, service }: ContextOf<'reports.get'>) {
  const end = Math.min(now.getTime() + EXPORT_LIFETIME_MS, keptTo?.getTime() ?? 0);
  const token = service.tokens.sign('export', {
    tenant_id: account.tenantId,
    account_id: account.accountId,
    export_id: id,
    key_id: key.id,
    expires_at: end,
  });
  return {
    url: `${service.config.publicUrl}/reports/download?token=${token}`,
    url_expires_at: new Date(end).toISOString(),
  };
}
