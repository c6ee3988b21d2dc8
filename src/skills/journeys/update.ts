import { checkSettings } from '../../journeys/drafts/check-settings.ts';
import { requireJourney } from '../../journeys/drafts/journey.ts';
import { wakeThrottled } from '../../journeys/throttle/throttle.ts';
import { toNullableJson } from '../../platform/database/json.ts';
import type { Skill } from '../../skill.ts';
import { presentJourney } from './present.ts';

/** Params that change the draft; the name and the throttle take effect at once. */
const SETTINGS = ['entry', 'entry_rules', 'exit', 'reentry', 'max_messages_per_hour'] as const;

export const updateJourney: Skill<'journeys.update'> = async (params, { tx, account, now, service }) => {
  const { journey_id: id, name } = params;
  const journey = await requireJourney(tx, account, id, 'lock');
  const settings = {
    entry: params.entry ?? journey.entry,
    entry_rules: params.entry_rules === undefined ? journey.entry_rules : params.entry_rules,
    exit: params.exit ?? journey.exit,
    reentry: params.reentry ?? journey.reentry,
  };
  const scope = { sql: tx, owner: account, outgoing: service.config.outgoing };
  const entry = await checkSettings(scope, settings, now);
  const changed = journey.changed || SETTINGS.some((field) => params[field] !== undefined);
  const throttle = params.throttle_per_minute === undefined ? journey.throttle_per_minute : params.throttle_per_minute;
  await tx.tenant(account.tenantId).journeys.updateMany({
    where: { id },
    data: {
      name: name?.trim() ?? journey.name,
      changed,
      updated_at: now,
      entry: entry,
      entry_rules: toNullableJson(settings.entry_rules),
      exit: [...settings.exit],
      reentry: settings.reentry,
      throttle_per_minute: throttle,
      max_messages_per_hour: params.max_messages_per_hour ?? journey.max_messages_per_hour,
    },
  });
  if (throttle !== journey.throttle_per_minute) await wakeThrottled(tx, account.tenantId, id, now);
  return { journey: presentJourney(await requireJourney(tx, account, id)) };
};
