import type { HoldOut as PresentedHoldOut } from '../../generated/types.ts';
import type { HoldOut } from '../../measures/outcomes/hold-out.ts';

export function presentHoldOut({ percent, since, contacts }: HoldOut): PresentedHoldOut {
  return { hold_out_percent: percent, since: since?.toISOString() ?? null, contacts };
}
