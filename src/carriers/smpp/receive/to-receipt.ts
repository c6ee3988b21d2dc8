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

/** The carrier's clock may be ahead or in another time zone: `doneAt` is never later than now. */
export function toReceipt({ id, state, error, doneAt }: SmppReceipt, reference: string, now: Date): Receipt | null {
  const status = STATUS[state];
  if (status === null) return null;
  const isGood = status === 'delivered' || (status === 'sent' && state !== 'unknown');
  return {
    reference,
    carrierMessageId: id,
    status,
    errorCode: isGood || error === null ? null : `smpp_${error}`,
    doneAt: doneAt === null || doneAt > now ? now : doneAt,
  };
}
