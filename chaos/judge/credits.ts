import { batchStatement } from '../../src/platform/sql.ts';
import { type Evidence, finding, type Judge } from './evidence.ts';

const GIVEN_BACK = ['canceled', 'expired', 'rejected'];

/** Of each message: what was booked for it by itself. */
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
          (SELECT coalesce(sum(amount - captured - released), 0)::bigint FROM credit_holds h
            WHERE h.tenant_id = $1 AND h.account_id = a.account_id) AS holds
     FROM credit_accounts a WHERE a.tenant_id = $1`,
);

/** Messages are debits are the ledger: what left was paid once at its price, what did not was given back, and balances are sums. */
export const judgeCredits: Judge = async ({ sql, cast: { tenantId }, messages }: Evidence) => {
  const entries = new Map((await sql.rows(booked, tenantId)).map((row) => [row.message_id, row]));
  const accounts = await sql.rows(balances, tenantId);
  const campaigns = await sql.rows(captured, tenantId);
  const singles = messages.filter(({ campaign_id: id, credits }) => id === null && credits > 0);
  const known = new Set(messages.map(({ id }) => id));
  const spent = new Map<string, number>();
  for (const { campaign_id: id, credits, state } of messages)
    if (id !== null && !GIVEN_BACK.includes(state)) spent.set(id, (spent.get(id) ?? 0) + credits);
  const wrong = (
    isWrong: (row: { sends: number; paid: number; refunded: number }, back: boolean, credits: number) => boolean,
  ) =>
    singles
      .filter(({ id, credits, state }) =>
        isWrong(entries.get(id) ?? { sends: 0, paid: 0, refunded: 0 }, GIVEN_BACK.includes(state), credits),
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
      'broken',
      'messages given back though they left, or not given back though they did not',
      wrong(({ refunded }, back, credits) => refunded !== (back ? credits : 0)),
    ),
    ...finding(
      'broken',
      'debits of messages that are not there',
      [...entries.keys()].filter((id) => !known.has(id)),
    ),
    ...finding(
      'broken',
      'campaigns whose messages and debits differ',
      campaigns
        .filter(({ campaign_id: id, captured: paid, held }) => paid !== (spent.get(id) ?? 0) || held !== paid)
        .map((row) => `${JSON.stringify(row)}, messages ${spent.get(row.campaign_id) ?? 0}`),
    ),
    ...finding(
      'broken',
      'campaigns with holds that were never resolved',
      campaigns.filter(({ open }) => open > 0).map(({ campaign_id: id }) => id),
    ),
    ...finding(
      'broken',
      'balances that are not the sum of their entries and holds, or below nothing',
      accounts
        .filter(({ posted, held, entries: sum, holds }) => posted !== sum || held !== holds || posted - held < 0)
        .map((row) => JSON.stringify(row)),
    ),
  ];
};
