import { emitEvents } from '../../events/outbox/emit.ts';
import type { Skill } from '../../skill.ts';
import { noCustomer, requireCustomer } from './customer.ts';
import { presentCustomer } from './present.ts';
import { pauseCustomer } from './queries.ts';

export const setChildPaused: Skill<'partner.setChildPaused'> = async (
  { external_ref: externalRef, paused, reason },
  { tx, account, now, requestId },
) => {
  const moved = await tx.row(pauseCustomer, account.tenantId, externalRef, paused, reason ?? null);
  if (moved === null) throw noCustomer();
  const row = await requireCustomer(tx, account, externalRef);
  const changed = moved.was !== paused;
  if (changed) {
    const data = { paused, reason: row.paused_reason };
    await emitEvents(tx, account.tenantId, [{ type: 'customer.paused', accountId: row.id, requestId, data }], now);
  }
  return { customer: presentCustomer(row), changed };
};
