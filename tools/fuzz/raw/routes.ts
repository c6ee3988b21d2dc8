import fc from 'fast-check';
import { EXTREME_TEXTS } from '../generate/extreme-values.ts';

const ROUTES = [
  'POST /api/auth/session',
  'GET /api/auth/session',
  'DELETE /api/auth/session',
  'GET /api/keys',
  'POST /api/keys',
  'DELETE /api/keys/key_01jd0000000000000000000001',
  'GET /api/billing/cost',
  'GET /billing/portal',
  'GET /compliance/export',
  'HEAD /compliance/export',
  'POST /carriers/twilio/status',
  'POST /carriers/twilio/inbound',
  'GET /.well-known/agent.json',
  'GET /docs/errors',
  'GET /readyz',
  'GET /metrics',
] as const;

const FIELDS = [
  'limit',
  'cursor',
  'to',
  'text',
  'token',
  't',
  'expires',
  'template_id',
  'From',
  'MessageSid',
  'a[b]',
  '__proto__',
];

const text = fc.oneof(
  fc.constantFrom(...EXTREME_TEXTS.filter((each) => each.length < 2_000)).map(encoded),
  fc.constantFrom('%', '%ff', '%00', '%E0%A4%A', '1', '200', '-1', '+12025550143', 'Hello'),
);
const query = fc
  .array(fc.tuple(fc.constantFrom(...FIELDS), text), { maxLength: 4 })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'));

/** Requests to routes other than /rpc: request line, headers without host and key, and body. */
export const routeRequests: fc.Arbitrary<{ line: string; fields: readonly string[]; body: string }> = fc
  .record({
    route: fc.constantFrom(...ROUTES),
    query,
    form: query,
    type: fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'text/plain'),
    json: fc.constantFrom(
      '{}',
      '[]',
      'null',
      '{"api_key":1}',
      '{"api_key":"tern_live_x"}',
      '{"name":"x","permissions":[]}',
      '{"name":',
    ),
    cookie: fc.constantFrom('', 'tern_session=x', 'tern_session=%00; a=b', '=;;=', `tern_session=${'x'.repeat(3_000)}`),
    signature: fc.constantFrom('', 'x', 'AAAAAAAAAAAAAAAAAAAAAAAAAAA='),
  })
  .map(({ route, query: asked, form, type, json, cookie, signature }) => ({
    line: `${route}${asked === '' ? '' : `?${asked}`} HTTP/1.1`,
    fields: [
      `Content-Type: ${type}`,
      ...(cookie === '' ? [] : [`Cookie: ${cookie}`]),
      ...(signature === '' ? [] : [`X-Twilio-Signature: ${signature}`]),
    ],
    body: route.startsWith('GET') || route.startsWith('HEAD') ? '' : type === 'application/json' ? json : form,
  }));

function encoded(given: string): string {
  return encodeURIComponent(given.toWellFormed());
}
