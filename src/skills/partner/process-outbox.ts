import { auditCall } from '../../audit/audit-call.ts';
import { unprocessable } from '../../errors.ts';
import { countDue, countPending, findEndpoint } from '../../events/webhooks/endpoint-queries.ts';
import type { WebhookEndpoint } from '../../generated/types.ts';
import type { ContextOf, Skill } from '../../skill.ts';
import { CONFIGURE_WEBHOOK } from './webhooks/configure-webhook-action.ts';
import { deliveryWarnings } from './webhooks/delivery-warnings.ts';
import { partnerEndpoint } from './webhooks/partner-endpoint.ts';
import { presentEndpoint } from './webhooks/present-endpoint.ts';

type Context = ContextOf<'partner.processOutbox'>;

/** Each batch of attempts commits on its own, so the audit entry is written before all of them. */
export const processOutbox: Skill<'partner.processOutbox'> = async (params, context) => {
  const { database, service } = context;
  const { tenantId } = context.account;
  if (params.dry_run === true) {
    const due = await countDeliverable(context);
    return { delivered: 0, failed: 0, dead: 0, due, ...(await readOutboxState(context, false)), dry_run: true };
  }
  await requireEndpoint(context);
  await auditCall(database, { ...context, skill: 'partner.processOutbox', params });
  const { busy, ...counts } = await service.deliver(tenantId, params.limit ?? 100);
  return { ...counts, ...(await readOutboxState(context, busy)) };
};

/**
 * Due events that a call would deliver: none while the endpoint is disabled or its breaker open.
 */
async function countDeliverable(context: Context): Promise<number> {
  const endpoint = await requireEndpoint(context);
  if (deliveryWarnings(endpoint, false).length > 0) return 0;
  const { tenantId, endpointId } = partnerEndpoint(context.account);
  return (await context.database.row(countDue, tenantId, endpointId, context.now))?.count ?? 0;
}

/** The number of pending events, the endpoint, and warnings about what prevents deliveries. */
async function readOutboxState(context: Context, busy: boolean) {
  const { tenantId, endpointId } = partnerEndpoint(context.account);
  const pending = await context.database.row(countPending, tenantId, endpointId);
  const endpoint = await requireEndpoint(context);
  const warnings = deliveryWarnings(endpoint, busy);
  return { remaining: pending?.count ?? 0, endpoint, ...(warnings.length > 0 ? { warnings } : {}) };
}

async function requireEndpoint({ database, account, now }: Context): Promise<WebhookEndpoint> {
  const row = await findEndpoint(database, partnerEndpoint(account));
  if (row === null)
    throw unprocessable(
      'webhook_not_configured',
      'No webhook endpoint is configured. Configure one before you deliver events.',
      {
        nextActions: [CONFIGURE_WEBHOOK],
      },
    );
  return presentEndpoint(row, now);
}
