import { saveOutcome } from '../../measures/outcomes/outcome.ts';
import type { Skill } from '../../skill.ts';
import { lockRef, requireOutcome } from './find.ts';
import { presentOutcome } from './present.ts';

export const archiveOutcome: Skill<'outcomes.archive'> = async ({ outcome_id: id }, { tx, account, now }) => {
  const found = await requireOutcome(tx, account, id);
  await lockRef(tx, account, { kind: found.ref_kind, id: found.ref_id });
  const old = await requireOutcome(tx, account, id);
  if (old.state === 'archived') return { outcome: presentOutcome(old), changed: false };
  const saved = {
    state: 'archived' as const,
    is_primary: false,
    version: old.version + 1,
    updated_at: now,
    archived_at: now,
  };
  await saveOutcome(tx, account, id, saved);
  return { outcome: presentOutcome({ ...old, ...saved }), changed: true };
};
