import type { Owner } from '../../domain/account.ts';
import { asHashed } from '../../domain/audit/entry-hash.ts';
import { GENESIS_HASH } from '../../domain/audit/hash-chain.ts';
import { CSV_HEADER, csvLine } from '../../domain/exports/csv.ts';
import { ndjsonLine } from '../../domain/exports/ndjson.ts';
import type { ExportedLog, ExportRecord, HeadRecord, LogSum } from '../../domain/exports/records.ts';
import type { ExportFormat } from '../../exports/files.ts';
import { type WrittenFile, writeExportFile } from '../../exports/write-file.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { findHashAt, findHead, logStatements, type PageRow } from './log-queries.ts';

const PAGE = 1_000;

export interface ExportRequest {
  readonly id: string;
  readonly format: Exclude<ExportFormat, 'xlsx'>;
  readonly dataDirectory: string;
  readonly ledgers: readonly ExportedLog[];
  readonly contactId: string | null;
  /** The numbers of the contact; null for all contacts. */
  readonly phones: readonly string[] | null;
  readonly from: Date | null;
  readonly to: Date | null;
  readonly now: Date;
}

export interface WrittenExport extends WrittenFile {
  readonly ledgers: readonly LogSum[];
}

/**
 * Writes the file page by page. Each page is one statement, so neither a transaction nor memory
 * grows with the export. A log is append-only, so pages up to its end at the start are consistent.
 */
export async function writeExport(sql: Sql, owner: Owner, request: ExportRequest): Promise<WrittenExport> {
  const { id, format, dataDirectory } = request;
  const line = format === 'csv' ? csvLine : ndjsonLine;
  const sums: LogSum[] = [];
  async function* content(hashSoFar: () => string): AsyncGenerator<string> {
    yield `${format === 'csv' ? CSV_HEADER : ''}${line(headOf(owner, request))}`;
    for (const ledger of request.ledgers)
      for await (const records of pagesOf(sql, owner, request, ledger, (sum) => sums.push(sum)))
        yield records.map(line).join('');
    yield line({ record: 'end', ledgers: sums, sha256: hashSoFar() });
  }
  const written = await writeExportFile(dataDirectory, { id, format }, content);
  return { ledgers: sums, ...written };
}

function headOf({ accountId }: Owner, { id, contactId, from, to, now }: ExportRequest): HeadRecord {
  return {
    record: 'export',
    version: 1,
    export_id: id,
    account_id: accountId,
    contact_id: contactId,
    from: from?.toISOString() ?? null,
    to: to?.toISOString() ?? null,
    created_at: now.toISOString(),
  };
}

/** A log from the first matching position to the last, without gaps. */
async function* pagesOf(
  sql: Sql,
  { tenantId, accountId }: Owner,
  { from, to, phones }: ExportRequest,
  ledger: ExportedLog,
  onEnd: (sum: LogSum) => void,
): AsyncGenerator<readonly ExportRecord[]> {
  const head = (await sql.row(findHead, tenantId, ledger)) ?? { seq: 0, hash: GENESIS_HASH };
  const all = { first: 1, last: head.seq };
  const found = from === null && to === null ? all : await sql.row(logStatements[ledger].bounds, tenantId, from, to);
  const first = found?.first ?? head.seq + 1;
  const last = Math.min(found?.last ?? head.seq, head.seq);
  let seq = first - 1;
  let hash = seq === 0 ? GENESIS_HASH : ((await sql.row(findHashAt[ledger], tenantId, seq))?.hash ?? GENESIS_HASH);
  let entries = 0;
  let links = 0;
  yield [{ record: 'ledger', ledger, after_seq: seq, after_hash: hash }];
  while (seq < last) {
    const rows = await sql.rows(logStatements[ledger].page, tenantId, accountId, seq, last, from, to, phones, PAGE);
    if (rows.length === 0) break;
    for (const row of rows) {
      seq = row.seq;
      hash = row.hash;
      if (row.entry === null) links += 1;
      else entries += 1;
    }
    yield rows.map((row) => recordOf(ledger, row));
  }
  onEnd({ ledger, entries, links, last_seq: seq, hash, to_head: seq === head.seq });
}

function recordOf(ledger: ExportedLog, { seq, hash, prev_hash: prevHash, entry }: PageRow): ExportRecord {
  if (entry === null) return { record: 'link', ledger, seq, hash };
  const hashed = asHashed(ledger, { seq, prevHash }, entry, hash);
  return { record: 'entry', ledger, seq, hash, prev_hash: prevHash, entry: hashed };
}
