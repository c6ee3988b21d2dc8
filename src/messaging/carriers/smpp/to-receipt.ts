import type { SmppReceipt, SmppState } from '../../../domain/smpp-receipt.ts';
import type { Receipt } from '../carrier.ts';

/** In the words of the message's states; null says nothing new. A carrier that has lost sight of a text has at least sent it. */
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

/** The carrier's clock may run ahead, or be in another time zone: nothing is done later than we hear of it. */
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
