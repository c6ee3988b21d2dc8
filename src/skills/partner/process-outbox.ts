import { unprocessable } from '../../errors.ts';
import type { WebhookEndpoint } from '../../generated/types.ts';
import { auditCall } from '../../messaging/ledger/audit-call.ts';
import type { ContextOf, Skill } from '../../skill.ts';
import { CONFIGURE_WEBHOOK } from './configure-webhook-action.ts';
import { deliveryWarnings } from './delivery-warnings.ts';
import { presentEndpoint } from './present-endpoint.ts';
import { countDue, countPending, findEndpoint } from './webhook-queries.ts';

type Context = ContextOf<'partner.processOutbox'>;

/** Each batch of attempts commits by itself, so the audit row is written before the first of them. */
export const processOutbox: Skill<'partner.processOutbox'> = async (params, context) => {
  const { database, service } = context;
  const { tenantId } = context.account;
  if (params.dry_run === true) {
    const due = await countTaken(context);
    return { delivered: 0, failed: 0, dead: 0, due, ...(await standing(context, false)), dry_run: true };
  }
  await requireEndpoint(context);
  await auditCall(database, { ...context, skill: 'partner.processOutbox', params });
  const { busy, ...tally } = await service.deliver(tenantId, params.limit ?? 100);
  return { ...tally, ...(await standing(context, busy)) };
};

/** Events that a call would find due: none where it would find the way barred. */
async function countTaken(context: Context): Promise<number> {
  const endpoint = await requireEndpoint(context);
  if (deliveryWarnings(endpoint, false).length > 0) return 0;
  return (await context.database.row(countDue, context.account.tenantId, context.now))?.count ?? 0;
}

/** What is left, and what is in its way. */
async function standing(context: Context, busy: boolean) {
  const pending = await context.database.row(countPending, context.account.tenantId);
  const endpoint = await requireEndpoint(context);
  const warnings = deliveryWarnings(endpoint, busy);
  return { remaining: pending?.count ?? 0, endpoint, ...(warnings.length > 0 ? { warnings } : {}) };
}

async function requireEndpoint({ database, account, now }: Context): Promise<WebhookEndpoint> {
  const row = await database.row(findEndpoint, account.tenantId);
  if (row === null)
    throw unprocessable('webhook_not_configured', 'There is no address to deliver events to.', {
      nextActions: [CONFIGURE_WEBHOOK],
    });
  return presentEndpoint(row, now);
}
