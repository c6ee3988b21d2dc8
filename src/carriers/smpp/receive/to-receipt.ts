import type { SmppReceipt, SmppState } from '../../../domain/carriers/smpp-receipt.ts';
import type { Receipt } from '../../carrier.ts';

/**
 * Message status of an SMPP state; null adds nothing. A carrier that lost track of a message has at
 * least sent it.
 */
const STATUS: Readonly<Record<SmppState, Receipt['status'] | null>> = {
  scheduled: null,
  enroute: 'sent',
  accepted: 'sent',
  unknown: 'sent',
  delivered: 'delivered',
  expired: 'expired',
  deleted: 'failed',
  skipped: 'failed',
  undeliverable: 'undelivered',
  rejected: 'rejected',
};

/** For a receipt that gives no cause; a carrier that lost track of a message did not fail. */
const CODES: Readonly<Partial<Record<SmppState, string>>> = {
  expired: 'expired',
  deleted: 'deleted',
  skipped: 'skipped',
  undeliverable: 'undeliv',
  rejected: 'rejectd',
};

function codeOf(state: SmppState, error: string | null): string | null {
  const code = error ?? CODES[state];
  return code === undefined ? null : `smpp_${code}`;
}

/** The carrier's clock may be ahead or in another time zone: `doneAt` is never later than now. */
export function toReceipt({ id, state, error, doneAt }: SmppReceipt, reference: string, now: Date): Receipt | null {
  const status = STATUS[state];
  if (status === null) return null;
  const isGood = status === 'delivered' || (status === 'sent' && state !== 'unknown');
  return {
    reference,
    carrierMessageId: id,
    status,
    errorCode: isGood ? null : codeOf(state, error),
    doneAt: doneAt === null || doneAt > now ? now : doneAt,
  };
}
