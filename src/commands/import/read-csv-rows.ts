import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { type CsvError, type Info, parse } from 'csv-parse';
import { CommandFailure } from '../failure.ts';
import type { FileRow } from './file-row.ts';
import type { ScannedFile } from './scan-file.ts';

/** A longer row means an unclosed quote. */
const MAX_ROW_BYTES = 1024 * 1024;

/** Streams the rows, header first, empty ones skipped. Memory does not grow with the file. */
export async function* readCsvRows(file: ScannedFile): AsyncGenerator<FileRow> {
  const parser = parse({
    delimiter: file.delimiter,
    bom: true,
    // The first line is not a row when it names the delimiter.
    from_line: file.hinted ? 2 : 1,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_BYTES,
  });
  const source = createReadStream(file.path, { highWaterMark: 256 * 1024 });
  const text = file.encoding === 'utf-8' ? source : Readable.from(decoded(source, file.encoding));
  text.on('error', (error: Error) => parser.destroy(error));
  text.pipe(parser);
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
      if (record.every((value) => value.trim() === '')) continue;
      yield { row: info.records + info.empty_lines, values: record, bytes: info.bytes };
    }
  } catch (error) {
    throw explain(error as Error, file);
  } finally {
    source.destroy();
  }
}

async function* decoded(source: AsyncIterable<Buffer>, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of source) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

function explain(error: Error, { path }: ScannedFile): Error {
  const { code, lines } = error as CsvError & { lines?: number };
  if (typeof code !== 'string' || !code.startsWith('CSV_')) return error;
  const what = /MAX_RECORD|QUOTE_NOT_CLOSED/.test(code) ? 'a quote is not closed' : error.message;
  return new CommandFailure(`${path} cannot be read as CSV near line ${lines ?? '?'}: ${what}.`, 1, { cause: error });
}
