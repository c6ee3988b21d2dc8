import { invalidParams } from '../../errors.ts';
import { changeRules } from '../../sending/rules/save-rules.ts';
import type { StoredRules } from '../../sending/rules/sending-rules.ts';
import type { Skill, SkillParams } from '../../skill.ts';
import { presentSendingRules } from './present-sending-rules.ts';

/** Waiting messages are not changed: dispatch evaluates their quiet hours again. */
export const setQuietHours: Skill<'compliance.quietHours'> = async (params, { tx, account, now }) => {
  const hours = hoursOf(params);
  const rules = await changeRules(tx, account, (before) => ({ ...before, quiet_hours: hours }), now);
  const { caps: _caps, ...answer } = presentSendingRules(rules, now);
  return answer;
};

function hoursOf({
  start,
  end,
  days,
  on_violation: onViolation = 'reject',
}: SkillParams<'compliance.quietHours'>): NonNullable<StoredRules['quiet_hours']> | null {
  if ((start === undefined) !== (end === undefined))
    throw invalidParams('Set both start and end, or neither.', [
      {
        path: start === undefined ? '/start' : '/end',
        rule: start === undefined ? 'required with end' : 'required with start',
      },
    ]);
  if (start === undefined && days === undefined && onViolation === 'reject') return null;
  const window = { start: start ?? '00:00', end: end ?? '24:00' };
  if (window.start >= window.end)
    throw invalidParams(
      'start and end are the hours in which sending is allowed, not the quiet hours: end must be later than start. To be quiet from the evening to the morning, set start to the morning and end to the evening.',
      [{ path: '/end', rule: 'must be later than start' }],
    );
  return { ...window, ...(days && { days }), on_violation: onViolation };
}
