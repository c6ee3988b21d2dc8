import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const ACCOUNT = { accountSid: `AC${'1'.repeat(32)}`, authToken: 'a token that only tests know' };

export interface LookupServer {
  readonly url: string;
  /** The requested paths with their queries, in order. */
  readonly asked: readonly string[];
  /** Lets requests wait until the returned function is called. */
  hold(): () => void;
  stop(): Promise<void>;
}

type Line = Readonly<Record<string, string | number | null>>;
const mobile: Line = {
  carrier_name: 'T-Mobile USA, Inc.',
  error_code: null,
  mobile_country_code: '310',
  mobile_network_code: '160',
  type: 'mobile',
};
/** Scripts by the last two digits of +1 XXX 555 01xx, the same as in the simulator. */
const lines: Readonly<Record<string, Line>> = {
  '20': { ...mobile, carrier_name: 'Pacific Bell', mobile_network_code: null, type: 'landline' },
  '21': { ...mobile, carrier_name: 'Bandwidth/13 - Bandwidth.com - SVR', type: 'nonFixedVoip' },
  '24': { ...mobile, carrier_name: null, type: 'unknown' },
  '25': { ...mobile, carrier_name: null, type: 'tollFree' },
  '26': { ...mobile, carrier_name: 'AT&T Wireless', mobile_network_code: '410' },
  '30': { ...mobile, carrier_name: null, type: null, error_code: 60601 },
  '31': { ...mobile, carrier_name: null, type: null, error_code: 60600 },
  '32': { ...mobile, carrier_name: ' \u0000 ', type: 'constructor' },
};

/**
 * Twilio Lookup v2 on a real socket, with faults by the last two digits of the number: 40 throttled
 * once with Retry-After, 41 status 500 once, 42 truncated once, 43 no response, 44 one octet at a
 * time, 45 not JSON, 46 without an end, 47 another account’s number, 48 not a number, 49 status
 * 404, 50 truncated JSON with a correct Content-Length.
 */
export async function startLookupServer(): Promise<LookupServer> {
  const asked: string[] = [];
  const seen = new Set<string>();
  const timers = new Set<NodeJS.Timeout>();
  const once = (script: string): boolean => !seen.has(script) && seen.add(script).size > 0;

  const json = (response: ServerResponse, status: number, body: object, headers = {}): void => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
  const refuse = (response: ServerResponse, status: number, code: number, headers = {}): void =>
    json(response, status, { code, message: 'Refused.', more_info: '', status }, headers);
  const every = (ms: number, work: () => void): void => void timers.add(setInterval(work, ms));

  const answer = (request: IncomingMessage, response: ServerResponse): unknown => {
    const path = request.url ?? '';
    const given = Buffer.from((request.headers.authorization ?? '').replace('Basic ', ''), 'base64').toString();
    if (given !== `${ACCOUNT.accountSid}:${ACCOUNT.authToken}`) return refuse(response, 401, 20003);
    const [, phone = ''] = /^\/v2\/PhoneNumbers\/([^?]+)\?Fields=line_type_intelligence$/.exec(path) ?? [];
    const number = decodeURIComponent(phone);
    if (request.method !== 'GET' || !/^\+\d+$/.test(number)) return refuse(response, 404, 20404);
    const script = /55501(\d\d)$/.exec(number)?.[1] ?? '00';
    const body = {
      calling_country_code: '1',
      country_code: 'US',
      phone_number: number,
      valid: script !== '48',
      validation_errors: script === '48' ? ['INVALID_BUT_POSSIBLE'] : [],
      caller_name: null,
      line_type_intelligence: script === '48' ? null : (lines[script] ?? mobile),
      url: `https://lookups.twilio.com/v2/PhoneNumbers/${number}`,
    };
    const text = JSON.stringify(body);
    const head = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
    if (script === '40' && once(number)) return refuse(response, 429, 20429, { 'retry-after': '7' });
    if (script === '41' && once(number)) return refuse(response, 500, 20500);
    if (script === '42' && once(number)) {
      return response.writeHead(200, head).write(text.slice(0, 40), () => request.socket.destroy());
    }
    if (script === '43') return null;
    if (script === '44') {
      response.writeHead(200, head);
      let at = 0;
      return every(20, () => void (at < text.length && response.write(text[at++] ?? '')));
    }
    if (script === '45') return response.writeHead(200).end('<html>It works!</html>');
    if (script === '46') {
      response.writeHead(200);
      return every(1, () => void response.write('x'.repeat(8_192)));
    }
    if (script === '47') return refuse(response, 403, 20005);
    if (script === '49') return refuse(response, 404, 20404);
    if (script === '50') return json(response, 200, { valid: true, phone_number: number });
    return json(response, 200, body);
  };

  let released = Promise.resolve();
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    void released.then(() => answer(request, response));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    hold: () => {
      let release = (): void => undefined;
      released = new Promise((done) => {
        release = done;
      });
      return release;
    },
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
