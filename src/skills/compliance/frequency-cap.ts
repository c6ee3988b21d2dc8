import { unprocessable } from '../../errors.ts';
import { changeRules } from '../../sending/rules/save-rules.ts';
import type { StoredRules } from '../../sending/rules/sending-rules.ts';
import type { Skill } from '../../skill.ts';
import { presentSendingRules } from './present-sending-rules.ts';

const MAX_CAPS = 5;

export const setFrequencyCap: Skill<'compliance.frequencyCap'> = async (
  { max, window_hours: windowHours },
  { tx, account, now },
) => {
  const rules = await changeRules(tx, account, (before) => withCap(before, windowHours, max), now);
  const { quiet_hours: _hours, ...answer } = presentSendingRules(rules, now);
  return answer;
};

function withCap(rules: StoredRules, windowHours: number, max: number | undefined): StoredRules {
  const others = (rules.caps ?? []).filter((cap) => cap.window_hours !== windowHours);
  const caps = max === undefined ? others : [...others, { max, window_hours: windowHours }];
  const [shortest] = others;
  if (caps.length > MAX_CAPS && shortest !== undefined)
    throw unprocessable('too_many_caps', `An account has at most ${MAX_CAPS} caps. Remove one first.`, {
      nextActions: [
        {
          skill: 'compliance.frequencyCap',
          params: { window_hours: shortest.window_hours },
          why: 'Removes the cap of that window.',
        },
      ],
    });
  return { ...rules, caps: caps.sort((a, b) => a.window_hours - b.window_hours) };
}
