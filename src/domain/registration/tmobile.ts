import { DAY_MS } from '../durations.ts';
import { offsetSpan } from '../time-zones/zone-clock.ts';

/**
 * T-Mobile counts outbound segments of a brand to its own subscribers, by tax number, from midnight
 * to midnight Pacific (support.twilio.com, "T-Mobile daily message limits"; Infobip; Clickatell;
 * Bird). Only a lookup shows the recipient's carrier.
 */
const ZONE = 'America/Los_Angeles';

/**
 * Carriers that T-Mobile does not count, by the names that lookups return. Names differ between
 * sources, and a virtual operator has a name of its own. So the list contains only carriers that
 * are certainly not T-Mobile; every other message counts, also when no lookup was made.
 */
const OTHER_NETWORKS = /\bAT ?& ?T\b|\bATT Mobility\b|\bCingular\b|\bVerizon\b|\bCellco\b/i;

/** Numbers are ported to other carriers: an older lookup result is ignored. */
export const LOOKUP_MAX_AGE_MS = 30 * DAY_MS;

/** Whether a message counts towards the daily tier of its brand. */
export function countsAtTMobile({
  country,
  carrierName,
}: {
  /** Country of the recipient's number. */
  readonly country: string | null;
  /** Carrier from a recent lookup; null when there is none. */
  readonly carrierName: string | null;
}): boolean {
  if (country !== null && country !== 'US' && country !== 'PR' && country !== 'VI') return false;
  return carrierName === null || !OTHER_NETWORKS.test(carrierName);
}

export interface PacificDay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Its end, exclusive. */
  readonly resetsAt: Date;
}

export function pacificDay(at: Date): PacificDay {
  const { offsetMs } = offsetSpan(ZONE, at.getTime());
  const midnight = Math.floor((at.getTime() + offsetMs) / DAY_MS) * DAY_MS;
  const next = midnight + DAY_MS;
  // The clocks may change in between. They change at 02:00, so an hour more or less gives the same
  // offset.
  const atEnd = offsetSpan(ZONE, next - offsetMs).offsetMs;
  return { day: new Date(midnight).toISOString().slice(0, 10), resetsAt: new Date(next - atEnd) };
}

/**
 * The key by which one company is counted, however often it was registered. A sole proprietor has
 * only the brand id.
 */
export function taxKeyOf(brand: {
  readonly id: string;
  readonly ein: string | null;
  readonly alt_business_id: string | null;
  readonly alt_business_id_type: string | null;
}): string {
  const ein = plain(brand.ein);
  if (ein !== '') return `EIN ${ein}`;
  const other = plain(brand.alt_business_id);
  return other === '' ? brand.id : `${brand.alt_business_id_type ?? 'NONE'} ${other}`;
}

function plain(number: string | null): string {
  return (number ?? '').replace(/[^0-9A-Za-z]/g, '').toUpperCase();
}
