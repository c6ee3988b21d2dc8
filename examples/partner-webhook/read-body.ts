import type { Readable } from 'node:stream';

/**
 * Reads the raw body. The signature covers these bytes, so verify it before you parse them. Returns
 * null if there are more than `maxBytes`; the rest is read and dropped, so that the sender gets an
 * answer.
 */
export async function readBody(stream: Readable, maxBytes: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes <= maxBytes) chunks.push(chunk);
  }
  return bytes <= maxBytes ? Buffer.concat(chunks) : null;
}
