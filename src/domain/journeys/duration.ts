import type { SegmentDuration } from '../../generated/types.ts';

const UNIT_MS = { minutes: 60_000, hours: 3_600_000, days: 86_400_000, weeks: 604_800_000 } as const;

export const durationMs = ({ amount, unit }: SegmentDuration): number => amount * UNIT_MS[unit];

export function addDuration(at: Date, duration: SegmentDuration): Date {
  return new Date(at.getTime() + durationMs(duration));
}
