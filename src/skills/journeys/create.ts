import { DEFAULT_MESSAGES_PER_HOUR } from '../../domain/journeys/graph.ts';
import { checkSettings } from '../../journeys/drafts/check-settings.ts';
import { requireJourney } from '../../journeys/drafts/journey.ts';
import { toNullableJson } from '../../platform/database/json.ts';
import type { Skill } from '../../skill.ts';
import { presentJourney } from './present.ts';

export const createJourney: Skill<'journeys.create'> = async (
  { name, entry: given, entry_rules: rules = null, exit = [], reentry = { kind: 'never' }, ...limits },
  { tx, account, now, newId, service },
) => {
  const { max_messages_per_hour = DEFAULT_MESSAGES_PER_HOUR, throttle_per_minute = null } = limits;
  const scope = { sql: tx, owner: account, outgoing: service.config.outgoing };
  const entry = await checkSettings(scope, { entry: given, entry_rules: rules, exit, reentry }, now);
  const id = newId('jrn');
  await tx.tenant(account.tenantId).journeys.create({
    data: {
      tenant_id: account.tenantId,
      id,
      account_id: account.accountId,
      name: name.trim(),
      state: 'draft',
      entry: entry,
      entry_rules: toNullableJson(rules),
      exit: exit,
      reentry: reentry,
      max_messages_per_hour,
      throttle_per_minute,
      changed: true,
      created_at: now,
      updated_at: now,
    },
  });
  return { journey: presentJourney(await requireJourney(tx, account, id)) };
};
