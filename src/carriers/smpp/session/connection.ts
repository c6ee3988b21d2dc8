import smpp from 'smpp';
import type { SmppOptions, Timing } from '../options.ts';
import { status } from './command-status.ts';
import { createPendingRequests, type PendingRequests } from './window.ts';

// The package decodes by data_coding, but reads 1 as GSM 03.38 and drops octets of 0. Without its
// encodings it passes the octets through.
for (const encoding of Object.keys(smpp.encodings)) delete smpp.encodings[encoding];

// The package reads this parameter up to a NUL, also beyond its length. Some carriers write none.
const { receipted_message_id: receiptedMessageId } = smpp.tlvs;
if (receiptedMessageId !== undefined)
  receiptedMessageId.type = {
    ...receiptedMessageId.type,
    read: (octets, offset, length) => {
      const [id = ''] = octets.toString('latin1', offset, offset + length).split('\0', 1);
      return id;
    },
  };

/** The header of a PDU (SMPP 3.4, section 3.2). */
const MIN_PDU_OCTETS = 16;

// The package waits forever for the rest of a PDU that says it is shorter than its header.
const readLength = smpp.PDU.commandLength;
smpp.PDU.commandLength = (stream) => {
  const length = readLength(stream);
  if (length !== false && length < MIN_PDU_OCTETS)
    throw new Error(`The carrier sent a PDU with a command_length of ${length}, which is below ${MIN_PDU_OCTETS}.`);
  return length;
};

export type Direction = 'transceiver' | 'transmitter' | 'receiver';

export interface ConnectionHandlers {
  /** A deliver_sm or data_sm; `acknowledge` tells the carrier whether it was accepted. */
  readonly onDeliver: (pdu: smpp.Pdu, acknowledge: (accepted: boolean) => void) => void;
  /** The window has room again. */
  readonly onRoom: () => void;
  readonly onClosed: (reason: Error | null) => void;
}

export interface Connection {
  /** Pending submit_sm. */
  readonly inFlight: number;
  readonly submit: PendingRequests['submit'];
  /** Sends unbind; closes on its response or after `unbindMs`. */
  unbind(): Promise<void>;
}

/**
 * Opens and binds one session. Rejects when connecting or binding fails or times out, or `signal`
 * aborts. After `onClosed`, pending submissions end as `lost`.
 */
export function openConnection(
  options: SmppOptions,
  timing: Timing,
  direction: Direction,
  { onDeliver, onRoom, onClosed }: ConnectionHandlers,
  signal: AbortSignal,
): Promise<Connection> {
  const { host, port, tls, ca } = options;
  const session = smpp.connect({ host, port, tls, ...(ca !== null && { ca }) });
  let isBound = false;
  let reason: Error | null = null;
  let isCorked = false;

  const fail = (error: Error): void => {
    reason ??= error;
    session.destroy();
  };
  /** PDUs of one event loop turn go out in one write. */
  const send = (pdu: smpp.Pdu, onResponse?: (response: smpp.Pdu) => void): boolean => {
    if (!isCorked) {
      isCorked = true;
      session.socket.cork();
      process.nextTick(() => {
        isCorked = false;
        session.socket.uncork();
      });
    }
    return session.send(pdu, onResponse);
  };
  const timers = new Set<NodeJS.Timeout>();
  const after = (ms: number, act: () => void): NodeJS.Timeout => {
    const timer = setTimeout(act, ms);
    timers.add(timer);
    return timer;
  };
  const forget = (timer: NodeJS.Timeout): void => {
    clearTimeout(timer);
    timers.delete(timer);
  };
  const request = (
    command: string,
    timeoutMs: number,
    onTimeout: () => void,
    onAnswer: (answer: smpp.Pdu) => void,
  ): void => {
    const timer = after(timeoutMs, onTimeout);
    const isSent = send(new smpp.PDU(command), (answer) => {
      forget(timer);
      onAnswer(answer);
    });
    if (!isSent) onTimeout();
  };

  const enquire = (): Promise<void> =>
    new Promise((done) => {
      const silence = (): void => fail(new Error('The carrier does not respond to enquire_link.'));
      request('enquire_link', timing.answerMs, silence, () => done());
    });
  const keepAlive = setInterval(() => void (isBound && enquire()), timing.enquireLinkMs);
  const pending = createPendingRequests({
    send,
    answerMs: timing.answerMs,
    probe: enquire,
    onNotBound: () => fail(new Error('The carrier reports that the session is not bound.')),
    onRoom,
  });

  session.on('error', fail);
  const answer = (pdu: smpp.Pdu): void => {
    if (pdu.command === 'deliver_sm' || pdu.command === 'data_sm')
      onDeliver(pdu, (accepted) => send(pdu.response({ command_status: accepted ? status.ok : status.tryAgain })));
    else if (pdu.command === 'unbind') {
      send(pdu.response());
      reason ??= new Error('The carrier sent unbind.');
      session.socket.end();
      after(timing.unbindMs, () => session.destroy());
    } else if (pdu.command === 'enquire_link' || pdu.command === 'unknown') send(pdu.response());
  };
  session.on('pdu', (pdu: smpp.Pdu) => {
    if (pdu.isResponse()) return;
    try {
      answer(pdu);
    } catch (error) {
      // An exception here would end the process.
      fail(error as Error);
    }
  });

  const unbind = (): Promise<void> =>
    new Promise((done) => {
      if (session.socket.destroyed) return done();
      session.once('close', () => done());
      const leave = (): void => session.destroy();
      request('unbind', timing.unbindMs, leave, leave);
    });

  return new Promise((resolve, reject) => {
    const late = after(timing.connectMs, () => fail(new Error('The carrier does not respond to the bind.')));
    const giveUp = (): void => {
      if (!isBound) session.destroy();
    };
    signal.addEventListener('abort', giveUp);
    session.on('close', () => {
      signal.removeEventListener('abort', giveUp);
      clearInterval(keepAlive);
      for (const timer of timers) clearTimeout(timer);
      if (isBound) onClosed(reason);
      else reject(reason ?? new Error('The carrier closed the connection.'));
      pending.failAll();
    });
    session.on(tls ? 'secureConnect' : 'connect', () => {
      session.socket.setNoDelay(true);
      const { systemId, password, systemType = '' } = options;
      const credentials = { system_id: systemId, password, system_type: systemType, interface_version: 0x34 };
      send(new smpp.PDU(`bind_${direction}`, credentials), ({ command_status: code }) => {
        forget(late);
        if (code !== status.ok)
          return fail(
            new Error(`The carrier rejected the bind with status 0x${code.toString(16)}. Check the SMPP credentials.`),
          );
        isBound = true;
        resolve({
          get inFlight() {
            return pending.count;
          },
          submit: pending.submit,
          unbind,
        });
      });
    });
  });
}
