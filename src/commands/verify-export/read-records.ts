import { createReadStream } from 'node:fs';
import { CSV_HEADER, readCsvLine } from '../../domain/exports/csv.ts';
import { readNdjsonLine } from '../../domain/exports/ndjson.ts';

export interface FileRecord {
  /** Line number of the record's first line. */
  readonly line: number;
  readonly bytes: Buffer;
  /** Undefined for a line that is not a record. */
  readonly value: unknown;
}

/**
 * A record has a few kilobytes; a longer one is not from an export and must not fill the memory.
 */
const MAX_BYTES = 16 * 1024 * 1024;
const NEWLINE = 0x0a;
const QUOTE = 0x22;

/**
 * Streams the records of a file, NDJSON or CSV by its first line. The CSV header is yielded without
 * a value.
 */
export async function* readRecords(path: string): AsyncGenerator<FileRecord | { readonly header: Buffer }> {
  let line = 1;
  let isCsv: boolean | null = null;
  let partial: Buffer[] = [];
  let from = 1;
  for await (const bytes of readLines(path)) {
    if (isCsv === null) {
      isCsv = bytes.toString() === CSV_HEADER;
      if (isCsv) {
        line += 1;
        from = line;
        yield { header: bytes };
        continue;
      }
    }
    line += 1;
    partial.push(bytes);
    const complete = partial.length === 1 ? bytes : Buffer.concat(partial);
    if (complete.length > MAX_BYTES) break;
    // A line break within quotes is part of the cell.
    if (isCsv && countQuotes(complete) % 2 === 1) continue;
    const text = complete.toString();
    yield { line: from, bytes: complete, value: isCsv ? readCsvLine(text) : readNdjsonLine(text) };
    partial = [];
    from = line;
  }
  if (partial.length > 0) yield { line: from, bytes: Buffer.concat(partial), value: undefined };
}

/** Lines including their line endings, byte for byte. */
async function* readLines(path: string): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    let bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE)) {
      yield bytes.subarray(0, end + 1);
      bytes = bytes.subarray(end + 1);
    }
    rest = bytes;
    if (rest.length > MAX_BYTES) break;
  }
  if (rest.length > 0) yield rest;
}

function countQuotes(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(QUOTE); at >= 0; at = bytes.indexOf(QUOTE, at + 1)) count += 1;
  return count;
}
