/**
 * A carrier with SMPP in a separate process: `smpp-carrier.ts <records file>`. It writes each
 * message to disk before it responds and does not deduplicate. It repeats receipts and inbound
 * messages until they are acknowledged. Over HTTP it answers with the number of pending receipts,
 * and takes messages of people (`POST /?from=&to=&text=`).
 */
import { randomInt } from 'node:crypto';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { Pdu, Session } from 'smpp';
import { type CarrierLine, openRecords } from '../records.ts';

const smpp = createRequire(import.meta.url)('smpp') as typeof import('smpp');
for (const encoding of Object.keys(smpp.encodings)) delete smpp.encodings[encoding];
const [path] = process.argv.slice(2) as [string];
const records = openRecords<CarrierLine>(path, { durable: true });
const RETRY_MS = 300;
const TIMEOUT_MS = 2_000;
/** Often longer than a lease, as at the carrier with Twilio's API. */
const REPORT_AFTER_MS = 5_000;
/**
 * How long a receipt is repeated that the service refuses: longer than any outage. One whose
 * submit_sm_resp was lost is refused for ever, because its id is unknown.
 */
const GIVE_UP_MS = 45_000;
const UCS2 = 8;
const RECEIPT = 4;
const INTERNATIONAL = 1;

const sessions = new Set<Session>();
let pendingReports = 0;
let nextId = 100_000_000_000;

/** Repeats a deliver_sm over any session until it is acknowledged, or was refused for too long. */
async function deliver(
  fields: Readonly<Record<string, string | number | Buffer>>,
  giveUpMs = Number.POSITIVE_INFINITY,
): Promise<void> {
  let refusedSince = Number.POSITIVE_INFINITY;
  for (let tries = 0; ; tries += 1) {
    const session = [...sessions][tries % Math.max(1, sessions.size)];
    const status = await new Promise<number | null>((done) => {
      setTimeout(done, TIMEOUT_MS, null).unref();
      session?.send(new smpp.PDU('deliver_sm', fields), ({ command_status: given }) => done(given));
      if (session === undefined) done(null);
    });
    if (status !== null && status !== 0) refusedSince = Math.min(refusedSince, Date.now());
    if (status === 0 || Date.now() - refusedSince > giveUpMs) return;
    await new Promise((again) => setTimeout(again, RETRY_MS));
  }
}

async function report({ sid, from, to }: CarrierLine): Promise<void> {
  await new Promise((later) => setTimeout(later, randomInt(REPORT_AFTER_MS)));
  const receipt = {
    source_addr_ton: INTERNATIONAL,
    source_addr: to.slice(1),
    dest_addr_ton: INTERNATIONAL,
    destination_addr: from.slice(1),
    esm_class: RECEIPT,
    short_message: Buffer.from(
      `id:${sid} sub:001 dlvrd:001 submit date:2611201530 done date:2611201531 stat:DELIVRD err:000 text:`,
    ),
  };
  await deliver(receipt, GIVE_UP_MS);
}

function textOf({ message_payload: payload, short_message: short, data_coding: coding }: Pdu): string {
  const octets = Buffer.from((payload ?? short)?.message ?? '');
  return coding === UCS2 ? octets.swap16().toString('utf16le') : octets.toString('latin1');
}

function accept(session: Session, pdu: Pdu): void {
  nextId += 1;
  const sid = String(nextId);
  const [from, to] = [`+${pdu.source_addr}`, `+${pdu.destination_addr}`];
  const line: CarrierLine = { at: Date.now(), carrier: 'smpp', reference: '', sid, from, to, body: textOf(pdu) };
  records.write(line);
  session.send(pdu.response({ message_id: sid }));
  pendingReports += 1;
  void report(line).finally(() => {
    pendingReports -= 1;
  });
}

const carrier = smpp.createServer((session: Session) => {
  session.on('error', () => session.destroy());
  session.on('close', () => sessions.delete(session));
  session.on('pdu', (pdu: Pdu) => {
    if (pdu.isResponse()) return;
    if (pdu.command === 'submit_sm') accept(session, pdu);
    else session.send(pdu.response());
    if (pdu.command.startsWith('bind_')) sessions.add(session);
    else if (pdu.command === 'unbind') session.socket.end();
  });
});
const control = createServer((request, response) => {
  const { searchParams } = new URL(request.url ?? '/', 'http://carrier');
  const field = (name: string): string => searchParams.get(name) ?? '';
  if (request.method === 'GET') response.end(String(pendingReports));
  else
    void deliver({
      source_addr_ton: INTERNATIONAL,
      source_addr: field('from').slice(1),
      dest_addr_ton: INTERNATIONAL,
      destination_addr: field('to').slice(1),
      short_message: Buffer.from(field('text')),
    }).then(() => response.writeHead(204).end());
});
process.on('disconnect', () => process.exit());
control.listen(0, '127.0.0.1', () =>
  carrier.listen(0, '127.0.0.1', () => {
    const { port } = carrier.address() as AddressInfo;
    process.send?.({ port, controlPort: (control.address() as AddressInfo).port });
  }),
);
