import { canonicalJson } from '../../domain/audit/hash-chain.ts';
import { nameKey } from '../../domain/name-key.ts';
import { unprocessable, versionConflict } from '../../errors.ts';
import { listActive, type OutcomeRow, saveOutcome } from '../../measures/outcomes/outcome.ts';
import type { Skill } from '../../skill.ts';
import { demote, lockRef, requireFreeName, requireOutcome } from './find.ts';
import { presentOutcome } from './present.ts';
import { readValueRule } from './read-value-rule.ts';

/** Results are computed from the conversions, so a change applies to the past, too. */
export const updateOutcome: Skill<'outcomes.update'> = async (params, { tx, account, now }) => {
  const found = await requireOutcome(tx, account, params.outcome_id);
  await lockRef(tx, account, { kind: found.ref_kind, id: found.ref_id });
  const old = await requireOutcome(tx, account, params.outcome_id);
  if (old.state === 'archived') throw archived(old);
  if (params.expected_version !== undefined && params.expected_version !== old.version) throw conflict(old);
  const change = {
    name: (params.name ?? old.name).trim(),
    name_key: nameKey(params.name ?? old.name),
    event: params.event ?? old.event,
    deadline_hours: params.deadline_hours ?? old.deadline_hours,
    value_rule: params.value_rule === undefined ? old.value_rule : readValueRule(params.value_rule),
    is_primary: params.primary ?? old.is_primary,
  };
  const others = (await listActive(tx, account, old.ref_id)).filter(({ id }) => id !== old.id);
  requireFreeName(others, change.name_key);
  const isSame = canonicalJson(change) === canonicalJson(pick(old));
  if (isSame) return { outcome: presentOutcome(old), changed: false };
  if (change.is_primary && !old.is_primary) await demote(tx, account, others, now);
  const saved = { ...change, version: old.version + 1, updated_at: now };
  await saveOutcome(tx, account, old.id, saved);
  return { outcome: presentOutcome({ ...old, ...saved }), changed: true };
};

const pick = ({ name, name_key, event, deadline_hours, value_rule, is_primary }: OutcomeRow) => ({
  name,
  name_key,
  event,
  deadline_hours,
  value_rule,
  is_primary,
});

function archived({ ref_kind: kind, ref_id: refId }: OutcomeRow) {
  return unprocessable('archived', 'The outcome is archived and cannot be changed. Define a new one.', {
    nextActions: [
      { skill: 'outcomes.list', params: { [`${kind}_id`]: refId }, why: 'Shows the outcomes that are not archived.' },
    ],
  });
}

function conflict({ version, ref_kind: kind, ref_id: refId }: OutcomeRow) {
  return versionConflict('outcome', version, [
    { skill: 'outcomes.list', params: { [`${kind}_id`]: refId }, why: 'Shows the current versions.' },
  ]);
}
