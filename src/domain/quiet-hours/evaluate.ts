import { DAY_MS } from '../durations.ts';
import { MAX_TIME } from '../max-time.ts';
import type { RulePack } from '../rule-packs/pack.ts';
import type { RecipientLocation } from '../time-zones/resolve.ts';
import { offsetSpan } from '../time-zones/zone-clock.ts';
import { type DayWindow, rulesByDay } from './day-rules.ts';
import { nextAllowed } from './next-allowed.ts';
import { type TenantWindow, withTenantWindow } from './tenant-window.ts';

const LOCATION_UNKNOWN_RULE = 'place-unknown';
const NOWHERE = { zone: null, localTime: null, jurisdiction: null, holiday: null } as const;

export interface QuietHoursQuestion {
  readonly at: Date;
  readonly location: Pick<RecipientLocation, 'zones' | 'jurisdictions'>;
  readonly pack: RulePack;
  readonly tenantWindow?: TenantWindow | null;
}

export type QuietHoursVerdict =
  | {
      readonly allowed: true;
      /** Ids of the rules that were checked, all of which allow. */
      readonly rules: readonly string[];
    }
  | {
      readonly allowed: false;
      /** Ids of the rules that block, in any of the zones. */
      readonly rules: readonly string[];
      /**
       * The first time that every zone and rule allows; null when there is none within 14 days or
       * before the year 10000.
       */
      readonly nextAllowedAt: Date | null;
      /**
       * The first zone that blocks and its local time (`YYYY-MM-DDTHH:MM:SS`); null when no zone is
       * known.
       */
      readonly zone: string | null;
      readonly localTime: string | null;
      /**
       * ISO 3166-1 or -2 of the narrowest jurisdiction that blocks there; null when only the
       * account's own window blocks, or no zone is known.
       */
      readonly jurisdiction: string | null;
      /** The holiday for which that jurisdiction is closed, or null. */
      readonly holiday: string | null;
    };

/**
 * Whether marketing may be sent to a location at a time (messaging rules, section 4): only when
 * every rule of every jurisdiction allows it in every zone; the start of a window is included, the
 * end excluded. A location without a zone is always blocked. Throws a RangeError for an invalid
 * date, an unknown zone, or an invalid tenant window.
 */
export function evaluateQuietHours({ at, location, pack, tenantWindow }: QuietHoursQuestion): QuietHoursVerdict {
  const atMs = at.getTime();
  if (Number.isNaN(atMs)) throw new RangeError('at is not a valid date');
  if (location.zones.length === 0)
    return { allowed: false, rules: [LOCATION_UNKNOWN_RULE], nextAllowedAt: null, ...NOWHERE };
  const rules = withTenantWindow(rulesByDay(pack, location.jurisdictions), tenantWindow);

  const checked = new Set<string>();
  const blocking = new Set<string>();
  let blocked: { readonly zone: string; readonly local: number; readonly window: DayWindow } | undefined;
  for (const zone of location.zones) {
    const local = atMs + offsetSpan(zone, atMs).offsetMs;
    const day = Math.floor(local / DAY_MS);
    const time = local - day * DAY_MS;
    for (const window of rules(day).windows) {
      checked.add(window.id);
      if (holds(window, time)) continue;
      blocking.add(window.id);
      if (blocked === undefined || (blocked.zone === zone && isNarrower(window, blocked.window)))
        blocked = { zone, local, window };
    }
  }
  if (!blocked) return { allowed: true, rules: [...checked] };
  const next = nextAllowed(atMs, location.zones, rules);
  return {
    allowed: false,
    rules: [...blocking],
    nextAllowedAt: next === null || next > MAX_TIME.getTime() ? null : new Date(next),
    zone: blocked.zone,
    localTime: new Date(blocked.local).toISOString().slice(0, 19),
    jurisdiction: blocked.window.jurisdiction,
    holiday: blocked.window.holiday,
  };
}

/** Whether a rule is of a state and the other of its country: the state is named to the caller. */
function isNarrower(one: DayWindow, other: DayWindow): boolean {
  return (one.jurisdiction?.length ?? 0) > (other.jurisdiction?.length ?? 0);
}

function holds({ startMs, endMs }: DayWindow, time: number): boolean {
  return startMs <= time && time < endMs;
}
