import { statement } from '../../platform/database/sql.ts';
import { type AlertRule, MAX_FOUND } from '../rule.ts';

/** Statuses that only the owner can end, of every kind; by registrations_stopped_idx. */
const findStopped = statement<
  [tenantId: string, accountId: string, limit: number],
  { id: string; kind: string; status: string }
>(
  'alerts.find_stopped_registrations',
  `SELECT id, kind, status FROM registrations
    WHERE tenant_id = $1 AND account_id = $2
      AND status IN ('REGISTRATION_FAILED', 'TCR_FAILED', 'TELNYX_FAILED', 'MNO_REJECTED', 'MNO_PROVISIONING_FAILED', 'TCR_SUSPENDED', 'TCR_EXPIRED', 'REJECTED')
    ORDER BY id DESC LIMIT $3`,
);

const NAMES: Readonly<Record<string, string>> = { toll_free: 'toll-free number' };
const ENDS: Readonly<Record<string, string>> = { TCR_SUSPENDED: 'is suspended', TCR_EXPIRED: 'has expired' };

export const registrationRejected: AlertRule = {
  severity: 'critical',
  find: async (sql, { tenantId, accountId }) =>
    (await sql.rows(findStopped, tenantId, accountId, MAX_FOUND)).map(({ id, kind, status }) => ({
      subject_id: id,
      facts: { kind, status },
    })),
  summarize: ({ kind, status }) =>
    `The registration of a ${NAMES[String(kind)] ?? kind} ${ENDS[String(status)] ?? 'was rejected'} (${status}).`,
  nextActions: (_id, { kind }) => [
    {
      skill: 'compliance.registrations',
      params: { kind },
      why: 'Shows the status of each registration and what to correct.',
    },
  ],
};
