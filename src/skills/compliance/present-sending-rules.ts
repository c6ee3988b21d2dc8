import { rulePackAt } from '../../domain/rule-packs/rule-pack-at.ts';
import { WEEKDAYS } from '../../domain/rule-packs/weekday.ts';
import type { StoredRules } from '../../sending/rules/sending-rules.ts';

/** The wire form of what an account sets. */
export function presentSendingRules({ quiet_hours: hours, caps = [] }: StoredRules, now: Date) {
  return {
    quiet_hours: hours ? { ...hours, days: [...(hours.days ?? WEEKDAYS)] } : null,
    caps: caps.map((cap) => ({ ...cap })),
    rule_pack: rulePackAt(now).id,
  };
}
