import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One message as Twilio accepted it. */
export interface TakenMessage {
  readonly sid: string;
  readonly accountSid: string;
  readonly from: string;
  readonly to: string;
  readonly body: string;
  readonly callback: string;
  readonly media: readonly string[];
  readonly createdAt: Date;
}

export interface CallbackAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

export interface TwilioServer {
  readonly url: string;
  readonly taken: readonly TakenMessage[];
  /** Number of requests of every kind, accepted or not. */
  readonly requests: number;
  /** The responses that callbacks received. */
  readonly answers: readonly CallbackAnswer[];
  /** Rejects the requests of this account from now on. */
  suspend(accountSid: string): void;
  resume(accountSid: string): void;
  /** How long each answer to an accepted message takes from now on. */
  delay(ms: number): void;
  /** Sends a signed callback; `token` signs it instead of the account's own token. */
  callBack(url: string, accountSid: string, fields: Record<string, string>, token?: string): Promise<CallbackAnswer>;
  stop(): Promise<void>;
}

export const ACCOUNT = { sid: `AC${'1'.repeat(32)}`, token: 'a token that only tests know' };
export const OTHER_ACCOUNT = { sid: `AC${'2'.repeat(32)}`, token: 'the token of somebody else' };

const THROTTLED_ATTEMPTS = 2;
/** Scripts by the last two digits of a number +1 XXX 555 01xx. */
const REFUSALS: Readonly<Record<string, readonly [status: number, code: number]>> = {
  '08': [400, 21211],
  '10': [400, 21610],
  '13': [400, 21408],
  '15': [400, 21606],
  '17': [400, 30099],
};

export function signed(token: string, url: string, fields: Record<string, string>): string {
  let text = url;
  for (const name of Object.keys(fields).sort()) text += name + (fields[name] ?? '');
  return createHmac('sha1', token).update(text).digest('base64');
}

type Listed = Pick<TakenMessage, 'sid' | 'accountSid' | 'from' | 'to' | 'body' | 'createdAt'>;

/** A page of the Messages resource, newest first, in the form of the API's own documents. */
export function listPage(taken: readonly Listed[], query: URLSearchParams): object {
  const all = taken.filter(({ to, from }) => to === query.get('To') && from === query.get('From')).reverse();
  const size = Number(query.get('PageSize') ?? 50);
  const messages = all.slice(0, size).map(({ sid, from, to, body, createdAt, accountSid }) => ({
    ...{ sid, from, to, body, account_sid: accountSid, direction: 'outbound-api', status: 'sent' },
    date_created: createdAt.toUTCString().replace('GMT', '+0000'),
  }));
  return { messages, page_size: size, next_page_uri: all.length > size ? '/more' : null };
}

/**
 * The part of Twilio's API that sends messages, on a real socket. It stores a message before it
 * responds and signs its callbacks. The last two digits of the number select a fault: 01
 * undelivered, 04 receipt before the response, 05 accepted and connection cut, 06 reply STOP, 07
 * throttled twice, 09 accepted without a response, 11 accepted with status 500, 12 accepted with a
 * truncated response, 14 accepted with a response that is not JSON, 16 throttled until a date.
 */
export async function startTwilioServer(accounts = [ACCOUNT, OTHER_ACCOUNT]): Promise<TwilioServer> {
  const taken: TakenMessage[] = [];
  const answers: CallbackAnswer[] = [];
  const throttledCounts = new Map<string, number>();
  const suspended = new Set<string>();
  const pending = new Set<Promise<unknown>>();
  let requests = 0;
  let answerAfterMs = 0;

  const tokenOf = (sid: string): string => accounts.find((account) => account.sid === sid)?.token ?? '';

  const callBack: TwilioServer['callBack'] = async (url, accountSid, fields, token = tokenOf(accountSid)) => {
    const all = { AccountSid: accountSid, ApiVersion: '2010-04-01', ...fields };
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'x-twilio-signature': signed(token, url, all) },
      body: new URLSearchParams(all),
    });
    const got = { status: answer.status, type: answer.headers.get('content-type') ?? '', body: await answer.text() };
    answers.push(got);
    return got;
  };

  const report = async (text: TakenMessage, ...statuses: string[]): Promise<void> => {
    for (const status of statuses) {
      const ended: Record<string, string> = status === 'undelivered' ? { ErrorCode: '30003' } : {};
      const fields = { MessageSid: text.sid, SmsSid: text.sid, MessageStatus: status, SmsStatus: status, ...ended };
      await callBack(text.callback, text.accountSid, { ...fields, To: text.to, From: text.from });
    }
  };
  const later = (work: () => Promise<unknown>): void => {
    const one: Promise<unknown> = work()
      .catch(() => undefined)
      .then(() => pending.delete(one));
    pending.add(one);
  };

  const answer = (response: ServerResponse, status: number, body: object): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  const refuse = (response: ServerResponse, status: number, code: number): void =>
    answer(response, status, { code, message: 'Refused.', more_info: '', status });

  const messages = async (request: IncomingMessage, response: ServerResponse, accountSid: string): Promise<void> => {
    const given = Buffer.from((request.headers.authorization ?? '').replace('Basic ', ''), 'base64').toString();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (given !== `${accountSid}:${tokenOf(accountSid)}`) return refuse(response, 401, 20003);
    if (suspended.has(accountSid)) return refuse(response, 403, 20005);
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    const to = form.get('To') ?? '';
    const script = /55501(\d\d)$/.exec(to)?.[1] ?? '00';
    const refusal = REFUSALS[script];
    if (refusal !== undefined) return refuse(response, ...refusal);
    if (script === '16') {
      const until = new Date(Date.now() + 3_000).toUTCString();
      response.setHeader('retry-after', until);
      return refuse(response, 429, 20429);
    }
    const times = throttledCounts.get(to) ?? 0;
    if (script === '07' && times < THROTTLED_ATTEMPTS) {
      throttledCounts.set(to, times + 1);
      return refuse(response, 429, 20429);
    }
    const text: TakenMessage = {
      sid: `SM${randomBytes(16).toString('hex')}`,
      accountSid,
      from: form.get('From') ?? '',
      to,
      body: form.get('Body') ?? '',
      callback: form.get('StatusCallback') ?? '',
      media: form.getAll('MediaUrl'),
      createdAt: new Date(),
    };
    taken.push(text);
    if (answerAfterMs > 0) await new Promise((done) => setTimeout(done, answerAfterMs));
    if (script === '05') return void request.socket.destroy();
    if (script === '09') return;
    if (script === '11') return refuse(response, 500, 20500);
    if (script === '12') {
      response.writeHead(201, { 'content-length': '500' }).write('{"sid": "SM');
      return void setTimeout(() => request.socket.destroy(), 5);
    }
    if (script === '14') return void response.writeHead(200).end('<html>Sign in to this network</html>');
    if (script === '04') await report(text, 'sent', 'delivered');
    answer(response, 201, { sid: text.sid, status: 'queued', error_code: null });
    if (script === '04') return;
    later(() => report(text, 'queued', 'sent', script === '01' ? 'undelivered' : 'delivered'));
    if (script !== '06') return;
    const reply = { MessageSid: `SM${randomBytes(16).toString('hex')}`, From: to, To: text.from, Body: 'STOP' };
    const inbound = new URL('/carriers/twilio/inbound', text.callback).toString();
    later(() => callBack(inbound, accountSid, { ...reply, NumMedia: '0' }));
  };

  const server = createServer((request, response) => {
    requests += 1;
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://twilio');
    const [, accountSid] = /^\/2010-04-01\/Accounts\/(AC\w+)\/Messages\.json$/.exec(pathname) ?? [];
    if (accountSid === undefined) refuse(response, 404, 20404);
    else if (request.method === 'GET') answer(response, 200, listPage(taken, searchParams));
    else later(() => messages(request, response, accountSid));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    taken,
    get requests() {
      return requests;
    },
    answers,
    suspend: (sid) => void suspended.add(sid),
    resume: (sid) => void suspended.delete(sid),
    delay: (ms) => {
      answerAfterMs = ms;
    },
    callBack,
    stop: async () => {
      server.closeAllConnections();
      await Promise.all(pending);
      await new Promise((done) => server.close(done));
    },
  };
}
