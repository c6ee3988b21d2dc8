import { unprocessable } from '../../errors.ts';
import { auditCall } from '../../messaging/ledger/audit-call.ts';
import type { ContextOf, Skill } from '../../skill.ts';
import { CONFIGURE_WEBHOOK } from './configure-webhook-action.ts';
import { presentEndpoint } from './present-endpoint.ts';
import { countDue, countPending, findEndpoint } from './webhook-queries.ts';

type Context = ContextOf<'partner.processOutbox'>;

/** Each batch of attempts commits by itself, so the audit row is written before the first of them. */
export const processOutbox: Skill<'partner.processOutbox'> = async (params, context) => {
  const { database, service, now } = context;
  const { tenantId } = context.account;
  if (params.dry_run === true) {
    const { endpoint } = await requireEndpoint(context);
    const due = await database.row(countDue, tenantId, now);
    return { delivered: 0, failed: 0, dead: 0, remaining: due?.count ?? 0, endpoint, dry_run: true };
  }
  await requireEndpoint(context);
  await auditCall(database, { ...context, skill: 'partner.processOutbox', params });
  const { busy, ...tally } = await service.deliver(tenantId, params.limit ?? 100);
  const pending = await database.row(countPending, tenantId);
  const { endpoint } = await requireEndpoint(context);
  return {
    ...tally,
    remaining: pending?.count ?? 0,
    endpoint,
    ...(busy ? { warnings: [UNDER_WAY] } : {}),
  };
};

const UNDER_WAY = {
  code: 'delivery_under_way',
  message: 'Another delivery was at work at this endpoint all the time, so this call delivered nothing itself.',
};

async function requireEndpoint({ database, account, now }: Context) {
  const row = await database.row(findEndpoint, account.tenantId);
  if (row === null)
    throw unprocessable('webhook_not_configured', 'There is no address to deliver events to.', {
      nextActions: [CONFIGURE_WEBHOOK],
    });
  return { endpoint: presentEndpoint(row, now) };
}
