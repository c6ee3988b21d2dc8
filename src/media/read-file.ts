import { type MediaType, mediaTypeOf } from '../domain/media/content-type.ts';
import { isComplete } from '../domain/media/is-complete.ts';
import { parseUrl } from '../parse-url.ts';
import type { SafeClient } from '../platform/safe-fetch/index.ts';
import type { MediaRefusal } from './errors.ts';

const MAX_REDIRECTS = 3;
const HEADERS = {
  accept: 'image/jpeg, image/png, image/gif, text/vcard',
  'accept-encoding': 'identity',
  'user-agent': 'Tern',
};

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
 * counts is the content: its size, its first bytes and its end, whatever the server says about them.
 */
export async function readFile(client: SafeClient, link: string, signal: AbortSignal): Promise<ReadFile | UnreadFile> {
  let url = link;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const { status, location, content, isTooLarge, error } = await client.download(url, { headers: HEADERS, signal });
    if (status === null) return unread(error === 'blocked_url' || error === 'blocked_address' ? error : 'unreachable');
    const next = status >= 300 && status < 400 && location !== null ? parseUrl(location, url) : null;
    if (next !== null) {
      url = next.href;
      continue;
    }
    if (status !== 200) return unread('status', status);
    if (isTooLarge) return unread('too_large');
    if (content === null) return unread('incomplete');
    const type = mediaTypeOf(content);
    if (type === null) return unread('type');
    if (!isComplete(type, content)) return unread('truncated');
    return { ok: true, type, content };
  }
  return unread('redirects');
}

const unread = (why: MediaRefusal, status: number | null = null): UnreadFile => ({ ok: false, why, status });
