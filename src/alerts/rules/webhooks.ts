import { parseUrl } from '../../parse-url.ts';
import { statement } from '../../platform/database/sql.ts';
import { type AlertRule, MAX_FOUND } from '../rule.ts';

interface EndpointRow {
  readonly id: string;
  readonly url: string;
  readonly state_reason: string | null;
  readonly is_partner: boolean;
}

const COLUMNS = 'e.id, e.url, e.state_reason, e.account_id IS NULL AS is_partner';
/** The endpoint of a partner belongs to the partner's own account. */
const OWN = `e.tenant_id = $1 AND (e.account_id = $2 OR (e.account_id IS NULL AND EXISTS (
               SELECT FROM accounts a WHERE a.tenant_id = $1 AND a.id = $2 AND a.kind = 'partner')))`;

/** A few endpoints per tenant. */
const findDisabled = statement<[tenantId: string, accountId: string, limit: number], EndpointRow>(
  'alerts.find_disabled_endpoints',
  `SELECT ${COLUMNS} FROM webhook_endpoints e WHERE ${OWN} AND e.state = 'disabled' AND e.state_reason IS NOT NULL ORDER BY e.id LIMIT $3`,
);

/** The circuit breaker stays set until a probe succeeds. */
const findFailing = statement<[tenantId: string, accountId: string, limit: number], EndpointRow>(
  'alerts.find_failing_endpoints',
  `SELECT ${COLUMNS} FROM webhook_endpoints e WHERE ${OWN} AND e.state = 'active' AND e.breaker_open_until IS NOT NULL ORDER BY e.id LIMIT $3`,
);

/** Credentials in the URL stay out of the alert. */
const hostOf = (url: string): string => parseUrl(url)?.host ?? 'the endpoint';

function ruleFor(query: typeof findDisabled, summarize: AlertRule['summarize']): AlertRule {
  return {
    severity: 'warning',
    find: async (sql, { tenantId, accountId }) =>
      (await sql.rows(query, tenantId, accountId, MAX_FOUND)).map((row) => ({
        subject_id: row.id,
        facts: {
          host: hostOf(row.url),
          reason: row.state_reason,
          of: row.is_partner ? 'partner' : 'account',
        },
      })),
    summarize,
    nextActions: (id, { of }) =>
      of === 'partner'
        ? [{ skill: 'partner.outbox.list', params: {}, why: 'Lists the events with their attempts.' }]
        : [
            {
              skill: 'agent.webhooks.events',
              params: { webhook_id: id },
              why: 'Lists the events with their attempts.',
            },
            { skill: 'agent.webhooks.test', params: { webhook_id: id }, why: 'Sends a test event.' },
          ],
  };
}

export const webhookDisabled = ruleFor(
  findDisabled,
  ({ host, reason }) => `The webhook endpoint at ${host} is disabled: ${reason}.`,
);
export const webhookFailing = ruleFor(
  findFailing,
  ({ host }) => `The webhook endpoint at ${host} fails; events wait until it answers again.`,
);
