/** The path of short links, before the code. */
export const LINK_PATH = '/l/';
/**
 * A code is random and unique within its tenant only. Among 62^10 codes, a billion links have less
 * than an even chance of one pair in two tenants.
 */
export const CODE_LENGTH = 10;
/** 62 letters and digits, all of them one character in GSM-7. */
export const CODE_ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const CODE = /^[0-9A-Za-z]{10}(?![0-9A-Za-z])/;

/**
 * The code at the beginning of what follows `/l/`; null when there is none. Phones make the
 * punctuation and the letters behind a link a part of it: `/l/4fGh2kQzx7.`,
 * `/l/4fGh2kQzx7%E3%80%82`.
 */
export function readCode(text: string): string | null {
  return CODE.exec(text)?.[0] ?? null;
}

export function shortUrl(base: string, code: string): string {
  return `${base}${LINK_PATH}${code}`;
}

/** Whether the URL is a short link on one of these hosts, which may include ports. */
export function isShortLink(url: URL, ownHosts: readonly string[]): boolean {
  return ownHosts.includes(url.host) && url.pathname.startsWith(LINK_PATH);
}
