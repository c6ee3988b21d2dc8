import { LIST_REVIEWS } from '../../next-actions.ts';
import { statement } from '../../platform/database/sql.ts';
import type { AlertRule, Found } from '../rule.ts';

/** More are told as this many. */
const MAX_COUNTED = 1_000;

interface Waiting {
  readonly count: number;
  readonly since: Date | null;
}

/** By the partial index of open reviews. */
const countReviews = statement<[tenantId: string, accountId: string, limit: number], Waiting>(
  'alerts.count_reviews',
  `SELECT count(*)::int AS count, min(received_at) AS since FROM (
     SELECT i.received_at FROM inbound_messages i
      WHERE i.tenant_id = $1 AND i.account_id = $2 AND i.intent = 'review' AND i.reviewed_at IS NULL
      ORDER BY i.tenant_id, i.account_id, i.id LIMIT $3) o`,
);

/** By approvals_pending_idx; a pending approval whose time has ended is expired. */
const countApprovals = statement<[tenantId: string, accountId: string, now: Date, limit: number], Waiting>(
  'alerts.count_approvals',
  `SELECT count(*)::int AS count, min(created_at) AS since FROM (
     SELECT a.created_at FROM approvals a
      WHERE a.tenant_id = $1 AND a.account_id = $2 AND a.state = 'pending' AND a.expires_at > $3
      ORDER BY a.tenant_id, a.account_id, a.id LIMIT $4) o`,
);

const toFound = (row: Waiting | null): Found[] =>
  row === null || row.count === 0
    ? []
    : [{ subject_id: '', facts: { count: row.count, since: row.since?.toISOString() ?? null } }];

const are = (count: unknown, one: string, several: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${several}`;

export const reviewWaiting: AlertRule = {
  severity: 'warning',
  find: async (sql, { tenantId, accountId }) => toFound(await sql.row(countReviews, tenantId, accountId, MAX_COUNTED)),
  summarize: ({ count, since }) =>
    `${are(count, 'message that may be an opt-out waits', 'messages that may be opt-outs wait')} for a decision, the oldest since ${since}.`,
  nextActions: () => [LIST_REVIEWS],
};

export const approvalWaiting: AlertRule = {
  severity: 'warning',
  find: async (sql, { tenantId, accountId }, now) =>
    toFound(await sql.row(countApprovals, tenantId, accountId, now, MAX_COUNTED)),
  summarize: ({ count, since }) =>
    `${are(count, 'call waits', 'calls wait')} for the approval of a person, the oldest since ${since}.`,
  nextActions: () => [
    { skill: 'command.approvals.list', params: { states: ['pending'] }, why: 'Lists the calls that wait.' },
  ],
};
