import type { JourneyEntry } from '../../service/types.ts';

/** What brings contacts into a journey, as one line. */
export function entryInWords(entry: JourneyEntry): string {
  switch (entry.kind) {
    case 'event':
      return `when ${entry.name} is recorded`;
    case 'conversion':
      return `when a conversion ${entry.event} is recorded`;
    case 'segment':
      return entry.existing === 'enter'
        ? 'when they join a segment, with those who are in it'
        : 'when they join a segment';
    case 'list':
      return entry.existing === 'enter'
        ? 'when they are put on a list, with those who are on it'
        : 'when they are put on a list';
    case 'tag':
      return entry.existing === 'enter' ? 'when they get a tag, with those who have it' : 'when they get a tag';
    case 'opt_in':
      return 'when they opt in';
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
