/** The path of short links, before the code. */
export const LINK_PATH = '/l/';
export const CODE_LENGTH = 8;
/** 62 letters and digits, all of them one character in GSM-7. */
export const CODE_ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const CODE = /^[0-9A-Za-z]{8}$/;

export function isCode(text: string): boolean {
  return CODE.test(text);
}

export function shortUrl(base: string, code: string): string {
  return `${base}${LINK_PATH}${code}`;
}

/** Whether the URL is a short link on one of these hosts, which may include ports. */
export function isShortLink(url: URL, ownHosts: readonly string[]): boolean {
  return ownHosts.includes(url.host) && url.pathname.startsWith(LINK_PATH);
}
