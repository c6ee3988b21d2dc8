import type { UsageRow as WireUsageRow } from '../../generated/types.ts';
import type { Skill } from '../../skill.ts';
import { usageBy } from './usage-queries.ts';

const DEFAULT_PERIOD_MS = 30 * 24 * 3600 * 1000;

export const readUsage: Skill<'billing.usage'> = async (
  { group_by: groupBy = 'day', from, to },
  { db, account, now },
) => {
  const until = to === undefined ? null : new Date(to);
  const since = from === undefined ? new Date((until ?? now).getTime() - DEFAULT_PERIOD_MS) : new Date(from);
  const rows = await db.rows(usageBy[groupBy], account.tenantId, account.accountId, since, until);
  const total: WireUsageRow = { key: 'total', messages: 0, segments: 0, credits: 0 };
  for (const { messages, segments, credits } of rows) {
    total.messages += messages;
    total.segments += segments;
    total.credits += credits;
  }
  return {
    group_by: groupBy,
    rows: rows.map(({ key, messages, segments, credits }) => ({ key, messages, segments, credits })),
    total,
  };
};
