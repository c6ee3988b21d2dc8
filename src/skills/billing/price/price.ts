import type { Encoding } from '../../../domain/encoding.ts';

/** Credits of texts; `segments` and `credits` are of all of them together. */
export interface Price {
  recipients: number;
  segments: number;
  credits: number;
  /** Credits by the country of the recipient (ISO 3166-1 alpha-2). */
  by_country: Record<string, number>;
  /** UCS-2 as soon as one text needs it; null when there is no text. */
  encoding: Encoding | null;
}
