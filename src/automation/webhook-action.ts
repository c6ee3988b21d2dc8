import { type Reference, referencesIn } from '../domain/automation/params.ts';
import { webhookHeaderRule } from '../domain/journeys/webhook-headers.ts';
import type { FieldError } from '../errors.ts';
import { checkOutgoingUrl, type OutgoingRules } from '../platform/safe-fetch/index.ts';

/** The name of the action that calls a URL, beside those of skills. */
export const WEBHOOK = 'webhook';

const METHODS = ['POST', 'PUT', 'PATCH'] as const;
export type Method = (typeof METHODS)[number];
const FIELDS: readonly string[] = ['url', 'method', 'headers', 'body'];
const MAX_HEADERS = 20;

type Params = Readonly<Record<string, unknown>>;

/** What is wrong with the params of a webhook, with the path of each problem. */
export function checkWebhook(params: Params, at: string, outgoing: OutgoingRules): FieldError[] {
  const { url, method = 'POST', headers = {}, body } = params;
  const verdict = typeof url === 'string' ? checkOutgoingUrl(url, outgoing) : null;
  const fixed: readonly Reference[] = referencesIn({ url, method, headers }, at);
  return [
    ...Object.keys(params)
      .filter((name) => !FIELDS.includes(name))
      .map((name) => ({ path: `${at}/${name}`, rule: `must be one of ${FIELDS.join(', ')}` })),
    ...(verdict?.ok === true ? [] : [{ path: `${at}/url`, rule: 'must be a public HTTPS URL' }]),
    ...(METHODS.includes(method as Method)
      ? []
      : [{ path: `${at}/method`, rule: `must be one of ${METHODS.join(', ')}` }]),
    ...(body === undefined || isObject(body) ? [] : [{ path: `${at}/body`, rule: 'must be an object' }]),
    ...checkHeaders(headers, `${at}/headers`),
    // A stranger must not choose where a request goes.
    ...fixed.map(({ at: path }) => ({ path, rule: 'must not contain values of the contact or the trigger' })),
  ];
}

const isObject = (value: unknown): value is Params =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function checkHeaders(headers: unknown, at: string): FieldError[] {
  if (!isObject(headers)) return [{ path: at, rule: 'must be an object' }];
  const names = Object.keys(headers).map((name) => name.toLowerCase());
  if (names.length > MAX_HEADERS || new Set(names).size < names.length)
    return [{ path: at, rule: `must have at most ${MAX_HEADERS} names that differ not only in case` }];
  return Object.entries(headers).flatMap(([name, value]) => {
    const rule = typeof value === 'string' ? webhookHeaderRule(name, value) : 'must be text';
    return rule === null ? [] : [{ path: `${at}/${name}`, rule }];
  });
}
