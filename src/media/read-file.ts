import { type MediaType, mediaTypeOf } from '../domain/media/content-type.ts';
import { isComplete } from '../domain/media/is-complete.ts';
import { downloadFile, type SafeClient } from '../platform/safe-fetch/index.ts';
import type { MediaRefusal } from './errors.ts';

const HEADERS = { accept: 'image/jpeg, image/png, image/gif, text/vcard', 'user-agent': 'Tern' };

export interface ReadFile {
  readonly ok: true;
  readonly type: MediaType;
  readonly content: Buffer;
}

/** Why the link leads to no file of messages. */
export interface UnreadFile {
  readonly ok: false;
  readonly why: MediaRefusal;
  /** The HTTP status, when it is the reason. */
  readonly status: number | null;
}

/**
 * Reads the file of a link through the safe client, which checks each address on the way. What
 * counts is the content: its size, its first bytes and its end, whatever the server says about
 * them.
 */
export async function readFile(client: SafeClient, url: string, signal: AbortSignal): Promise<ReadFile | UnreadFile> {
  const read = await downloadFile(client, { url, headersFor: () => HEADERS, signal });
  if (!read.ok) return read;
  const { content } = read;
  const type = mediaTypeOf(content);
  if (type === null) return { ok: false, why: 'type', status: null };
  return isComplete(type, content) ? { ok: true, type, content } : { ok: false, why: 'truncated', status: null };
}
