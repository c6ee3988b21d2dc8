import { createHmac, timingSafeEqual } from 'node:crypto';

/** The form fields in the order received; a name may occur more than once. */
export type FormFields = readonly (readonly [name: string, value: string])[];

/**
 * X-Twilio-Signature: HMAC-SHA1 under the account's auth token over the URL that Twilio was given,
 * followed by each field's name and value ordered by name, without separators. An exact duplicate
 * of a field counts once (twilio.com/docs/usage/security).
 */
export function twilioSignature(authToken: string, url: string, fields: FormFields): string {
  return hmac(authToken, url + signedText(fields));
}

/**
 * Compares in constant time. Twilio signs some URLs with the default port and some without: both
 * are accepted.
 */
export function isSignedByTwilio(authToken: string, signature: string, url: string, fields: FormFields): boolean {
  const given = Buffer.from(signature);
  const text = signedText(fields);
  return urlVariants(url).some((variant) => {
    const expected = Buffer.from(hmac(authToken, variant + text));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
}

function hmac(authToken: string, signed: string): string {
  return createHmac('sha1', authToken).update(signed, 'utf8').digest('base64');
}

function signedText(fields: FormFields): string {
  const lines = [...fields].sort(([a, x], [b, y]) => compare(a, b) || compare(x, y));
  const once = lines.filter(([name, value], index) => {
    const before = lines[index - 1];
    return before === undefined || before[0] !== name || before[1] !== value;
  });
  return once.map(([name, value]) => name + value).join('');
}

const FORM = /^(https?):\/\/([^/?#]*?)(:\d+)?([/?#].*)?$/i;
const DEFAULT_PORTS: Readonly<Record<string, string>> = { http: ':80', https: ':443' };

/** Works on the string: a URL parser would rewrite what was signed. */
function urlVariants(url: string): string[] {
  const [, scheme = '', host = '', port, rest = ''] = FORM.exec(url) ?? [];
  const defaultPort = DEFAULT_PORTS[scheme.toLowerCase()];
  if (defaultPort === undefined || (port !== undefined && port !== defaultPort)) return [url];
  return [`${scheme}://${host}${rest}`, `${scheme}://${host}${defaultPort}${rest}`];
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
