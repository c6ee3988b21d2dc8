import type { Pdu } from 'smpp';
import { decodeGsm } from '../gsm-alphabet.ts';

/** The position of a segment in its message. */
export interface SegmentInfo {
  /** The reference that all segments of a message share. */
  readonly reference: string;
  readonly total: number;
  /** From 1. */
  readonly index: number;
}

const CONCATENATED = 0x00;
const CONCATENATED_16 = 0x08;

/**
 * The text of a deliver_sm or data_sm. NUL is removed: it has no meaning in text, and PostgreSQL
 * cannot store it.
 */
export function deliverText(pdu: Pdu): string {
  const message = bodyOf(pdu)?.message ?? '';
  const text = typeof message === 'string' ? message : decode(message, pdu.data_coding ?? 0);
  return text.replaceAll('\0', '');
}

/**
 * The concatenation header of 3GPP TS 23.040, sections 9.2.3.24.1 and 9.2.3.24.8, or the sar
 * parameters of SMPP 3.4, section 5.3.2.22; null for a single segment.
 */
export function segmentInfoOf(pdu: Pdu): SegmentInfo | null {
  for (const element of bodyOf(pdu)?.udh ?? []) {
    const [tag, length] = element;
    if (tag === CONCATENATED && length === 3 && element.length >= 5)
      return toSegmentInfo(`8-${element[2]}`, element[3] as number, element[4] as number);
    if (tag === CONCATENATED_16 && length === 4 && element.length >= 6)
      return toSegmentInfo(`16-${element.readUInt16BE(2)}`, element[4] as number, element[5] as number);
  }
  const { sar_msg_ref_num: sarReference, sar_total_segments: total, sar_segment_seqnum: number } = pdu;
  if (sarReference === undefined || total === undefined || number === undefined) return null;
  return toSegmentInfo(`sar-${sarReference}`, total, number);
}

function toSegmentInfo(reference: string, total: number, number: number): SegmentInfo | null {
  return total > 1 && number >= 1 && number <= total ? { reference, total, index: number } : null;
}

function bodyOf(pdu: Pdu) {
  const payload = pdu.message_payload;
  return payload !== undefined && payload.message.length > 0 ? payload : pdu.short_message;
}

/**
 * SMPP 3.4, section 5.2.19, and the coding groups of 3GPP TS 23.038, section 4, which some carriers
 * pass through.
 */
function decode(octets: Buffer, dataCoding: number): string {
  const marked = decodeMarked(octets);
  if (marked !== null) return marked;
  if (isUcs2(dataCoding))
    return Buffer.from(octets.subarray(0, octets.length & ~1))
      .swap16()
      .toString('utf16le');
  return isGsm(dataCoding) ? decodeGsm(octets) : octets.toString('latin1');
}

/**
 * Text that begins with a byte order mark (Unicode 16, section 23.8), which says more than the data
 * coding: UTF-16 of either byte order, and UTF-8. Null for any other text; no text of the GSM
 * alphabet has such octets.
 */
function decodeMarked(octets: Buffer): string | null {
  const [first, second, third] = octets;
  const even = octets.subarray(2, octets.length & ~1);
  if (first === 0xfe && second === 0xff) return Buffer.from(even).swap16().toString('utf16le');
  if (first === 0xff && second === 0xfe) return even.toString('utf16le');
  return first === 0xef && second === 0xbb && third === 0xbf ? octets.subarray(3).toString('utf8') : null;
}

function isUcs2(dataCoding: number): boolean {
  return dataCoding === 8 || (dataCoding >= 0x10 && dataCoding < 0x40 && (dataCoding & 0x0c) === 0x08);
}

function isGsm(dataCoding: number): boolean {
  if (dataCoding < 0x10) return dataCoding === 0;
  return dataCoding < 0xf0 ? (dataCoding & 0x0c) === 0 : (dataCoding & 0x04) === 0;
}
