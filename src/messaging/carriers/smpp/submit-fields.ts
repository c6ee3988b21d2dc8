import type { Submission } from '../carrier.ts';
import { writeAddress } from './addresses.ts';
import { textOctets } from './octets.ts';

/** The fields of one submit_sm. */
export type SubmitFields = Readonly<Record<string, string | number | Buffer>>;

const UDHI = 0x40;
const NOTHING = Buffer.alloc(0);

/**
 * A text as the submit_sm PDUs that carry it. Cut by us, each part begins with the six octets of 3GPP TS 23.040, section 9.2.3.24.1, and
 * `joint` (0 to 255) is what the parts know each other by; whole, it goes into message_payload (SMPP 3.4, section 5.3.2.32).
 */
export function submitFields(submission: Submission, longTexts: 'udh' | 'payload', joint: number): SubmitFields[] {
  const { dataCoding, segments } = textOctets(submission.text);
  const source = writeAddress(submission.from);
  const destination = writeAddress(submission.to);
  const fields = {
    source_addr_ton: source.ton,
    source_addr_npi: source.npi,
    source_addr: source.digits,
    dest_addr_ton: destination.ton,
    dest_addr_npi: destination.npi,
    destination_addr: destination.digits,
    registered_delivery: 1,
    data_coding: dataCoding,
  };
  const [whole] = segments;
  if (segments.length === 1 && whole !== undefined) return [{ ...fields, short_message: whole }];
  if (longTexts === 'payload') return [{ ...fields, short_message: NOTHING, message_payload: Buffer.concat(segments) }];
  return segments.map((segment, place) => ({
    ...fields,
    esm_class: UDHI,
    short_message: Buffer.concat([Buffer.of(5, 0, 3, joint, segments.length, place + 1), segment]),
  }));
}
