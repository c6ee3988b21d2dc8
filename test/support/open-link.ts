/** What a phone's browser calls itself. */
export const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1';

export interface Opened {
  readonly status: number;
  readonly location: string | null;
  readonly headers: Headers;
  readonly text: string;
}

/** Opens a path on the listener at `base`, as a phone does unless told otherwise. */
export async function openLink(base: string, path: string, init: RequestInit = {}): Promise<Opened> {
  const headers = { 'user-agent': PHONE, ...(init.headers as Record<string, string> | undefined) };
  const response = await fetch(`${base}${path}`, { ...init, redirect: 'manual', headers });
  return {
    status: response.status,
    location: response.headers.get('location'),
    headers: response.headers,
    text: await response.text(),
  };
}

/** The path of a short URL. */
export function pathOf(shortUrl: string | null): string {
  return new URL(shortUrl ?? '').pathname;
}
