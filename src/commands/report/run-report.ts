import { randomUUID } from 'node:crypto';
import type { ReportsCreateResult, ReportsGetResult } from '../../generated/types.ts';
import { CommandFailure } from '../failure.ts';
import { callPatiently } from '../http/call-patiently.ts';
import { type Endpoint, type EndpointFlags, readEndpoint } from '../http/endpoint.ts';
import { requireKey } from '../http/require-key.ts';
import { untilStopped } from '../http/until-stopped.ts';
import { type Progress, showProgress } from '../progress.ts';
import { downloadFile } from './download-file.ts';

export interface ReportFlags extends EndpointFlags {
  readonly format: string;
  readonly from?: string;
  readonly to?: string;
  readonly columns?: string;
  readonly out?: string;
  readonly json?: boolean;
}

/** The exit code of a process that Ctrl-C ended. */
const INTERRUPTED = 130;
const INTERVAL_MS = 500;

/** Creates a report, waits for it and downloads it. Throws when it failed. */
export async function runReport(kind: string, flags: ReportFlags): Promise<void> {
  const endpoint = requireKey(readEndpoint(flags));
  const { report } = await callPatiently<ReportsCreateResult>(endpoint, 'reports.create', paramsOf(kind, flags), {
    advice: 'Repeat the command.',
  });
  const id = report.report_id;
  const ended = await waitFor(endpoint, id);
  if (ended === null)
    throw new CommandFailure(
      `Stopped waiting. The report continues. Get its link with: tern call reports.get report_id=${id}`,
      INTERRUPTED,
    );
  if (ended.url === null)
    throw new CommandFailure(
      `The report ${ended.report.state}${ended.report.reason === null ? '' : `: ${ended.report.reason}`}.`,
    );
  const file = flags.out ?? `${id}.${ended.report.format}`;
  const { pathname, search } = new URL(ended.url);
  await downloadFile(`${endpoint.url}${pathname}${search}`, file, ended.report.sha256 ?? '');
  process.stdout.write(flags.json ? `${JSON.stringify({ ...ended.report, file })}\n` : `${file}\n`);
}

function paramsOf(kind: string, { format, from, to, columns }: ReportFlags): Record<string, unknown> {
  return {
    kind,
    format,
    idempotency_key: randomUUID(),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(columns === undefined ? {} : { columns: columns.split(',').map((name) => name.trim()) }),
  };
}

/** Null after Ctrl-C. */
async function waitFor(endpoint: Endpoint, id: string): Promise<ReportsGetResult | null> {
  let progress: Progress | null = null;
  let shown = 0;
  const ended = await untilStopped(INTERVAL_MS, async (signal) => {
    const patience = { advice: 'The report continues.', signal };
    const found = await callPatiently<ReportsGetResult>(endpoint, 'reports.get', { report_id: id }, patience);
    const { state, rows, total_rows: total } = found.report;
    if (total !== null) progress ??= showProgress(total, 0);
    progress?.advance(rows, rows - shown);
    shown = rows;
    return state === 'queued' || state === 'running' ? null : found;
  });
  (progress as Progress | null)?.end();
  return ended;
}
