import { DAY_MS, HOUR_MS } from '../durations.ts';
/**
 * What a message may carry. Twilio: at most ten files, together at most 5 MB, of which it adapts
 * JPEG, PNG and GIF to each phone (twilio.com/docs/messaging/guides/accepted-mime-types and
 * /docs/messaging/api/media-resource). US carriers resize larger images on the way.
 */
export const MAX_MEDIA = 10;
/** Bytes of all files of a message. */
export const MAX_MEDIA_BYTES = 5_000_000;
/** UTF-16 units of the text beside the files (Twilio's Body). */
export const MAX_MMS_TEXT = 1_600;
/** Age after which a call checks a link again. */
export const CHECK_AGE_MS = HOUR_MS;
/** Time after the last use for which copies are served. */
export const KEPT_MS = 90 * DAY_MS;
/** Time for which files of inbound messages are kept for the inbox. */
export const INBOUND_KEPT_MS = 90 * DAY_MS;
/**
 * Bytes of the copies that an account keeps: of what it sends, and as many of what people send it.
 */
export const MAX_STORED_BYTES = 500_000_000;

/** Null leaves it to the template; `none`: a message that cannot carry its files is not sent. */
export type MediaFallback = 'none' | 'link';
