import { isTernError, type Tern } from '../../sdk/src/index.ts';

export interface Send {
  readonly idempotency_key: string;
  readonly external_ref: string;
  readonly to: string;
  readonly text: string;
}

/** What became of calls of partner.send. */
export interface SendLog {
  /** Message ids by their key. */
  readonly accepted: Map<string, string>;
  readonly refused: { consent_required: number; partner_child_paused: number };
  repeated: number;
  /** Repeated calls that were answered with the message of the first one. */
  repeatedAlike: number;
}

export function newSendLog(): SendLog {
  return {
    accepted: new Map(),
    refused: { consent_required: 0, partner_child_paused: 0 },
    repeated: 0,
    repeatedAlike: 0,
  };
}

const AT_ONCE = 8;

/** Sends each, some at once; every tenth twice at the same moment with the same key, as after a lost answer. */
export async function sendTexts(partner: Tern, sends: readonly Send[], log: SendLog): Promise<void> {
  const waiting = sends.entries();
  const hand = async (): Promise<void> => {
    for (const [index, send] of waiting) await (index % 10 === 0 ? sendTwice : sendOnce)(partner, send, log);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, hand));
}

async function sendTwice(partner: Tern, send: Send, log: SendLog): Promise<void> {
  log.repeated += 1;
  const [one, other] = await Promise.all([sendOnce(partner, send, log), sendOnce(partner, send, log)]);
  if (one === other) log.repeatedAlike += 1;
}

/** The id of the message, or the code of the refusal. */
export async function sendOnce(partner: Tern, send: Send, log: SendLog): Promise<string> {
  try {
    const { message_id: id } = await partner.partner.send(send);
    log.accepted.set(send.idempotency_key, id);
    return id;
  } catch (error) {
    for (const code of ['consent_required', 'partner_child_paused'] as const) {
      if (!isTernError(error, code)) continue;
      log.refused[code] += 1;
      return code;
    }
    throw error;
  }
}
