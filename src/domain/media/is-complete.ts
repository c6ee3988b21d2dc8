import type { MediaType } from './content-type.ts';

/**
 * Whether a file has its end. A server that answers with less than the file, or a file that was cut
 * when it was stored, shows half a picture on the phone. Reads the structure, not the pixels; bytes
 * after the end are of no matter.
 */
export function isComplete(type: MediaType, content: Buffer): boolean {
  return CHECKS[type](content);
}

const CHECKS: Readonly<Record<MediaType, (content: Buffer) => boolean>> = {
  'image/jpeg': isCompleteJpeg,
  'image/png': isCompletePng,
  'image/gif': isCompleteGif,
  'text/vcard': isCompleteCard,
};

const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
/** TEM and RST0 to RST7 have no length. */
const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** ISO/IEC 10918-1, annex B: segments with their lengths, and scans, to the end of the image. */
function isCompleteJpeg(content: Buffer): boolean {
  let hasScan = false;
  let at = 2;
  while (at + 1 < content.length) {
    if (content[at] !== 0xff) return false;
    const marker = content[at + 1] ?? 0;
    if (marker === END_OF_IMAGE) return hasScan;
    if (marker === 0xff) at += 1;
    else if (isBare(marker)) at += 2;
    else {
      if (at + 4 > content.length) return false;
      at += 2 + content.readUInt16BE(at + 2);
      if (marker === START_OF_SCAN) {
        hasScan = true;
        at = endOfScan(content, at);
      }
    }
  }
  return false;
}

/** The next marker after coded data, in which 0xFF is followed by 0x00 or a restart. */
function endOfScan(content: Buffer, from: number): number {
  let at = content.indexOf(0xff, from);
  while (at >= 0 && at + 1 < content.length) {
    const next = content[at + 1] ?? 0;
    if (next !== 0x00 && !isBare(next)) return at;
    at = content.indexOf(0xff, at + 2);
  }
  return content.length;
}

/** The signature, then chunks of a length, a type, data and a checksum, until IEND. */
function isCompletePng(content: Buffer): boolean {
  let hasData = false;
  let at = 8;
  while (at + 12 <= content.length) {
    const type = content.toString('latin1', at + 4, at + 8);
    hasData ||= type === 'IDAT';
    if (type === 'IEND') return hasData;
    at += 12 + content.readUInt32BE(at);
  }
  return false;
}

const IMAGE = 0x2c;
const EXTENSION = 0x21;
const TRAILER = 0x3b;
/** The bytes of a color table, when the flags say that there is one. */
const tableBytes = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 << ((flags & 0x07) + 1));

/** GIF89a, section 27: blocks until the trailer. */
function isCompleteGif(content: Buffer): boolean {
  if (content.length < 13) return false;
  let hasImage = false;
  let at = 13 + tableBytes(content[10] ?? 0);
  while (at < content.length) {
    const kind = content[at];
    if (kind === IMAGE) {
      if (at + 10 > content.length) return false;
      at += 11 + tableBytes(content[at + 9] ?? 0);
      hasImage = true;
    } else if (kind === EXTENSION) at += 2;
    else return hasImage && kind === TRAILER;
    const end = endOfSubBlocks(content, at);
    if (end === null) return false;
    at = end;
  }
  return false;
}

/** Sub-blocks begin with their length; a length of 0 ends them. Null when the file ends before. */
function endOfSubBlocks(content: Buffer, from: number): number | null {
  let at = from;
  while (at < content.length) {
    const length = content[at] ?? 0;
    at += 1 + length;
    if (length === 0) return at;
  }
  return null;
}

/** RFC 6350: a card has a name, and ends. */
function isCompleteCard(content: Buffer): boolean {
  const text = content.toString('utf8');
  return /^(?:[\w-]+\.)?(?:FN|N)[;:]/im.test(text) && /^END:VCARD\s*$/im.test(text);
}
