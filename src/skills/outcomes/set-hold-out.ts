import { readHoldOut } from '../../measures/outcomes/hold-out.ts';
import { changeRules } from '../../sending/rules/save-rules.ts';
import type { Skill } from '../../skill.ts';
import { presentHoldOut } from './present-hold-out.ts';

/** The time of the last change stays when the share stays, because no contact changed groups. */
export const setHoldOut: Skill<'outcomes.setHoldOut'> = async ({ hold_out_percent: percent }, { tx, account, now }) => {
  let changed = false;
  await changeRules(
    tx,
    account,
    (before) => {
      changed = (before.hold_out?.percent ?? 0) !== percent;
      return changed ? { ...before, hold_out: { percent, since: now.toISOString() } } : before;
    },
    now,
  );
  return { hold_out: presentHoldOut(await readHoldOut(tx, account)), changed };
};
