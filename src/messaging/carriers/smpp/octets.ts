import { measureText } from '../../../domain/encoding.ts';
import { ESCAPE, encodeGsm } from './gsm-alphabet.ts';

/** A text as the air carries it. */
export interface Octets {
  /** SMPP 3.4, section 5.2.19: 0 the default alphabet, 8 UCS-2. */
  readonly dataCoding: 0 | 8;
  /** One for each segment that measureText counts. */
  readonly segments: readonly Buffer[];
}

/** Encodes a text and cuts it where measureText says: never through an escape sequence or a surrogate pair. */
export function textOctets(text: string): Octets {
  const { encoding, segments, unitsPerSegment } = measureText(text);
  const gsm = encoding === 'GSM-7' ? encodeGsm(text) : null;
  const octets = gsm ?? Buffer.from(text, 'utf16le').swap16();
  const room = gsm === null ? unitsPerSegment * 2 : unitsPerSegment;
  const split = gsm === null ? splitPair : splitEscape;
  const cut: Buffer[] = [];
  for (let start = 0; start < octets.length; ) {
    let end = Math.min(start + room, octets.length);
    if (end < octets.length && segments > 1) end -= split(octets, end);
    cut.push(octets.subarray(start, end));
    start = end;
  }
  return { dataCoding: gsm === null ? 8 : 0, segments: cut.length === 0 ? [octets] : cut };
}

/** How many octets before `end` belong to what comes after it. */
function splitEscape(octets: Buffer, end: number): number {
  return octets[end - 1] === ESCAPE ? 1 : 0;
}

function splitPair(octets: Buffer, end: number): number {
  const isPair = (octets.readUInt16BE(end - 2) & 0xfc00) === 0xd800 && (octets.readUInt16BE(end) & 0xfc00) === 0xdc00;
  return isPair ? 2 : 0;
}
