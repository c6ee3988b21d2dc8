import smpp from 'smpp';
import { status } from './command-status.ts';

/** The fields of one submit_sm. */
export type SubmitFields = Readonly<Record<string, string | number | Buffer>>;

export type Answer =
  | { readonly kind: 'answered'; readonly status: number; readonly messageId: string }
  /** Nothing was written. */
  | { readonly kind: 'unsent' }
  /** Written, but the response will not come: the outcome is unknown. */
  | { readonly kind: 'lost' };

/** Pending submit_sm of one session. */
export interface PendingRequests {
  /** Includes overdue submissions: a carrier that stopped reading gets no more than its window. */
  readonly count: number;
  /** `onAnswer` is called once; `onLate` with the id of a response that comes after `lost`. */
  submit(fields: SubmitFields, onAnswer: (answer: Answer) => void, onLate: (messageId: string) => void): void;
  /** The session has ended. */
  failAll(): void;
}

export interface PendingRequestsParts {
  readonly send: (pdu: smpp.Pdu, onResponse: (response: smpp.Pdu) => void) => boolean;
  readonly answerMs: number;
  /**
   * Sends enquire_link; resolves with its response, after which overdue responses are not expected.
   */
  readonly probe: () => Promise<void>;
  /** The carrier reports that the session is not bound. */
  readonly onNotBound: () => void;
  /** Room became free without a response to a caller. */
  readonly onRoom: () => void;
}

export function createPendingRequests({
  send,
  answerMs,
  probe,
  onNotBound,
  onRoom,
}: PendingRequestsParts): PendingRequests {
  const waiting = new Set<() => void>();
  const overdue = new Set<() => void>();
  let isProbing = false;

  const probeLink = async (): Promise<void> => {
    if (isProbing) return;
    isProbing = true;
    const before = [...overdue];
    await probe();
    isProbing = false;
    for (const late of before) overdue.delete(late);
    if (overdue.size > 0) void probeLink();
    onRoom();
  };

  const submit: PendingRequests['submit'] = (fields, onAnswer, onLate) => {
    const end = (answer: Answer): void => {
      clearTimeout(timer);
      waiting.delete(lose);
      onAnswer(answer);
    };
    const lose = (): void => end({ kind: 'lost' });
    const timer = setTimeout(() => {
      overdue.add(lose);
      lose();
      void probeLink();
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
    failAll: () => {
      for (const lose of waiting) lose();
    },
  };
}
