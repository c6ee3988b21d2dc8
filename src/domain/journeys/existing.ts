import type { JourneyEntry } from '../../generated/types.ts';

/**
 * The entry as a publication freezes it: with its default. Versions that were published before the
 * field existed have none.
 */
export function withExisting(entry: JourneyEntry): JourneyEntry {
  if (entry.kind !== 'segment' && entry.kind !== 'list' && entry.kind !== 'tag') return entry;
  return { ...entry, existing: entry.existing ?? 'leave_out' };
}

/** Whether contacts that are there when the version is published enter it. */
export function takesExisting(entry: JourneyEntry): boolean {
  if (entry.kind === 'segment') return entry.existing !== 'leave_out';
  return (entry.kind === 'list' || entry.kind === 'tag') && entry.existing === 'enter';
}
