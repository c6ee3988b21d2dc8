import { dayOf } from '../../domain/rule-packs/calendar-day.ts';
import { MAX_BLOCK_DAYS } from '../../domain/rule-packs/region-blocks.ts';
import { jurisdictionName } from '../../domain/time-zones/jurisdiction-name.ts';
import { stateOf } from '../../domain/time-zones/states.ts';
import { CommandFailure, USAGE } from '../failure.ts';

const MAX_REASON = 80;

interface Given {
  readonly region: string;
  readonly from: string;
  readonly until: string;
  readonly reason: string;
}

/** Validates the arguments of `region-block add`; `name` is the English name of the region. */
export function readRegionBlock({ region, from, until, reason }: Given): Given & { readonly name: string } {
  const code = region.toUpperCase();
  if (!isRegion(code))
    throw new CommandFailure(`${region} is not a region with its own rules. Write US-LA, CA-ON or FR.`, USAGE);
  for (const [option, day] of [
    ['--from', from],
    ['--until', until],
  ] as const)
    if (!isDay(day)) throw new CommandFailure(`${option} must be a day, such as 2026-09-01.`, USAGE);
  const days = dayOf(until) - dayOf(from) + 1;
  if (days < 1 || days > MAX_BLOCK_DAYS)
    throw new CommandFailure(`--until must be 1 to ${MAX_BLOCK_DAYS} days from --from on.`, USAGE);
  if (reason.trim() === '' || reason.length > MAX_REASON)
    throw new CommandFailure(`--reason must have 1 to ${MAX_REASON} characters.`, USAGE);
  return { region: code, from, until, reason: reason.trim(), name: jurisdictionName(code) };
}

function isDay(text: string): boolean {
  try {
    dayOf(text);
    return true;
  } catch {
    return false;
  }
}

function isRegion(code: string): boolean {
  if (stateOf(code) !== undefined) return true;
  return /^[A-Z]{2}$/.test(code) && jurisdictionName(code) !== code;
}
