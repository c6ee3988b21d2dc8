import { type MediaType, mediaTypeOf } from '../domain/media/content-type.ts';
import { parseUrl } from '../parse-url.ts';
import type { SafeClient } from '../platform/safe-fetch/index.ts';
import { mediaRefused } from './errors.ts';

const MAX_REDIRECTS = 3;
const HEADERS = { accept: 'image/jpeg, image/png, image/gif', 'accept-encoding': 'identity', 'user-agent': 'Tern' };

export interface ReadFile {
  readonly type: MediaType;
  readonly content: Buffer;
}

/**
 * Reads the file of a link through the safe client, which checks each address on the way. What
 * counts is the content: its size and its first bytes, whatever the server says about them. Throws
 * `media_refused`.
 */
export async function readFile(client: SafeClient, link: string, signal: AbortSignal): Promise<ReadFile> {
  let url = link;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const { status, location, content, isTooLarge, error } = await client.download(url, { headers: HEADERS, signal });
    if (status === null)
      throw mediaRefused(link, error === 'blocked_url' || error === 'blocked_address' ? error : 'unreachable');
    const next = status >= 300 && status < 400 && location !== null ? parseUrl(location, url) : null;
    if (next !== null) {
      url = next.href;
      continue;
    }
    if (status !== 200) throw mediaRefused(link, 'status', status);
    if (isTooLarge) throw mediaRefused(link, 'too_large');
    if (content === null) throw mediaRefused(link, 'incomplete');
    const type = mediaTypeOf(content);
    if (type === null) throw mediaRefused(link, 'type');
    return { type, content };
  }
  throw mediaRefused(link, 'redirects');
}
