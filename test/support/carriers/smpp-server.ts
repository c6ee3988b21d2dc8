/**
 * The SMPP server of a carrier as a process of its own: `node --import tsx smpp-server.ts <port>
 * <record file> [certificate]`. It appends each submit_sm as a line of JSON to the record file
 * before it responds. The last two digits of a number select what happens to its message. The
 * process receives commands and reports events over IPC.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Pdu, Session } from 'smpp';

const smpp = createRequire(import.meta.url)('smpp') as typeof import('smpp');
for (const encoding of Object.keys(smpp.encodings)) delete smpp.encodings[encoding];
const [port, recordFile, certificate] = process.argv.slice(2) as [string, string, string?];

const THROTTLED = 0x58;
const QUEUE_FULL = 0x14;
const SYSTEM_ERROR = 0x08;
const INVALID_DESTINATION = 0x0b;
const BIND_FAILED = 0x0d;
const THROTTLED_ATTEMPTS: Readonly<Record<string, number>> = { '07': 2, '09': 1, '16': 1 };
const TEMPORARY: Readonly<Record<string, number>> = { '07': THROTTLED, '09': QUEUE_FULL, '16': SYSTEM_ERROR };
const MAGIC = /55501(\d\d)$/;

interface Delivery {
  readonly fields: Readonly<Record<string, string | number | Buffer>>;
  readonly name: string;
}

const sessions = new Set<Session>();
const undelivered = new Map<string, Delivery>();
const throttledCounts = new Map<string, number>();
const heldBack: (() => void)[] = [];
let holdsBack = false;
let answerAfterMs = 0;
/** In base 16 it begins with a letter, so that the two notations of an id always differ. */
let nextId = 0xa_0000_0000_0000 + Date.now() * 100;
let deliveries = 0;

const tell = (event: object): void => void process.send?.(event);

function deliver(delivery: Delivery): void {
  undelivered.set(delivery.name, delivery);
  const [session] = sessions;
  session?.send(new smpp.PDU('deliver_sm', delivery.fields), ({ command_status: status }) => {
    tell({ event: 'delivered', name: delivery.name, status });
    if (status === 0) undelivered.delete(delivery.name);
    else setTimeout(() => deliver(delivery), 20);
  });
}

function report(pdu: Pdu, id: string, state: string, error: string): void {
  deliveries += 1;
  const text = `id:${id} sub:001 dlvrd:001 submit date:2611201530 done date:2611201531 stat:${state} err:${error} text:`;
  const from = String(pdu.destination_addr);
  const fields = {
    source_addr: from,
    destination_addr: String(pdu.source_addr),
    esm_class: 4,
    short_message: Buffer.from(text),
  };
  deliver({ name: `receipt ${from} ${deliveries}`, fields });
}

function taken(pdu: Pdu, id: string): void {
  const body = pdu.message_payload ?? pdu.short_message;
  const { source_addr: from, destination_addr: to, esm_class: esmClass, data_coding: dataCoding } = pdu;
  const header = (body?.udh ?? []).map((element) => element.toString('hex'));
  const octets = Buffer.from(body?.message ?? '').toString('hex');
  appendFileSync(recordFile, `${JSON.stringify({ id, from, to, esmClass, dataCoding, header, octets })}\n`);
}

/** The status with which a submit_sm is rejected, or null if it is accepted. */
function refusalOf(to: string, script: string): number | null {
  if (script === '08') return INVALID_DESTINATION;
  const times = throttledCounts.get(to) ?? 0;
  if (times >= (THROTTLED_ATTEMPTS[script] ?? 0)) return null;
  throttledCounts.set(to, times + 1);
  return TEMPORARY[script] ?? null;
}

function submitted(session: Session, pdu: Pdu): void {
  const to = String(pdu.destination_addr);
  const script = MAGIC.exec(to)?.[1] ?? '';
  const refusal = refusalOf(to, script);
  if (refusal !== null) {
    session.send(pdu.response({ command_status: refusal }));
    return;
  }
  nextId += 1;
  const id = String(nextId);
  taken(pdu, id);
  if (script === '05') return;
  const answer = (): void =>
    void session.send(pdu.response({ message_id: script === '11' ? nextId.toString(16) : id }));
  const state = script === '01' ? 'UNDELIV' : 'DELIVRD';
  if (script === '04') {
    // The response is delayed until the receipt was acknowledged or rejected.
    report(pdu, id, state, '000');
    setTimeout(answer, 100);
    return;
  }
  if (holdsBack) heldBack.push(answer);
  else if (answerAfterMs > 0) setTimeout(answer, answerAfterMs);
  else answer();
  if (script !== '12' && Number(pdu.registered_delivery) === 1) report(pdu, id, state, script === '01' ? '034' : '000');
  if (script === '06') text(to, String(pdu.source_addr), 'STOP');
}

function text(from: string, to: string, words: string): void {
  deliveries += 1;
  const fields = {
    source_addr_ton: 1,
    source_addr: from,
    dest_addr_ton: 1,
    destination_addr: to,
    short_message: Buffer.from(words),
  };
  deliver({ name: `text ${deliveries}`, fields });
}

const onSession = (session: Session): void => {
  session.on('error', () => session.destroy());
  session.on('close', () => sessions.delete(session));
  session.on('pdu', (pdu: Pdu & { readonly password?: string }) => {
    if (pdu.isResponse()) return;
    if (pdu.command.startsWith('bind_')) {
      const isKnown = pdu.system_id === 'tern' && pdu.password === 'secret';
      session.send(pdu.response(isKnown ? { system_id: 'carrier' } : { command_status: BIND_FAILED }));
      tell({ event: 'bound', command: pdu.command, isKnown });
      if (!isKnown || pdu.command === 'bind_transmitter') return;
      sessions.add(session);
      for (const delivery of undelivered.values()) deliver(delivery);
    } else if (pdu.command === 'submit_sm') {
      tell({ event: 'submitted', to: pdu.destination_addr });
      submitted(session, pdu);
    } else {
      tell({ event: pdu.command });
      session.send(pdu.response());
      if (pdu.command === 'unbind') session.socket.end();
    }
  });
};
const server =
  certificate === undefined
    ? smpp.createServer(onSession)
    : smpp.createServer(
        { cert: readFileSync(`${certificate}.pem`), key: readFileSync(`${certificate}.key.pem`) },
        onSession,
      );

interface Order {
  readonly order: 'hold' | 'release' | 'delay' | 'deliver' | 'octets' | 'unbind' | 'enquire';
  /** Of `delay`: how long each answer to a submit_sm takes from now on. */
  readonly ms?: number;
  /** Hexadecimal octets to write as they are. */
  readonly octets?: string;
  readonly name?: string;
  /** Octets are hexadecimal after the prefix `hex:`. */
  readonly fields?: Readonly<Record<string, string | number>>;
}

process.on('message', ({ order, name = '', fields = {}, octets = '', ms = 0 }: Order) => {
  if (order === 'hold') holdsBack = true;
  else if (order === 'delay') answerAfterMs = ms;
  else if (order === 'release') {
    holdsBack = false;
    for (const answer of heldBack.splice(0)) answer();
  } else if (order === 'octets') for (const session of sessions) session.socket.write(Buffer.from(octets, 'hex'));
  else if (order === 'deliver') {
    const real = Object.entries(fields).map(([key, value]): [string, string | number | Buffer] => {
      if (typeof value === 'string' && value.startsWith('hex:')) return [key, Buffer.from(value.slice(4), 'hex')];
      return [key, key === 'short_message' ? Buffer.from(String(value)) : value];
    });
    deliver({ name, fields: Object.fromEntries(real) });
  } else
    for (const session of sessions)
      session.send(new smpp.PDU(order === 'unbind' ? 'unbind' : 'enquire_link'), ({ command }) =>
        tell({ event: command }),
      );
  tell({ event: 'obeyed', order });
});
process.on('disconnect', () => process.exit());
server.on('connection', () => tell({ event: 'connected' }));
server.listen(Number(port), '127.0.0.1', () => {
  const address = server.address();
  tell({ event: 'listening', port: typeof address === 'object' ? address?.port : 0 });
});
