import type { JourneyEntry } from '../../service/types.ts';

/** What brings contacts into a journey, as one line. */
export function entryInWords(entry: JourneyEntry): string {
  switch (entry.kind) {
    case 'event':
      return `when ${entry.name} is recorded`;
    case 'segment':
      return 'when they join a segment';
    case 'list':
      return 'when they are put on a list';
    case 'tag':
      return 'when they get a tag';
    case 'schedule':
      return 'at a time';
    case 'date':
      return `on the date of ${entry.attribute}`;
    case 'call':
      return 'when you enroll them';
    default:
      return 'otherwise';
  }
}
