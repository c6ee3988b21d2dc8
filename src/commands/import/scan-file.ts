import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { TextDecoder } from 'node:util';
import { isWorkbook } from '../../domain/workbooks/workbook.ts';
import { CommandFailure, USAGE } from '../failure.ts';
import { type Delimiter, findDelimiter } from './find-delimiter.ts';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export interface ScannedFile extends Delimiter {
  readonly path: string;
  readonly bytes: number;
  /** SHA-256 of the content, hex: the same content is the same import, whatever the file name. */
  readonly hash: string;
  readonly encoding: Encoding;
  /** Whether the file is an XLSX workbook, which has no encoding and no delimiter. */
  readonly isWorkbook: boolean;
}

const HEAD_BYTES = 64 * 1024;

/** Reads the whole file once, because a file is UTF-8 only if every byte is valid. */
export async function scanFile(path: string): Promise<ScannedFile> {
  const hash = createHash('sha256');
  const strict = new TextDecoder('utf-8', { fatal: true });
  const head: Buffer[] = [];
  let bytes = 0;
  let isUtf8 = true;
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 }) as AsyncIterable<Buffer>) {
      if (bytes < HEAD_BYTES) head.push(chunk.subarray(0, HEAD_BYTES - bytes));
      hash.update(chunk);
      bytes += chunk.length;
      isUtf8 &&= decodes(strict, chunk);
    }
  } catch (error) {
    throw new CommandFailure(`${path} cannot be read: ${(error as Error).message}`, USAGE, { cause: error });
  }
  const start = Buffer.concat(head);
  // Its reports are CSV files.
  if (isWorkbook(start))
    return {
      path,
      bytes,
      hash: hash.digest('hex'),
      encoding: 'utf-8',
      isWorkbook: true,
      delimiter: ',',
      hinted: false,
    };
  const encoding =
    markedEncoding(start) ?? unmarkedEncoding(start) ?? (isUtf8 && decodes(strict) ? 'utf-8' : 'windows-1252');
  return {
    path,
    bytes,
    hash: hash.digest('hex'),
    encoding,
    isWorkbook: false,
    ...findDelimiter(new TextDecoder(encoding).decode(start)),
  };
}

function decodes(strict: TextDecoder, chunk?: Buffer): boolean {
  try {
    if (chunk === undefined) strict.decode();
    else strict.decode(chunk, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/**
 * UTF-16 without a byte order mark, which is also valid UTF-8: digits, delimiters and line ends
 * have a zero byte, always on the same side.
 */
function unmarkedEncoding(start: Buffer): Encoding | null {
  const zeros = [0, 0];
  for (const [index, byte] of start.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) < start.length / 20 || Math.min(even, odd) > Math.max(even, odd) / 10) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** Detects the byte order mark. */
function markedEncoding(start: Buffer): Encoding | null {
  if (start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf) return 'utf-8';
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  return null;
}
