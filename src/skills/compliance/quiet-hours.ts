import { WEEKDAYS } from '../../domain/rule-packs/pack.ts';
import { rulePackAt } from '../../domain/rule-packs/rule-pack-at.ts';
import { invalidParams } from '../../errors.ts';
import { changeRules } from '../../messaging/timing/save-rules.ts';
import type { StoredRules } from '../../messaging/timing/sending-rules.ts';
import type { Skill, SkillParams } from '../../skill.ts';

/** Texts that wait are not touched: their hour is judged again when their turn comes. */
export const setQuietHours: Skill<'compliance.quietHours'> = async (params, { tx, account, now }) => {
  const hours = hoursOf(params);
  await changeRules(tx, account, (rules) => ({ ...rules, quiet_hours: hours }), now);
  return {
    quiet_hours: hours && { ...hours, days: [...(hours.days ?? WEEKDAYS)] },
    rule_pack: rulePackAt(now).id,
  };
};

function hoursOf({
  start,
  end,
  days,
  on_violation: onViolation = 'reject',
}: SkillParams<'compliance.quietHours'>): NonNullable<StoredRules['quiet_hours']> | null {
  if ((start === undefined) !== (end === undefined))
    throw invalidParams('start and end go together.', [
      { path: start === undefined ? '/start' : '/end', rule: 'required with the other' },
    ]);
  if (start === undefined && days === undefined && onViolation === 'reject') return null;
  const window = { start: start ?? '00:00', end: end ?? '24:00' };
  if (window.start >= window.end)
    throw invalidParams('The hours end later than they start, on the same day.', [
      { path: '/end', rule: 'later than start' },
    ]);
  return { ...window, ...(days && { days }), on_violation: onViolation };
}
