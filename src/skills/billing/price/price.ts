import type { Encoding } from '../../../domain/content/encoding.ts';

/** The cost of one or more messages; `segments` and `credits` are totals. */
export interface Price {
  recipients: number;
  segments: number;
  credits: number;
  /** Credits by the country of the recipient (ISO 3166-1 alpha-2). */
  by_country: Record<string, number>;
  /** UCS-2 if at least one message needs it; null without messages. */
  encoding: Encoding | null;
}
