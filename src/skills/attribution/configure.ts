import { unprocessable } from '../../errors.ts';
import { addSettings, readSettings } from '../../measures/attribution/settings.ts';
import type { Skill } from '../../skill.ts';
import { presentSettings } from './present.ts';

/** Versions are never changed, so that earlier credits can always be explained. */
export const configureAttribution: Skill<'attribution.configure'> = async (
  { model, click_hours: clickHours, delivery_hours: deliveryHours, expected_version: expected },
  { tx, account, now },
) => {
  const old = await readSettings(tx, account);
  if (expected !== undefined && expected !== old.version) throw conflict(old.version);
  const rules = {
    model: model ?? old.model,
    clickHours: clickHours ?? old.clickHours,
    deliveryHours: deliveryHours ?? old.deliveryHours,
  };
  const isSame =
    rules.model === old.model && rules.clickHours === old.clickHours && rules.deliveryHours === old.deliveryHours;
  if (isSame) return { settings: presentSettings(old), changed: false };
  const added = await addSettings(tx, account, rules, null, now);
  if (added === null) throw conflict(null);
  return { settings: presentSettings(added), changed: true };
};

function conflict(version: number | null) {
  return unprocessable(
    'version_conflict',
    'Another call changed the attribution settings. Read them and change that version.',
    {
      ...(version === null ? {} : { details: { version } }),
      nextActions: [{ skill: 'attribution.get', params: {}, why: 'Shows the current settings and their version.' }],
    },
  );
}
