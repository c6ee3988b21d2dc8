import { offsetSpan } from '../quiet-hours/zone-clock.ts';

/**
 * How T-Mobile counts: outbound segments of a brand to its own subscribers, by tax number, from midnight to midnight Pacific (support.twilio.com,
 * "T-Mobile daily message limits"; Infobip; Clickatell; Bird). Where a text goes is known by a look-up alone.
 */
const ZONE = 'America/Los_Angeles';
const DAY_MS = 86_400_000;

/**
 * Networks that T-Mobile does not count, by the names that look-ups give. Uncertain: names differ from source to source, and whoever rents a network
 * has a name of its own. So it is a list of those that surely are another's, and every other text counts, also where nobody was asked.
 */
const OTHER_NETWORKS = /\bAT ?& ?T\b|\bATT Mobility\b|\bCingular\b|\bVerizon\b|\bCellco\b/i;

/** People take their numbers along to another carrier: an older answer is none. */
export const LOOKUP_GOOD_MS = 30 * DAY_MS;

/** Whether a text counts towards the day's tier of its brand. */
export function countsAtTMobile({
  country,
  carrierName,
}: {
  /** Of the number that gets it. */
  readonly country: string | null;
  /** By a look-up that is recent enough; null when there is none. */
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
  // The clocks may change in between: an hour more or less finds the same offset, because they change at two in the morning.
  const atEnd = offsetSpan(ZONE, next - offsetMs).offsetMs;
  return { day: new Date(midnight).toISOString().slice(0, 10), resetsAt: new Date(next - atEnd) };
}

/** What one company is counted by, however often it was registered. A sole proprietor has no number but the brand's own. */
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
