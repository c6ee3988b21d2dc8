import { createHmac, timingSafeEqual } from 'node:crypto';

/** The fields of a form, as they came; a name may come more than once. */
export type FormFields = readonly (readonly [name: string, value: string])[];

/**
 * X-Twilio-Signature: HMAC-SHA1 under the account's auth token over the URL as Twilio was given it, followed by each field's name and value in the
 * order of the names, with nothing between. A field that is repeated word for word counts once. (twilio.com/docs/usage/security.)
 */
export function twilioSignature(authToken: string, url: string, fields: FormFields): string {
  const lines = [...fields].sort(([a, x], [b, y]) => compare(a, b) || compare(x, y));
  const once = lines.filter(([name, value], place) => {
    const before = lines[place - 1];
    return before === undefined || before[0] !== name || before[1] !== value;
  });
  const signed = url + once.map(([name, value]) => name + value).join('');
  return createHmac('sha1', authToken).update(signed, 'utf8').digest('base64');
}

/** Compares in constant time. Twilio signs some addresses with the usual port and some without: either is right. */
export function isSignedByTwilio(authToken: string, signature: string, url: string, fields: FormFields): boolean {
  const given = Buffer.from(signature);
  return spellingsOf(url)
    .map((spelling) => Buffer.from(twilioSignature(authToken, spelling, fields)))
    .map((expected) => expected.length === given.length && timingSafeEqual(expected, given))
    .includes(true);
}

const FORM = /^(https?):\/\/([^/?#]*?)(:\d+)?([/?#].*)?$/i;
const USUAL_PORTS: Readonly<Record<string, string>> = { http: ':80', https: ':443' };

/** By the letter: a parser would rewrite what was signed. */
function spellingsOf(url: string): string[] {
  const [, scheme = '', host = '', port, rest = ''] = FORM.exec(url) ?? [];
  const usual = USUAL_PORTS[scheme.toLowerCase()];
  if (usual === undefined || (port !== undefined && port !== usual)) return [url];
  return [`${scheme}://${host}${rest}`, `${scheme}://${host}${usual}${rest}`];
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
