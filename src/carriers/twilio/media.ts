import { parseUrl } from '../../parse-url.ts';
import type { InboundMedia } from '../carrier.ts';

/** Twilio sends at most ten files with a message. */
const MAX_FILES = 10;
const MAX_URL = 2_048;
const MAX_TYPE = 100;

/**
 * The files of an inbound message: NumMedia, and MediaUrlN and MediaContentTypeN from 0 on. They
 * are kept as links; an address that is not https is left out.
 */
export function readMedia(field: (name: string) => string): readonly InboundMedia[] {
  const count = Math.min(Number.parseInt(field('NumMedia'), 10) || 0, MAX_FILES);
  return Array.from({ length: Math.max(count, 0) }, (_, index) => ({
    url: field(`MediaUrl${index}`),
    contentType: field(`MediaContentType${index}`).slice(0, MAX_TYPE) || null,
  })).filter(({ url }) => url.length <= MAX_URL && url.startsWith('https://') && parseUrl(url) !== null);
}
