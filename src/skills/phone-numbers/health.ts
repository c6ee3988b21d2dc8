import { FILTERED_CODES } from '../../domain/carrier-errors.ts';
import { judgeNumber } from '../../domain/number-health.ts';
import { noSuchNumber } from '../../messaging/senders/no-such-number.ts';
import type { Skill } from '../../skill.ts';
import { countOptOuts, countTexts, findNumber } from './health-queries.ts';

const WEEK_MS = 7 * 86_400_000;
const MOST_TEXTS = 10_000;

export const numberHealth: Skill<'phone-numbers.health'> = async ({ number_id: id }, { db, account, now }) => {
  const { tenantId, accountId } = account;
  if ((await db.row(findNumber, tenantId, accountId, id)) === null) throw noSuchNumber();
  const since = new Date(now.getTime() - WEEK_MS);
  const texts = await db.row(countTexts, tenantId, accountId, id, since, MOST_TEXTS, FILTERED_CODES);
  const { sent = 0, delivered = 0, failed = 0, filtered = 0 } = texts ?? {};
  const optOuts = (await db.row(countOptOuts, tenantId, accountId, id, since))?.count ?? 0;
  const { deliveryRate, filterRate, optOutRate, health, findings } = judgeNumber({
    sent,
    delivered,
    failed,
    filtered,
    optOuts,
  });
  return {
    number_id: id,
    since: since.toISOString(),
    sent,
    delivered,
    failed,
    filtered,
    unknown: sent - delivered - failed,
    opt_outs: optOuts,
    delivery_rate: deliveryRate,
    filter_rate: filterRate,
    opt_out_rate: optOutRate,
    health,
    findings: findings.map((finding) => ({ ...finding })),
  };
};
