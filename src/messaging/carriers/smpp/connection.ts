import smpp from 'smpp';
import { status } from './command-status.ts';
import { createFlights, type Flights } from './flights.ts';
import type { SmppOptions, Timing } from './options.ts';

// The package decodes by data_coding, but takes 1 for GSM 03.38 and drops octets of 0: without its encodings it hands over the octets.
for (const encoding of Object.keys(smpp.encodings)) delete smpp.encodings[encoding];

export type Direction = 'transceiver' | 'transmitter' | 'receiver';

export interface ConnectionHandlers {
  /** A report or a text; `acknowledge` tells the carrier whether it may forget it. */
  readonly onDeliver: (pdu: smpp.Pdu, acknowledge: (isTaken: boolean) => void) => void;
  /** There is room for submissions again. */
  readonly onRoom: () => void;
  readonly onClosed: (reason: Error | null) => void;
}

export interface Connection {
  /** Submissions without an answer. */
  readonly inFlight: number;
  readonly submit: Flights['submit'];
  /** Says goodbye, and closes when that is answered or `unbindMs` have passed. */
  unbind(): Promise<void>;
}

/**
 * One bound session. Rejects when it cannot be connected or bound in time, or `signal` says to give up. Once `onClosed` has heard, what is in
 * flight is answered `lost`.
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

  const breakOff = (error: Error): void => {
    reason ??= error;
    session.destroy();
  };
  /** What is sent in one turn goes out in one write. */
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
  const ask = (
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
      const silence = (): void => breakOff(new Error('The carrier does not answer enquire_link.'));
      ask('enquire_link', timing.answerMs, silence, () => done());
    });
  const keepAlive = setInterval(() => void (isBound && enquire()), timing.enquireLinkMs);
  const flights = createFlights({
    send,
    answerMs: timing.answerMs,
    probe: enquire,
    onNotBound: () => breakOff(new Error('The carrier does not know the session any more.')),
    onRoom,
  });

  session.on('error', breakOff);
  const answer = (pdu: smpp.Pdu): void => {
    if (pdu.command === 'deliver_sm' || pdu.command === 'data_sm')
      onDeliver(pdu, (isTaken) => send(pdu.response({ command_status: isTaken ? status.ok : status.tryAgain })));
    else if (pdu.command === 'unbind') {
      send(pdu.response());
      reason ??= new Error('The carrier has ended the session.');
      session.socket.end();
      after(timing.unbindMs, () => session.destroy());
    } else if (pdu.command === 'enquire_link' || pdu.command === 'unknown') send(pdu.response());
  };
  session.on('pdu', (pdu: smpp.Pdu) => {
    if (pdu.isResponse()) return;
    try {
      answer(pdu);
    } catch (error) {
      // Thrown on, it would end the process.
      breakOff(error as Error);
    }
  });

  const unbind = (): Promise<void> =>
    new Promise((done) => {
      if (session.socket.destroyed) return done();
      session.once('close', () => done());
      const leave = (): void => session.destroy();
      ask('unbind', timing.unbindMs, leave, leave);
    });

  return new Promise((resolve, reject) => {
    const late = after(timing.connectMs, () => breakOff(new Error('The carrier does not answer.')));
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
      flights.loseAll();
    });
    session.on(tls ? 'secureConnect' : 'connect', () => {
      session.socket.setNoDelay(true);
      const { systemId, password, systemType = '' } = options;
      const credentials = { system_id: systemId, password, system_type: systemType, interface_version: 0x34 };
      send(new smpp.PDU(`bind_${direction}`, credentials), ({ command_status: code }) => {
        forget(late);
        if (code !== status.ok) return breakOff(new Error(`The carrier refuses to bind: ${code.toString(16)}.`));
        isBound = true;
        resolve({
          get inFlight() {
            return flights.count;
          },
          submit: flights.submit,
          unbind,
        });
      });
    });
  });
}
