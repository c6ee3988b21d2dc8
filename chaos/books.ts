import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';

/** A file of lines of JSON that is written before anything else happens: what it says did happen. */
export interface Books<T> {
  /** With `durable` it is on the disk when this returns. */
  write(line: T): void;
  close(): void;
}

export function openBooks<T>(path: string, { durable }: { readonly durable: boolean }): Books<T> {
  const file = openSync(path, 'a');
  return {
    write: (line) => {
      writeSync(file, `${JSON.stringify(line)}\n`);
      if (durable) fsyncSync(file);
    },
    close: () => closeSync(file),
  };
}

export function readBooks<T>(path: string): T[] {
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}

/** What a client wrote down of its own calls: before each call, and after it. */
export interface ClientLine {
  readonly at: number;
  readonly what: 'asked' | 'answered' | 'refused' | 'unknown';
  readonly method: string;
  readonly key: string;
  /** Of an answer: the message it names. */
  readonly messageId?: string;
  /** Of a refusal, or of an answer that nobody can take for one. */
  readonly code?: string;
  /** Of what was asked: to whom, and how many people it is about. */
  readonly to?: string;
  readonly people?: number;
}

/** One text as the carrier took it. */
export interface CarrierLine {
  readonly at: number;
  readonly reference: string;
  readonly sid: string;
  readonly from: string;
  readonly to: string;
  readonly body: string;
}

/** One request as the receiver of a partner's events got it. */
export interface ReceiverLine {
  readonly at: number;
  readonly id: string;
  readonly body: string;
  readonly status: number;
}
