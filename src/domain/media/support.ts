import { creditsPerMedia } from '../content/pricing.ts';

/** Carriers whose protocol carries files. SMPP 3.4 has no such message. */
const CARRIERS: ReadonlySet<string> = new Set(['simulator', 'twilio']);

/** North American numbers: MMS is sent from nothing else (see `creditsPerMedia`). */
const NORTH_AMERICAN = /^(?:\+1\d{10}|\d{5,6})$/;

export const carrierSupportsMedia = (carrier: string): boolean => CARRIERS.has(carrier);

/** Why a message from a number to a country cannot carry files. */
export type MediaObstacle = 'country' | 'carrier' | 'number';

export interface MediaSender {
  readonly phone: string;
  readonly carrier: string;
}

/** Null when the message can carry files. Without a sender, another gate refuses the message. */
export function mediaObstacle(country: string, sender: MediaSender | null): MediaObstacle | null {
  if (creditsPerMedia(country) === null) return 'country';
  return sender === null ? null : senderObstacle(sender);
}

/** Why a number can send no files to any country. */
export function senderObstacle({ phone, carrier }: MediaSender): 'carrier' | 'number' | null {
  // There is no number yet, which another gate refuses.
  if (carrier === '') return null;
  if (!carrierSupportsMedia(carrier)) return 'carrier';
  return NORTH_AMERICAN.test(phone) ? null : 'number';
}

const EXPLANATIONS: Readonly<Record<MediaObstacle, string>> = {
  country: 'Messages with media cannot be sent to the country of the recipient.',
  carrier: 'The carrier of the sending number sends no messages with media.',
  number: 'The sending number sends no messages with media. Use a number of the United States or Canada.',
};

/** In plain words, for errors and findings. */
export const describeObstacle = (obstacle: MediaObstacle): string => EXPLANATIONS[obstacle];
