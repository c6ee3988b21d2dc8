import { extensionOf, mediaTypeOf } from './content-type.ts';

/** How the inbox shows a file of an inbound message. */
export interface InboundType {
  readonly type: string;
  readonly extension: string;
  /** Shown in the page; any other file is only downloaded. */
  readonly isPicture: boolean;
}

const OTHER: InboundType = { type: 'application/octet-stream', extension: 'bin', isPicture: false };

const at = (content: Buffer, offset: number, text: string): boolean =>
  content.toString('latin1', offset, offset + text.length) === text;

/** Brands of ISO base media files (ISO/IEC 14496-12), by their first letters. */
const BRANDS: readonly (readonly [string, string, string])[] = [
  ['3g', 'video/3gpp', '3gp'],
  ['M4A', 'audio/mp4', 'm4a'],
  ['hei', 'image/heic', 'heic'],
  ['mif', 'image/heic', 'heic'],
  ['qt', 'video/quicktime', 'mov'],
  ['', 'video/mp4', 'mp4'],
];

/** What phones send besides pictures (3GPP TS 26.140, section 4). */
const TYPES: readonly (readonly [(content: Buffer) => boolean, string, string])[] = [
  [(content) => at(content, 0, '#!AMR'), 'audio/amr', 'amr'],
  [(content) => at(content, 0, 'OggS'), 'audio/ogg', 'ogg'],
  [(content) => at(content, 0, 'ID3'), 'audio/mpeg', 'mp3'],
  [(content) => at(content, 0, 'RIFF') && at(content, 8, 'WAVE'), 'audio/wav', 'wav'],
  [(content) => at(content, 0, '%PDF-'), 'application/pdf', 'pdf'],
];

/**
 * The type of a file that a person sent, by its first bytes. What the carrier or the sender says
 * about it does not count: a page with scripts must not be opened as one.
 */
export function inboundTypeOf(content: Buffer): InboundType {
  const sent = mediaTypeOf(content);
  if (sent !== null) return { type: sent, extension: extensionOf(sent), isPicture: sent.startsWith('image/') };
  if (at(content, 0, 'RIFF') && at(content, 8, 'WEBP'))
    return { type: 'image/webp', extension: 'webp', isPicture: true };
  const known = TYPES.find(([is]) => is(content));
  if (known !== undefined) return { type: known[1], extension: known[2], isPicture: false };
  if (!at(content, 4, 'ftyp')) return OTHER;
  const brand = BRANDS.find(([letters]) => at(content, 8, letters));
  return brand === undefined ? OTHER : { type: brand[1], extension: brand[2], isPicture: false };
}

/** Of a type that `inboundTypeOf` has given. */
const ALL = new Map<string, InboundType>(
  [
    ...['image/jpeg', 'image/png', 'image/gif', 'image/webp'].map((type) => ({
      type,
      extension: type === 'image/webp' ? 'webp' : extensionOf(type),
      isPicture: true,
    })),
    { type: 'text/vcard', extension: 'vcf', isPicture: false },
    ...[...TYPES, ...BRANDS].map(([, type, extension]) => ({ type, extension, isPicture: false })),
  ].map((one) => [one.type, one]),
);

export const inboundType = (type: string): InboundType => ALL.get(type) ?? OTHER;
