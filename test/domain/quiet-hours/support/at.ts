import { judgeQuietHours, type QuietHoursVerdict } from '../../../../src/domain/quiet-hours/judge.ts';
import type { TenantWindow } from '../../../../src/domain/quiet-hours/tenant-window.ts';
import type { RulePack } from '../../../../src/domain/rule-packs/pack.ts';
import { RULE_PACKS } from '../../../../src/domain/rule-packs/packs.ts';
import { everyDay } from '../../../../src/domain/rule-packs/windows.ts';
import type { Place } from '../../../../src/domain/time-zones/resolve.ts';

const [currentRulePack] = RULE_PACKS;

type Where = Pick<Place, 'zones' | 'jurisdictions'>;

export const place = (zones: string, jurisdictions: string): Where => ({
  zones: zones.split(' '),
  jurisdictions: jurisdictions.split(' '),
});

/** What today's rules say at an instant written with its offset, so that no clock of ours takes part in the test. */
export function judge(at: string, where: Where, tenantWindow?: TenantWindow): QuietHoursVerdict {
  return judgeQuietHours({
    at: new Date(at),
    place: where,
    pack: currentRulePack,
    ...(tenantWindow && { tenantWindow }),
  });
}

/** Rules that close nothing, so that a window may lie where the clocks change. */
export const openAllDay: RulePack = {
  ...currentRulePack,
  timeOfDay: currentRulePack.timeOfDay.map((rule) => ({
    ...rule,
    windows: everyDay('00:00', '24:00'),
    closedOnHolidaysOf: null,
  })),
};

export function judgeAllDay(at: string, where: Where, tenantWindow: TenantWindow): QuietHoursVerdict {
  return judgeQuietHours({ at: new Date(at), place: where, pack: openAllDay, tenantWindow });
}

/** The instant that a refusal names, as ISO in UTC; fails a test that expected a refusal and got none. */
export function nextAt(verdict: QuietHoursVerdict): string | null {
  if (verdict.allowed) throw new Error('it was allowed');
  return verdict.nextAllowedAt?.toISOString() ?? null;
}
