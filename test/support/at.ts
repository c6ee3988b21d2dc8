import { evaluateQuietHours, type QuietHoursVerdict } from '../../src/domain/quiet-hours/evaluate.ts';
import type { TenantWindow } from '../../src/domain/quiet-hours/tenant-window.ts';
import type { RulePack } from '../../src/domain/rule-packs/pack.ts';
import { RULE_PACKS } from '../../src/domain/rule-packs/packs.ts';
import { everyDay } from '../../src/domain/rule-packs/windows.ts';
import type { RecipientLocation } from '../../src/domain/time-zones/resolve.ts';

const [currentRulePack] = RULE_PACKS;

type Where = Pick<RecipientLocation, 'zones' | 'jurisdictions'>;

export const location = (zones: string, jurisdictions: string): Where => ({
  zones: zones.split(' '),
  jurisdictions: jurisdictions.split(' '),
});

/**
 * Evaluates the current rules at a time written with its UTC offset, independent of the system
 * clock.
 */
export function evaluate(at: string, where: Where, tenantWindow?: TenantWindow): QuietHoursVerdict {
  return evaluateQuietHours({
    at: new Date(at),
    location: where,
    pack: currentRulePack,
    ...(tenantWindow && { tenantWindow }),
  });
}

/** Rules that allow every hour, so that a test can place a window across a clock change. */
export const openAllDay: RulePack = {
  ...currentRulePack,
  timeOfDay: currentRulePack.timeOfDay.map((rule) => ({
    ...rule,
    windows: everyDay('00:00', '24:00'),
    closedOn: null,
  })),
};

export function evaluateWindow(at: string, where: Where, tenantWindow: TenantWindow): QuietHoursVerdict {
  return evaluateQuietHours({ at: new Date(at), location: where, pack: openAllDay, tenantWindow });
}

/**
 * The next allowed time of a rejection as ISO 8601 in UTC. Fails the test if sending was allowed.
 */
export function nextAt(verdict: QuietHoursVerdict): string | null {
  if (verdict.allowed) throw new Error('it was allowed');
  return verdict.nextAllowedAt?.toISOString() ?? null;
}
