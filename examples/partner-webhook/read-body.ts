import type { Readable } from 'node:stream';

/**
 * The bytes as they came: the signature is over them, so nothing may decode, parse or print them anew before it is verified. Null when
 * there are more than `mostBytes`; what comes after that is read, so that the sender gets its answer, but not kept.
 */
export async function readBody(stream: Readable, mostBytes: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes <= mostBytes) chunks.push(chunk);
  }
  return bytes <= mostBytes ? Buffer.concat(chunks) : null;
}
