import smpp from 'smpp';
import { status } from './command-status.ts';
import type { SubmitFields } from './submit-fields.ts';

export type Answer =
  | { readonly kind: 'answered'; readonly status: number; readonly messageId: string }
  /** Nothing was written. */
  | { readonly kind: 'unsent' }
  /** Written, and nobody will say any more what became of it. */
  | { readonly kind: 'lost' };

/** Submissions of one session that wait for their answers. */
export interface Flights {
  /** With those that have waited too long: a carrier that has stopped reading gets no more than its window. */
  readonly count: number;
  /** `onAnswer` hears once; `onLate` hears of an answer that comes after it has heard `lost`. */
  submit(fields: SubmitFields, onAnswer: (answer: Answer) => void, onLate: (messageId: string) => void): void;
  /** The session is over. */
  loseAll(): void;
}

export interface FlightsParts {
  readonly send: (pdu: smpp.Pdu, onResponse: (response: smpp.Pdu) => void) => boolean;
  readonly answerMs: number;
  /** Asks the carrier for a sign of life; ends when it has given one, after which overdue answers are not waited for. */
  readonly probe: () => Promise<void>;
  /** The carrier says that it knows no session. */
  readonly onNotBound: () => void;
  /** There is room that nobody who waits for an answer hears of. */
  readonly onRoom: () => void;
}

export function createFlights({ send, answerMs, probe, onNotBound, onRoom }: FlightsParts): Flights {
  const waiting = new Set<() => void>();
  const overdue = new Set<() => void>();
  let isProbing = false;

  const lookForLife = async (): Promise<void> => {
    if (isProbing) return;
    isProbing = true;
    const before = [...overdue];
    await probe();
    isProbing = false;
    for (const late of before) overdue.delete(late);
    if (overdue.size > 0) void lookForLife();
    onRoom();
  };

  const submit: Flights['submit'] = (fields, onAnswer, onLate) => {
    const end = (answer: Answer): void => {
      clearTimeout(timer);
      waiting.delete(lose);
      onAnswer(answer);
    };
    const lose = (): void => end({ kind: 'lost' });
    const timer = setTimeout(() => {
      overdue.add(lose);
      lose();
      void lookForLife();
    }, answerMs);
    waiting.add(lose);
    const isSent = send(new smpp.PDU('submit_sm', fields), ({ command_status: code, message_id: messageId = '' }) => {
      if (code === status.notBound) onNotBound();
      if (waiting.has(lose)) end({ kind: 'answered', status: code, messageId });
      else {
        if (overdue.delete(lose)) onRoom();
        if (code === status.ok) onLate(messageId);
      }
    });
    if (!isSent) end({ kind: 'unsent' });
  };

  return {
    get count() {
      return waiting.size + overdue.size;
    },
    submit,
    loseAll: () => {
      for (const lose of waiting) lose();
    },
  };
}
