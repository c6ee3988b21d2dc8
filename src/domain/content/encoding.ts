/**
 * SMS encoding and segmentation: 3GPP TS 23.038 (default alphabet and extension table) and TS
 * 23.040 (a concatenated segment spends 6 octets on its header). National shift tables are not
 * used, because carriers do not support them reliably.
 */

export type Encoding = 'GSM-7' | 'UCS-2';

export interface Measure {
  readonly encoding: Encoding;
  /** Number of segments; 0 for an empty text. */
  readonly segments: number;
  /** Septets for GSM-7 (an extension character takes two), UTF-16 code units for UCS-2. */
  readonly units: number;
  /** 160 or 70 for a single segment, 153 or 67 for a concatenated message. */
  readonly unitsPerSegment: number;
}

/** Maximum message length in segments: 1,530 septets or 670 UTF-16 units. */
export const MAX_SEGMENTS = 10;

const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const EXTENSION = '^{}\\[~]|€\f';

/**
 * Septets by UTF-16 code unit; 0 means the character needs UCS-2. A 64 KB table makes the lookup
 * branch-free.
 */
const SEPTETS = new Uint8Array(0x10000);
for (const character of BASIC) SEPTETS[character.charCodeAt(0)] = 1;
for (const character of EXTENSION) SEPTETS[character.charCodeAt(0)] = 2;

/**
 * Encoding and segments of message content as sent to the carrier. An extension character or
 * surrogate pair is never split over two segments, so a segment can end one unit early.
 */
export function measureText(text: string): Measure {
  let septets = 0;
  for (let index = 0; index < text.length; index++) {
    const cost = SEPTETS[text.charCodeAt(index)]!;
    if (cost === 0) return measureUcs2(text);
    septets += cost;
  }
  if (septets === 0) return { encoding: 'GSM-7', segments: 0, units: 0, unitsPerSegment: 160 };
  if (septets <= 160) return { encoding: 'GSM-7', segments: 1, units: septets, unitsPerSegment: 160 };
  const segments = septets === text.length ? Math.ceil(septets / 153) : countGsmSegments(text);
  return { encoding: 'GSM-7', segments, units: septets, unitsPerSegment: 153 };
}

function countGsmSegments(text: string): number {
  let segments = 1;
  let filled = 0;
  for (let index = 0; index < text.length; index++) {
    const cost = SEPTETS[text.charCodeAt(index)]!;
    if (filled + cost > 153) {
      segments++;
      filled = 0;
    }
    filled += cost;
  }
  return segments;
}

function measureUcs2(text: string): Measure {
  const units = text.length;
  if (units <= 70) return { encoding: 'UCS-2', segments: 1, units, unitsPerSegment: 70 };
  let segments = 1;
  let end = 67;
  while (end < units) {
    if (isSplitPair(text, end)) end--;
    segments++;
    end += 67;
  }
  return { encoding: 'UCS-2', segments, units, unitsPerSegment: 67 };
}

function isSplitPair(text: string, boundary: number): boolean {
  const before = text.charCodeAt(boundary - 1);
  const after = text.charCodeAt(boundary);
  return before >= 0xd800 && before <= 0xdbff && after >= 0xdc00 && after <= 0xdfff;
}
