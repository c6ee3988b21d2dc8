import { createReadStream } from 'node:fs';
import { CSV_HEADER, readCsvLine } from '../../domain/exports/csv.ts';
import { readNdjsonLine } from '../../domain/exports/ndjson.ts';

export interface FileRecord {
  /** Of the first line of the record, as an editor counts. */
  readonly line: number;
  readonly bytes: Buffer;
  /** Undefined for what is no record. */
  readonly value: unknown;
}

/** A record is some kilobytes: what is longer is no file of ours, and must not fill the memory. */
const MOST_BYTES = 16 * 1024 * 1024;
const NEWLINE = 0x0a;
const QUOTE = 0x22;

/** The records of a file one by one, NDJSON or CSV by how it begins. The header of CSV comes as a record without a value to look at. */
export async function* readRecords(path: string): AsyncGenerator<FileRecord | { readonly header: Buffer }> {
  let line = 1;
  let isCsv: boolean | null = null;
  let begun: Buffer[] = [];
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
    begun.push(bytes);
    const whole = begun.length === 1 ? bytes : Buffer.concat(begun);
    if (whole.length > MOST_BYTES) break;
    // A line break within quotes belongs to the cell.
    if (isCsv && countQuotes(whole) % 2 === 1) continue;
    const text = whole.toString();
    yield { line: from, bytes: whole, value: isCsv ? readCsvLine(text) : readNdjsonLine(text) };
    begun = [];
    from = line;
  }
  if (begun.length > 0) yield { line: from, bytes: Buffer.concat(begun), value: undefined };
}

/** Lines with their ends, to the byte. */
async function* readLines(path: string): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    let bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE)) {
      yield bytes.subarray(0, end + 1);
      bytes = bytes.subarray(end + 1);
    }
    rest = bytes;
    if (rest.length > MOST_BYTES) break;
  }
  if (rest.length > 0) yield rest;
}

function countQuotes(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(QUOTE); at >= 0; at = bytes.indexOf(QUOTE, at + 1)) count += 1;
  return count;
}
