import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CommandFailure, NO_CONNECTION } from '../failure.ts';

/** Downloads a file; it appears under its name when its SHA-256 is right. */
export async function downloadFile(url: string, file: string, sha256: string): Promise<void> {
  const response = await fetch(url).catch((error: Error) => {
    throw new CommandFailure(`The file cannot be downloaded (${error.message}).`, NO_CONNECTION, { cause: error });
  });
  if (!response.ok || response.body === null)
    throw new CommandFailure(`The file cannot be downloaded (HTTP ${response.status}).`);
  const hash = createHash('sha256');
  const hashed = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const unfinished = `${file}.part`;
  try {
    await pipeline(Readable.from(response.body), hashed, createWriteStream(unfinished, { mode: 0o600 }));
    if (hash.digest('hex') !== sha256) throw new CommandFailure('The downloaded file is damaged. Repeat the command.');
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
