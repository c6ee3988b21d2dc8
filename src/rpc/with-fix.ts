import { DAY_MS, HOUR_MS, MINUTE_MS } from '../domain/durations.ts';
import { nearestName } from '../domain/nearest-name.ts';
import { instantOf } from '../domain/time-zones/local-time.ts';
import { mainZone } from '../domain/time-zones/main-zone.ts';
import type { FieldError } from '../errors.ts';
import { propertiesAt } from './properties-at.ts';

export interface FixContext {
  /** The schema of the params. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly params: Readonly<Record<string, unknown>>;
  readonly now: Date;
  /** ISO 3166-1 alpha-2 code of the country of the account; null without an account. */
  readonly country: string | null;
}

/** More properties than a reader would choose from. */
const MAX_PROPERTIES = 30;
const NO_PROPERTY = /^has no property (.+)$/s;
const NO_TIME = /^must be a date-time/;

/**
 * The error with how to correct it: for a property that does not exist, those that do, and for a
 * time without an hour or an offset, how one is written in the time zone of the account.
 */
export function withFix(fault: FieldError, context: FixContext): FieldError {
  const unknown = NO_PROPERTY.exec(fault.rule)?.[1];
  const fix =
    unknown === undefined
      ? NO_TIME.test(fault.rule)
        ? timeInZone(context)
        : null
      : otherProperties(unknown, propertiesAt(context.input, context.params, fault.path));
  return fix === null ? fault : { ...fault, fix };
}

function otherProperties(unknown: string, known: readonly string[]): string | null {
  if (known.length === 0) return null;
  const meant = nearestName(unknown, known) ?? known.find((name) => isPartOf(name, unknown));
  const question = meant === undefined ? '' : `Did you mean ${meant}? `;
  return `${question}Allowed here: ${known.slice(0, MAX_PROPERTIES).join(', ')}.`;
}

/** `tags` is a part of `tag_ids`, and `list` of `list_id`. */
function isPartOf(name: string, unknown: string): boolean {
  const stem = unknown.toLowerCase().replace(/s$/, '');
  return stem.length >= 3 && (name.split('_').includes(stem) || unknown.split('_').includes(name));
}

/** Nine in the morning of tomorrow, as RFC 3339 in the time zone of the country. */
function timeInZone({ now, country }: FixContext): string {
  const zone = mainZone(country);
  const local = (Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS + 9 * HOUR_MS;
  const minutes = Math.round((local - instantOf(zone, local)) / MINUTE_MS);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const digits = (value: number): string => String(value).padStart(2, '0');
  const offset = `${minutes < 0 ? '-' : '+'}${digits(hours)}:${digits(rest)}`;
  const shown = `${new Date(local).toISOString().slice(0, 19)}${offset}`;
  return `Write the date, the time and the offset: ${shown} is 09:00 in ${zone}.`;
}
