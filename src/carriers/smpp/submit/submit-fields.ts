import type { Submission } from '../../carrier.ts';
import { writeAddress } from '../addresses.ts';
import type { SubmitFields } from '../session/window.ts';
import { textOctets } from './octets.ts';

const UDHI = 0x40;
const EMPTY = Buffer.alloc(0);

/**
 * The submit_sm fields of a message. With `udh`, each segment begins with the six octets of 3GPP TS
 * 23.040, section 9.2.3.24.1, and `concatReference` (0 to 255) connects the segments. With
 * `payload`, the whole text goes into message_payload (SMPP 3.4, section 5.3.2.32).
 */
export function submitFields(
  submission: Submission,
  longMessages: 'udh' | 'payload',
  concatReference: number,
): SubmitFields[] {
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
  if (longMessages === 'payload')
    return [{ ...fields, short_message: EMPTY, message_payload: Buffer.concat(segments) }];
  return segments.map((segment, index) => ({
    ...fields,
    esm_class: UDHI,
    short_message: Buffer.concat([Buffer.of(5, 0, 3, concatReference, segments.length, index + 1), segment]),
  }));
}
