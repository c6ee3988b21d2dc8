import { createHash, randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import { canonicalJson } from '../../domain/audit/hash-chain.ts';
import { CommandFailure } from '../failure.ts';
import { describeError } from '../http/describe-error.ts';
import { callOver, type Endpoint, readEndpoint } from '../http/endpoint.ts';
import { requireKey } from '../http/require-key.ts';
import { showProgress } from '../progress.ts';
import { type Batch, inBatches } from './batches.ts';
import { type Column, readColumns } from './columns.ts';
import type { FileRow } from './file-row.ts';
import { inParallel } from './in-parallel.ts';
import { openSource } from './open-source.ts';
import { type ImportFlags, readConcurrency, sharedParams } from './options.ts';
import { readColumnParams } from './read-column-params.ts';
import { requirePhones } from './require-phones.ts';
import { rejectedPath, warningsPath } from './row-file.ts';
import { sendBatch } from './send-batch.ts';
import { openReports, settleBatch } from './settle-batch.ts';
import { isDone, loadState, NO_TOTALS, type State, saveState } from './state.ts';
import { summaryJson, summaryText } from './summary.ts';

/** Imports the file from the first row, or from where the same import was interrupted. */
export async function runImport(path: string, flags: ImportFlags): Promise<void> {
  const started = performance.now();
  const endpoint = readEndpoint(flags);
  const concurrency = readConcurrency(flags.concurrency);
  const dryRun = flags.dryRun === true;
  // A dry run has its own reports, separate from an import that may be resumed.
  const outputPath = dryRun ? `${path}.dry-run` : path;
  const file = await openSource(path, flags.sheet);
  const rows = file.rows();
  const header = (await rows.next()).value as FileRow | undefined;
  if (header === undefined) throw new CommandFailure(`${path} is empty.`);
  const guessed = readColumns(header.values.map(String), flags.map);
  await requirePhones(guessed, rows, flags.country);
  const { columns, params } = await readColumnParams(file, guessed, flags);
  const shared = sharedParams(flags, params);
  process.stderr.write(describeFile(path, file.label, columns));
  await checkEndpoint(requireKey(endpoint));

  const sheet = file.isWorkbook ? [file.label] : [];
  const identity = digest(['import', file.hash, ...sheet, shared, endpoint.url, digest(endpoint.key)]);
  const before = dryRun || flags.restart ? null : loadState(path);
  let state: State = before?.identity === identity ? before : newState(identity, flags.restart === true);
  if (state.finished) process.stderr.write('This import is already complete. Use --restart to import again.\n');
  else {
    const names = columns.map(({ name }) => name);
    const reports = openReports(outputPath, file, names, state);
    const progress = showProgress(file.bytes, 0);
    let resumed = state.totals.rows > 0;
    const work = async (batch: Batch): Promise<void> => {
      if (isDone(state, batch.number)) return progress.advance(batch.bytes, 0);
      if (resumed) process.stderr.write(describeResume(state, batch));
      resumed = false;
      // Identifies the batch; without the API key, which may change before the import resumes.
      const idempotencyKey = `import-${digest([file.hash, ...sheet, shared, state.run, batch.number])}`;
      const call = {
        ...shared,
        contacts: batch.contacts,
        ...(dryRun ? { dry_run: true } : { idempotency_key: idempotencyKey }),
      };
      const result = await sendBatch(endpoint, call);
      state = settleBatch(reports, state, batch, result);
      if (!dryRun) saveState(path, state);
      progress.advance(batch.bytes, batch.rows.length);
    };
    try {
      await inParallel(inBatches(rows, columns), concurrency, work);
    } finally {
      progress.end();
    }
    state = { ...state, finished: true };
    if (!dryRun) saveState(path, state);
  }
  const facts = {
    file: path,
    rejectedPath: rejectedPath(outputPath),
    warningsPath: warningsPath(outputPath),
    state,
    seconds: (performance.now() - started) / 1000,
    dryRun,
  };
  process.stdout.write(flags.json ? summaryJson(facts) : summaryText(facts));
}

/** Checks the endpoint and the key before the first row. */
async function checkEndpoint(endpoint: Endpoint): Promise<void> {
  const { error } = await callOver(endpoint, 'agent.whoami', {});
  if (error !== undefined) throw new CommandFailure(describeError(error).trimEnd());
}

function newState(identity: string, again: boolean): State {
  return {
    identity,
    run: again ? randomUUID() : '',
    doneBelow: 0,
    doneBeyond: [],
    totals: NO_TOTALS,
    codes: {},
    withheld: {},
    rejectedBytes: 0,
    finished: false,
  };
}

function digest(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex').slice(0, 40);
}

function describeFile(path: string, label: string, columns: readonly Column[]): string {
  const width = Math.max(...columns.map(({ name }) => name.length));
  return [
    `${basename(path)} (${label})`,
    ...columns.map(({ name, target }) => `  ${name.padEnd(width)}  ${target ?? '(ignored)'}`),
    '',
  ].join('\n');
}

/** Batches run concurrently, so that some after the first pending row may be done as well. */
function describeResume({ totals }: State, { rows }: Batch): string {
  return `Resuming from row ${rows[0]?.row}: ${totals.rows} rows are already imported.\n`;
}
