import { batchStatement } from '../../../src/platform/database/sql.ts';
import { type Check, type Evidence, finding } from './evidence.ts';

const REFUNDED_STATES = ['canceled', 'expired', 'rejected'];

/** Debits and refunds per message. */
const booked = batchStatement<
  [tenantId: string],
  { message_id: string; sends: number; paid: number; refunded: number }
>(
  'chaos.booked',
  `SELECT message_id, count(*) FILTER (WHERE kind = 'send')::int AS sends,
          coalesce(-sum(amount) FILTER (WHERE kind = 'send'), 0)::int AS paid,
          coalesce(sum(amount) FILTER (WHERE kind = 'refund'), 0)::int AS refunded
     FROM credit_entries WHERE tenant_id = $1 AND message_id IS NOT NULL GROUP BY message_id`,
);
const captured = batchStatement<
  [tenantId: string],
  { campaign_id: string; captured: number; held: number; open: number }
>(
  'chaos.captured',
  `SELECT c.id AS campaign_id,
          (SELECT coalesce(-sum(amount), 0)::int FROM credit_entries e WHERE e.tenant_id = $1 AND e.campaign_id = c.id) AS captured,
          (SELECT coalesce(sum(captured), 0)::int FROM credit_holds h WHERE h.tenant_id = $1 AND h.campaign_id = c.id) AS held,
          (SELECT count(*)::int FROM credit_holds h WHERE h.tenant_id = $1 AND h.campaign_id = c.id
              AND (h.captured + h.released <> h.amount OR h.state <> 'closed')) AS open
     FROM campaigns c WHERE c.tenant_id = $1`,
);
const balances = batchStatement<
  [tenantId: string],
  { account_id: string; posted: number; held: number; entries: number; holds: number }
>(
  'chaos.balances',
  `SELECT a.account_id, a.posted, a.held,
          (SELECT coalesce(sum(amount), 0)::bigint FROM credit_entries e WHERE e.tenant_id = $1 AND e.account_id = a.account_id) AS entries,
          ((SELECT coalesce(sum(amount - captured - released), 0) FROM credit_holds h
             WHERE h.tenant_id = $1 AND h.account_id = a.account_id)
            + (SELECT coalesce(sum(amount), 0) FROM lookup_holds l WHERE l.tenant_id = $1 AND l.account_id = a.account_id))::bigint AS holds
     FROM credit_accounts a WHERE a.tenant_id = $1`,
);

/**
 * Every submitted message was debited once at its price, every other one was refunded, and balances
 * match their entries.
 */
export const checkCredits: Check = async ({ sql, fixture: { tenantId }, messages }: Evidence) => {
  const entries = new Map((await sql.rows(booked, tenantId)).map((row) => [row.message_id, row]));
  const accounts = await sql.rows(balances, tenantId);
  const campaigns = await sql.rows(captured, tenantId);
  const singles = messages.filter(({ campaign_id: id, credits }) => id === null && credits > 0);
  const known = new Set(messages.map(({ id }) => id));
  const spent = new Map<string, number>();
  for (const { campaign_id: id, credits, state } of messages)
    if (id !== null && !REFUNDED_STATES.includes(state)) spent.set(id, (spent.get(id) ?? 0) + credits);
  const wrong = (
    isWrong: (row: { sends: number; paid: number; refunded: number }, isRefunded: boolean, credits: number) => boolean,
  ) =>
    singles
      .filter(({ id, credits, state }) =>
        isWrong(entries.get(id) ?? { sends: 0, paid: 0, refunded: 0 }, REFUNDED_STATES.includes(state), credits),
      )
      .map(({ id, state, credits }) => `${id} (${state}, ${credits}): ${JSON.stringify(entries.get(id) ?? null)}`);
  return [
    ...finding(
      'lost',
      'messages without their debit',
      wrong(({ paid }, _, credits) => paid < credits),
    ),
    ...finding(
      'duplicated',
      'messages debited more than once',
      wrong(({ sends, paid }, _, credits) => sends > 1 || paid > credits),
    ),
    ...finding(
      'inconsistent',
      'messages with a wrong refund',
      wrong(({ refunded }, isRefunded, credits) => refunded !== (isRefunded ? credits : 0)),
    ),
    ...finding(
      'inconsistent',
      'debits of missing messages',
      [...entries.keys()].filter((id) => !known.has(id)),
    ),
    ...finding(
      'inconsistent',
      'campaigns whose messages and debits differ',
      campaigns
        .filter(({ campaign_id: id, captured: paid, held }) => paid !== (spent.get(id) ?? 0) || held !== paid)
        .map((row) => `${JSON.stringify(row)}, messages ${spent.get(row.campaign_id) ?? 0}`),
    ),
    ...finding(
      'inconsistent',
      'campaigns with holds that were never resolved',
      campaigns.filter(({ open }) => open > 0).map(({ campaign_id: id }) => id),
    ),
    ...finding(
      'inconsistent',
      'balances that differ from the sum of their entries and holds, or are negative',
      accounts
        .filter(({ posted, held, entries: sum, holds }) => posted !== sum || held !== holds || posted - held < 0)
        .map((row) => JSON.stringify(row)),
    ),
  ];
};
