/**
 * A carrier that speaks as Twilio does, as a process of its own: `carrier.ts <books>`. Each text is in the file, on the disk, before it is
 * answered; it is sent as often as it comes, for nothing is deduplicated here. Reports are brought until they are taken.
 */
import { randomBytes, randomInt } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { ACCOUNT, signed } from '../../test/messaging/carriers/support/twilio-server.ts';
import { type CarrierLine, openBooks } from '../books.ts';

const [path] = process.argv.slice(2) as [string];
const books = openBooks<CarrierLine>(path, { durable: true });
const AGAIN_MS = 300;
const PATIENCE_MS = 5_000;
/** Often later than a lease: what nobody heard the answer of is judged before its report comes. */
const REPORT_AFTER_MS = 5_000;

let reports = 0;

async function report(callback: string, fields: Record<string, string>): Promise<void> {
  const all = { AccountSid: ACCOUNT.sid, ApiVersion: '2010-04-01', ...fields };
  const once = (): Promise<boolean> =>
    fetch(callback, {
      method: 'POST',
      headers: { 'x-twilio-signature': signed(ACCOUNT.token, callback, all) },
      body: new URLSearchParams(all),
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await once())) await new Promise((again) => setTimeout(again, AGAIN_MS));
}

async function bring(line: CarrierLine, callback: string): Promise<void> {
  await new Promise((later) => setTimeout(later, randomInt(REPORT_AFTER_MS)));
  for (const status of ['sent', 'delivered'])
    await report(callback, { MessageSid: line.sid, MessageStatus: status, To: line.to, From: line.from });
}

function take(form: URLSearchParams, response: ServerResponse): void {
  const field = (name: string): string => form.get(name) ?? '';
  const callback = field('StatusCallback');
  const line = {
    at: Date.now(),
    reference: new URL(callback).searchParams.get('reference') ?? '',
    sid: `SM${randomBytes(16).toString('hex')}`,
    from: field('From'),
    to: field('To'),
    body: field('Body'),
  };
  books.write(line);
  response
    .writeHead(201, { 'content-type': 'application/json' })
    .end(JSON.stringify({ sid: line.sid, status: 'queued', error_code: null }));
  reports += 1;
  void bring(line, callback).finally(() => {
    reports -= 1;
  });
}

const server = createServer((request, response) => {
  // How many reports are still on their way.
  if (request.method === 'GET') response.end(String(reports));
  else
    text(request).then(
      (body) => take(new URLSearchParams(body), response),
      () => response.destroy(),
    );
});
server.keepAliveTimeout = 60_000;
process.on('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
