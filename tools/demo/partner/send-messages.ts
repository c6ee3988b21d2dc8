import { isTernError, type Tern } from '../../../sdk/src/index.ts';

export interface Send {
  readonly idempotency_key: string;
  readonly external_ref: string;
  readonly to: string;
  readonly text: string;
}

/** Outcomes of partner.send calls. */
export interface SendLog {
  /** Message ids by idempotency key. */
  readonly accepted: Map<string, string>;
  readonly rejected: { consent_required: number; partner_child_paused: number };
  repeated: number;
  /** Repeated calls that returned the message of the first call. */
  repeatedEqually: number;
}

export function newSendLog(): SendLog {
  return {
    accepted: new Map(),
    rejected: { consent_required: 0, partner_child_paused: 0 },
    repeated: 0,
    repeatedEqually: 0,
  };
}

const CONCURRENCY = 8;

/**
 * Sends all messages concurrently. Every tenth call is made twice at once with the same key, as
 * after a lost answer.
 */
export async function sendMessages(partner: Tern, sends: readonly Send[], log: SendLog): Promise<void> {
  const pending = sends.entries();
  const worker = async (): Promise<void> => {
    for (const [index, send] of pending) await (index % 10 === 0 ? sendTwice : sendOnce)(partner, send, log);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}

async function sendTwice(partner: Tern, send: Send, log: SendLog): Promise<void> {
  log.repeated += 1;
  const [one, other] = await Promise.all([sendOnce(partner, send, log), sendOnce(partner, send, log)]);
  if (one === other) log.repeatedEqually += 1;
}

/** Returns the message id or the error code. */
export async function sendOnce(partner: Tern, send: Send, log: SendLog): Promise<string> {
  try {
    const { message_id: id } = await partner.partner.send(send);
    log.accepted.set(send.idempotency_key, id);
    return id;
  } catch (error) {
    for (const code of ['consent_required', 'partner_child_paused'] as const) {
      if (!isTernError(error, code)) continue;
      log.rejected[code] += 1;
      return code;
    }
    throw error;
  }
}
