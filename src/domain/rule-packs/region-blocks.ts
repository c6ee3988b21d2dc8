import { dateOf, dayOf } from './calendar-day.ts';
import type { RulePack, TimeOfDayRule } from './pack.ts';
import { week } from './windows.ts';

/**
 * Days on which the operator stops marketing to a region: some states forbid solicitation during a
 * declared state of emergency (messaging rules, section 4).
 */
export interface RegionBlock {
  readonly id: string;
  /** ISO 3166-1 or -2. */
  readonly jurisdiction: string;
  /** The first and the last local day, `YYYY-MM-DD`. */
  readonly from: string;
  readonly until: string;
  readonly reason: string;
}

/** At most this many days, so that a mistyped year does not stop a region for good. */
export const MAX_BLOCK_DAYS = 366;

const MAX_PACKS = 16;
const known = new Map<string, RulePack>();

/** The pack with a closed day in the region for each day of a block; cached by its content. */
export function withRegionBlocks(pack: RulePack, blocks: readonly RegionBlock[]): RulePack {
  if (blocks.length === 0) return pack;
  const key = `${pack.id} ${JSON.stringify(blocks)}`;
  const cached = known.get(key);
  if (cached !== undefined) return cached;
  if (known.size >= MAX_PACKS) known.clear();
  const blocked = { ...pack, timeOfDay: [...pack.timeOfDay, ...blocks.map(closedRule)] };
  known.set(key, blocked);
  return blocked;
}

/** Named like a holiday, so that refusals say why the region is closed. */
function closedRule({ id, jurisdiction, from, until, reason }: RegionBlock): TimeOfDayRule {
  const first = dayOf(from);
  const days = Array.from({ length: Math.min(dayOf(until) - first + 1, MAX_BLOCK_DAYS) }, (_, index) =>
    dateOf(first + index),
  );
  const source = 'the operator';
  return {
    id,
    jurisdiction,
    effectiveFrom: from,
    effectiveUntil: dateOf(first + days.length),
    windows: week({ weekdays: null, saturday: null, sunday: null }),
    closedOn: { jurisdiction, source, observed: {}, holidays: [{ name: reason, day: { proclaimed: days } }] },
    source,
    confidence: 'S',
  };
}
