export type MediaType = 'image/jpeg' | 'image/png' | 'image/gif' | 'text/vcard';

const SIGNATURES: readonly (readonly [MediaType, readonly number[]])[] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  // GIF8, of version 87a or 89a.
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
];

/** A contact card, with or without a byte order mark (RFC 6350, section 3.3). */
const CARD = /^\uFEFF?BEGIN:VCARD\r?\n/i;

const EXTENSIONS: Readonly<Record<MediaType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'text/vcard': 'vcf',
};

/**
 * The type of a file by its first bytes; null when carriers do not bring it to every phone. What a
 * server says about it does not count: the copy is served with the type that it has.
 */
export function mediaTypeOf(content: Buffer): MediaType | null {
  const found = SIGNATURES.find(([, bytes]) => bytes.every((byte, index) => content[index] === byte));
  if (found !== undefined) return found[0];
  return CARD.test(content.toString('utf8', 0, 20)) ? 'text/vcard' : null;
}

/** Some phones go by the name of a file. */
export const extensionOf = (type: string): string => EXTENSIONS[type as MediaType] ?? 'bin';
