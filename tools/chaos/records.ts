import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';

/**
 * A JSON lines file. A process appends a record before it acts on it, so every record describes
 * something that happened.
 */
export interface RecordFile<T> {
  /** With `durable`, returns after the record is on disk. */
  write(line: T): void;
  close(): void;
}

export function openRecords<T>(path: string, { durable }: { readonly durable: boolean }): RecordFile<T> {
  const file = openSync(path, 'a');
  return {
    write: (line) => {
      writeSync(file, `${JSON.stringify(line)}\n`);
      if (durable) fsyncSync(file);
    },
    close: () => closeSync(file),
  };
}

export function readRecords<T>(path: string): T[] {
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}

/** A client's record of a call, written before and after it. */
export interface ClientLine {
  readonly at: number;
  readonly what: 'requested' | 'answered' | 'rejected' | 'unknown';
  readonly method: string;
  readonly key: string;
  /** The message id in an answer. */
  readonly messageId?: string;
  /** The error code of a rejection, or why the outcome is unknown. */
  readonly code?: string;
  /** The recipient, or the tag of an import or campaign. */
  readonly to?: string;
  /** Number of contacts in an import or campaign. */
  readonly contacts?: number;
}

export type CarrierName = 'twilio' | 'smpp';

/** A message that a carrier accepted. */
export interface CarrierLine {
  readonly at: number;
  readonly carrier: CarrierName;
  /** Empty where the protocol has no field for it (SMPP). */
  readonly reference: string;
  /** The carrier's id of the message. */
  readonly sid: string;
  readonly from: string;
  readonly to: string;
  readonly body: string;
}

/** A request that the webhook receiver got. */
export interface ReceiverLine {
  readonly at: number;
  readonly id: string;
  readonly body: string;
  readonly status: number;
}
