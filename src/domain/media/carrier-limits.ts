import { senderTypeOf } from '../sender-types/accepts.ts';

/**
 * Bytes of a message with media that the large carriers of the United States take, by the kind of
 * the sending number (developers.telnyx.com/docs/messaging/messages/mms-transcoding; what customers
 * of Twilio are told agrees; November 2026). Providers reduce JPEG, PNG and still GIF images on the
 * way. What they do not reduce is lost: contact cards, and animations.
 */
export const CARRIER_LIMITS = {
  'AT&T': { long_code: 1_000_000, toll_free: 600_000, short_code: 600_000 },
  'T-Mobile': { long_code: 1_500_000, toll_free: 600_000, short_code: 1_000_000 },
  Verizon: { long_code: 1_000_000, toll_free: 600_000, short_code: 1_200_000 },
} as const;

export interface CarrierLimit {
  readonly name: string;
  readonly bytes: number;
}

/** The carriers that take less than these bytes from the number, with what they take. */
export function smallerCarriers(bytes: number, phone: string): readonly CarrierLimit[] {
  const kind = senderTypeOf(phone);
  if (kind === 'alphanumeric') return [];
  return Object.entries(CARRIER_LIMITS)
    .map(([name, limits]) => ({ name, bytes: limits[kind] }))
    .filter((limit) => limit.bytes < bytes);
}
