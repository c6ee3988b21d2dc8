import type { JourneyEntry } from '../../generated/types.ts';

const EVENT = 'event.';
const MAX_KEY = 200;

/**
 * The value that tells enrollments of one contact apart, at a path such as `event.order_id`; empty
 * without a path or a value.
 */
export function enrollmentKey(path: string | undefined, properties: Readonly<Record<string, unknown>>): string {
  if (path === undefined) return '';
  const name = path.slice(EVENT.length);
  const value = Object.hasOwn(properties, name) ? properties[name] : null;
  if (typeof value === 'string') return value.trim().slice(0, MAX_KEY).toWellFormed().replaceAll('\0', '');
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** Whether a contact can be in the journey several times, with a key each. */
export function hasKeys(entry: JourneyEntry): boolean {
  return entry.kind === 'date' || keyOfEntry(entry) !== undefined;
}

/** The path of a journey's keys in the entry event; undefined if it has none. */
export function keyOfEntry(entry: JourneyEntry): string | undefined {
  return entry.kind === 'event' || entry.kind === 'conversion' || entry.kind === 'call' ? entry.key : undefined;
}
