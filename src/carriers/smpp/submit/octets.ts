import { measureText } from '../../../domain/content/encoding.ts';
import { ESCAPE, encodeGsm } from '../gsm-alphabet.ts';

/** An encoded message. */
export interface Octets {
  /** SMPP 3.4, section 5.2.19: 0 the default alphabet, 8 UCS-2. */
  readonly dataCoding: 0 | 8;
  /** One buffer per segment counted by measureText. */
  readonly segments: readonly Buffer[];
}

/**
 * Encodes the content of a message and splits it as measureText does: never inside an escape
 * sequence or a surrogate pair.
 */
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

/** The number of octets before `end` that belong to the next segment. */
function splitEscape(octets: Buffer, end: number): number {
  return octets[end - 1] === ESCAPE ? 1 : 0;
}

function splitPair(octets: Buffer, end: number): number {
  const isPair = (octets.readUInt16BE(end - 2) & 0xfc00) === 0xd800 && (octets.readUInt16BE(end) & 0xfc00) === 0xdc00;
  return isPair ? 2 : 0;
}
