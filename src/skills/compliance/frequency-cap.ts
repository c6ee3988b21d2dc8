import { rulePackAt } from '../../domain/rule-packs/rule-pack-at.ts';
import { unprocessable } from '../../errors.ts';
import { changeRules } from '../../messaging/timing/save-rules.ts';
import type { StoredRules } from '../../messaging/timing/sending-rules.ts';
import type { Skill } from '../../skill.ts';

const MOST_CAPS = 5;

export const setFrequencyCap: Skill<'compliance.frequencyCap'> = async (
  { max, window_hours: windowHours },
  { tx, account, now },
) => {
  const { caps = [] } = await changeRules(tx, account, (rules) => withCap(rules, windowHours, max), now);
  return { caps: caps.map((cap) => ({ ...cap })), rule_pack: rulePackAt(now).id };
};

function withCap(rules: StoredRules, windowHours: number, max: number | undefined): StoredRules {
  const others = (rules.caps ?? []).filter((cap) => cap.window_hours !== windowHours);
  const caps = max === undefined ? others : [...others, { max, window_hours: windowHours }];
  const [shortest] = others;
  if (caps.length > MOST_CAPS && shortest !== undefined)
    throw unprocessable('too_many_caps', `An account has at most ${MOST_CAPS} caps. Take one away first.`, {
      nextActions: [
        {
          skill: 'compliance.frequencyCap',
          params: { window_hours: shortest.window_hours },
          why: 'Takes the cap of that window away.',
        },
      ],
    });
  return { ...rules, caps: caps.sort((a, b) => a.window_hours - b.window_hours) };
}
