import { parseUrl } from '../../parse-url.ts';
import type { SafeClient } from './client.ts';

/** Why a link leads to no file. */
export type DownloadFailure =
  | 'blocked_url'
  | 'blocked_address'
  | 'redirects'
  | 'unreachable'
  | 'status'
  | 'incomplete'
  | 'too_large';

export type Download =
  | { readonly ok: true; readonly content: Buffer }
  | {
      readonly ok: false;
      readonly why: DownloadFailure;
      /** The HTTP status, when it is the reason. */
      readonly status: number | null;
    };

export interface DownloadRequest {
  readonly url: string;
  /** The headers of each request: those for one host are not for the host that it redirects to. */
  readonly headersFor: (url: string) => Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

const MAX_REDIRECTS = 3;

/** Reads a file, whose addresses are checked on the whole way. Never throws. */
export async function downloadFile(
  client: Pick<SafeClient, 'download'>,
  { url: link, headersFor, signal }: DownloadRequest,
): Promise<Download> {
  let url = link;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const answer = await client.download(url, {
      headers: { 'accept-encoding': 'identity', ...headersFor(url) },
      signal,
    });
    const { status, location, content, isTooLarge, error } = answer;
    if (status === null) return failed(error === 'blocked_url' || error === 'blocked_address' ? error : 'unreachable');
    const next = status >= 300 && status < 400 && location !== null ? parseUrl(location, url) : null;
    if (next !== null) {
      url = next.href;
      continue;
    }
    if (status !== 200) return failed('status', status);
    if (isTooLarge) return failed('too_large');
    return content === null ? failed('incomplete') : { ok: true, content };
  }
  return failed('redirects');
}

const failed = (why: DownloadFailure, status: number | null = null): Download => ({ ok: false, why, status });
