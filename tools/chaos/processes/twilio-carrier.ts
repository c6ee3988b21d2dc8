/**
 * A carrier with Twilio's API in a separate process: `twilio-carrier.ts <records file>`. It writes
 * each message to disk before it answers and does not deduplicate. It lists what it took, and
 * repeats status callbacks until they are accepted.
 */
import { randomBytes, randomInt } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { ACCOUNT, listPage, signed } from '../../../test/support/carriers/twilio-server.ts';
import { type CarrierLine, openRecords } from '../records.ts';

const [path] = process.argv.slice(2) as [string];
const records = openRecords<CarrierLine>(path, { durable: true });
const RETRY_MS = 300;
const TIMEOUT_MS = 5_000;
/**
 * Often longer than a lease, so that an unanswered submission becomes unconfirmed before its report
 * arrives.
 */
const REPORT_AFTER_MS = 5_000;

let pendingReports = 0;
const taken: CarrierLine[] = [];

async function report(callback: string, fields: Record<string, string>): Promise<void> {
  const all = { AccountSid: ACCOUNT.sid, ApiVersion: '2010-04-01', ...fields };
  const attempt = (): Promise<boolean> =>
    fetch(callback, {
      method: 'POST',
      headers: { 'x-twilio-signature': signed(ACCOUNT.token, callback, all) },
      body: new URLSearchParams(all),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await attempt())) await new Promise((again) => setTimeout(again, RETRY_MS));
}

async function sendReports(line: CarrierLine, callback: string): Promise<void> {
  await new Promise((later) => setTimeout(later, randomInt(REPORT_AFTER_MS)));
  for (const status of ['sent', 'delivered'])
    await report(callback, { MessageSid: line.sid, MessageStatus: status, To: line.to, From: line.from });
}

function accept(form: URLSearchParams, response: ServerResponse): void {
  const field = (name: string): string => form.get(name) ?? '';
  const callback = field('StatusCallback');
  const line = {
    at: Date.now(),
    carrier: 'twilio' as const,
    reference: new URL(callback).searchParams.get('reference') ?? '',
    sid: `SM${randomBytes(16).toString('hex')}`,
    from: field('From'),
    to: field('To'),
    body: field('Body'),
  };
  records.write(line);
  taken.push(line);
  response
    .writeHead(201, { 'content-type': 'application/json' })
    .end(JSON.stringify({ sid: line.sid, status: 'queued', error_code: null }));
  pendingReports += 1;
  void sendReports(line, callback).finally(() => {
    pendingReports -= 1;
  });
}

function list(query: URLSearchParams, response: ServerResponse): void {
  const messages = taken.map((line) => ({ ...line, accountSid: ACCOUNT.sid, createdAt: new Date(line.at) }));
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(listPage(messages, query)));
}

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://carrier');
  if (request.method === 'GET' && pathname.endsWith('/Messages.json')) list(searchParams, response);
  // Returns the number of pending reports.
  else if (request.method === 'GET') response.end(String(pendingReports));
  else
    text(request).then(
      (body) => accept(new URLSearchParams(body), response),
      () => response.destroy(),
    );
});
server.keepAliveTimeout = 60_000;
process.on('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
