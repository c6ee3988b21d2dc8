import { noSuchNumber } from '../../carriers/numbers/no-such-number.ts';
import { findNumber } from '../../carriers/numbers/queries.ts';
import { FILTERED_CODES } from '../../domain/carriers/error-codes.ts';
import { evaluateNumberHealth } from '../../domain/number-health.ts';
import type { Skill } from '../../skill.ts';
import { countMessages, countOptOuts } from './health-queries.ts';

const WEEK_MS = 7 * 86_400_000;
const MAX_MESSAGES = 10_000;

export const numberHealth: Skill<'phone-numbers.health'> = async ({ number_id: id }, { db, account, now }) => {
  const { tenantId, accountId } = account;
  if ((await findNumber(db, account, id)) === null) throw noSuchNumber();
  const since = new Date(now.getTime() - WEEK_MS);
  const counts = await db.row(countMessages, tenantId, accountId, id, since, MAX_MESSAGES, FILTERED_CODES);
  const { sent = 0, delivered = 0, failed = 0, filtered = 0 } = counts ?? {};
  const optOuts = (await db.row(countOptOuts, tenantId, accountId, id, since))?.count ?? 0;
  const { deliveryRate, filterRate, optOutRate, health, findings } = evaluateNumberHealth({
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
