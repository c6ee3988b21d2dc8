import type { SegmentDuration } from '../../generated/types.ts';
import { UNIT_MS } from '../durations.ts';

export const durationMs = ({ amount, unit }: SegmentDuration): number => amount * UNIT_MS[unit];

export function addDuration(at: Date, duration: SegmentDuration): Date {
  return new Date(at.getTime() + durationMs(duration));
}
