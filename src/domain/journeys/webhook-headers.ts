/** As receivers and proxies accept it everywhere. */
const NAME = /^[A-Za-z0-9-]{1,64}$/;
/** Printable ASCII without spaces at its ends: a line break would begin another header. */
const VALUE = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/;

/** Set by the service, or they change how the request is framed, encoded or verified. */
const RESERVED: ReadonlySet<string> = new Set([
  ...['connection', 'keep-alive', 'te', 'trailer', 'transfer-encoding', 'upgrade', 'http2-settings', 'expect'],
  ...['host', 'content-length', 'content-type', 'content-encoding', 'accept-encoding', 'user-agent'],
  ...['cookie', 'set-cookie', 'idempotency-key', 'signature', 'signature-input', 'content-digest'],
]);
const RESERVED_PREFIXES = ['proxy-', 'webhook-', 'x-tern-'];

/** The rule that a header of a webhook node breaks; null if it may be sent. */
export function webhookHeaderRule(name: string, value: string): string | null {
  const lower = name.toLowerCase();
  if (!NAME.test(name)) return 'must have a name of 1 to 64 letters, digits and hyphens';
  if (RESERVED.has(lower) || RESERVED_PREFIXES.some((prefix) => lower.startsWith(prefix)))
    return 'must not be a header of the service, of the connection, of cookies or of signatures';
  if (!VALUE.test(value)) return 'must have a value of printable ASCII characters without spaces at its ends';
  return null;
}
