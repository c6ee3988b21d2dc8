import { parseUrl } from '../../parse-url.ts';
import type { InboundMedia } from '../carrier.ts';
import type { Credentials } from './credentials.ts';

/** Twilio sends at most ten files with a message. */
const MAX_FILES = 10;
const MAX_URL = 2_048;
const MAX_TYPE = 100;

/**
 * The files of an inbound message: NumMedia, and MediaUrlN and MediaContentTypeN from 0 on. They
 * are read in the background; an address that is neither https nor of the API is left out.
 */
export function readMedia(field: (name: string) => string, apiUrl: string): readonly InboundMedia[] {
  const count = Math.min(Number.parseInt(field('NumMedia'), 10) || 0, MAX_FILES);
  return Array.from({ length: Math.max(count, 0) }, (_, index) => ({
    url: field(`MediaUrl${index}`),
    contentType: field(`MediaContentType${index}`).slice(0, MAX_TYPE) || null,
  })).filter(
    ({ url }) =>
      url.length <= MAX_URL && (url.startsWith('https://') || isOfApi(url, apiUrl)) && parseUrl(url) !== null,
  );
}

const isOfApi = (url: string, apiUrl: string): boolean => parseUrl(url)?.origin === parseUrl(apiUrl)?.origin;

/**
 * The headers of a request for a file. The credentials go to the API only: it redirects to a
 * content network, whose link is signed (twilio.com/docs/messaging/api/media-resource).
 */
export function fileHeaders(apiUrl: string, given: Credentials | undefined): (url: string) => Record<string, string> {
  const headers = { 'user-agent': 'Tern' };
  if (given === undefined) return () => headers;
  const secret = Buffer.from(`${given.accountSid}:${given.authToken}`).toString('base64');
  return (url) => (isOfApi(url, apiUrl) ? { ...headers, authorization: `Basic ${secret}` } : headers);
}
