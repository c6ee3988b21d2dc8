import type { Owner } from '../../domain/account.ts';
import { MAX_SHEET_ROWS } from '../../domain/exports/sheet.ts';
import { emitEvents } from '../../events/outbox/emit.ts';
import { finishExport, restartExport } from '../../exports/file-rows.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { type Claim, type Next, SAVED } from '../../platform/work/worker.ts';
import { KINDS } from './kinds.ts';
import { failReport, findUnfinished, REPORT_LIFETIME_MS, type ReportRow, saveLeased } from './report-rows.ts';
import { writeReport } from './write-report.ts';

/** More rows are refused before they are written. */
export const MAX_ROWS = 10_000_000;
/** The progress is stored, and the lease checked, after so many rows. */
const ROWS_BETWEEN_SAVES = 2_000;
const BEGINNING = new Date(0);

/** Writes a report, stores its hash and emits `report.ready`, or says why it cannot be written. */
export async function performReport(
  database: Database,
  dataDirectory: string,
  clock: () => Date,
  { tenantId, id, now, until }: Claim,
  signal: AbortSignal,
): Promise<Next> {
  const report = await findUnfinished(database, tenantId, id);
  if (report === null) return null;
  const owner = { tenantId, accountId: report.account_id };
  const { kind, format } = report;
  const [from, to] = [report.from_at ?? BEGINNING, report.to_at];
  const counted = await database.row(KINDS[kind].count, tenantId, owner.accountId, from, to);
  const total = counted?.count ?? 0;
  const tooMany = tooManyRows(report, total);
  if (tooMany !== null) {
    await failReport(database, tenantId, id, tooMany, now);
    return SAVED;
  }
  let written = 0;
  let saved = 0;
  const onPage = async (rows: number): Promise<void> => {
    written = rows;
    if (rows - saved < ROWS_BETWEEN_SAVES) return;
    saved = rows;
    if (!(await saveLeased(database, tenantId, id, until, progress(rows, Math.max(total, rows)))))
      throw new Error('The lease of the report has ended; another worker writes it.');
  };
  await saveLeased(database, tenantId, id, until, progress(0, total));
  const expiresAt = new Date(now.getTime() + REPORT_LIFETIME_MS);
  await restartExport(database, owner, { id, format, created_at: now, expires_at: expiresAt });
  const columns = report.columns.length === 0 ? KINDS[kind].columns : report.columns;
  const content = { id, kind, format, columns, from, to };
  const file = await writeReport(database, owner, content, dataDirectory, { onPage, signal });
  return database.transaction(async (tx) => {
    const finishedAt = clock();
    // A contact was forgotten meanwhile: the file may contain the person and is written again.
    if (!(await finishExport(tx, tenantId, id, finishedAt))) return finishedAt;
    const { sha256, bytes } = file;
    const done = { ...progress(written, written), state: 'completed', sha256, bytes: BigInt(bytes) } as const;
    const ended = { finished_at: finishedAt, expires_at: expiresAt, due_at: null };
    if (!(await saveLeased(tx, tenantId, id, until, { ...done, ...ended })))
      throw new Error('The lease of the report has ended; another worker writes it.');
    await emitReady(tx, owner, report, { written, sha256, expiresAt }, finishedAt);
    return SAVED;
  });
}

const progress = (written: number, total: number) =>
  ({ state: 'running', written: BigInt(written), total: BigInt(total) }) as const;

function tooManyRows({ format }: ReportRow, total: number): string | null {
  if (total > MAX_ROWS) return 'too_many_rows';
  // The header is a row, too; a few more may be added while the report is written.
  return format === 'xlsx' && total >= MAX_SHEET_ROWS ? 'too_many_rows_for_xlsx' : null;
}

function emitReady(
  tx: Sql,
  { tenantId, accountId }: Owner,
  { id, kind, format, schedule_id: scheduleId, request_id: requestId }: ReportRow,
  { written, sha256, expiresAt }: { readonly written: number; readonly sha256: string; readonly expiresAt: Date },
  now: Date,
): Promise<void> {
  const data = {
    report_id: id,
    schedule_id: scheduleId,
    kind,
    format,
    rows: written,
    sha256,
    expires_at: expiresAt.toISOString(),
  };
  return emitEvents(tx, tenantId, [{ type: 'report.ready', accountId, requestId, data }], now);
}

/** After this many failed attempts a report has failed. */
export const MAX_REPORT_FAILURES = 3;

export async function giveUpReport(tx: Sql, { tenantId, id, now }: Claim): Promise<void> {
  await failReport(tx, tenantId, id, 'internal_error', now);
}
