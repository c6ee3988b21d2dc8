import { invalidParams, notFound } from '../../../errors.ts';
import type { Skill } from '../../../skill.ts';
import { requireCustomer } from '../customer.ts';
import { lockEndpoint } from '../webhooks/queries.ts';
import { countChosen, findEvents, requeueDeadEvents, requeueEvents } from './queries.ts';

const MAX_REPLAYED = 10_000;
const ANY_STATE = ['pending', 'delivered', 'dead'];

/** All ids in `event_ids` must exist: a missing one means that the caller has the wrong list. */
export const replayOutbox: Skill<'partner.outbox.replay'> = async (
  { event_ids: ids, since, until, type, external_ref: externalRef, states = ['dead'] },
  { tx, account, now, service, afterCommit },
) => {
  if ((ids === undefined) === (since === undefined))
    throw invalidParams('Give either event_ids or since.', [
      { path: '/event_ids', rule: 'either event_ids or since' },
      { path: '/since', rule: 'either event_ids or since' },
    ]);
  const customer = externalRef === undefined ? null : await requireCustomer(tx, account, externalRef);
  if (ids !== undefined && (await tx.rows(findEvents, account.tenantId, ids)).length < ids.length)
    throw notFound('event', [{ skill: 'partner.outbox.list', params: {}, why: 'Lists the events with their ids.' }]);
  const chosen = [
    account.tenantId,
    now,
    ids ?? null,
    since === undefined ? null : new Date(since),
    until === undefined ? null : new Date(until),
    type ?? null,
    customer?.id ?? null,
    ids === undefined ? states : ANY_STATE,
  ] as const;
  // Deliveries record their attempts under the same lock, which rules out a deadlock with them.
  await tx.row(lockEndpoint, account.tenantId);
  const deadOnly = ids === undefined && !states.includes('delivered');
  const requeued = await tx.run(deadOnly ? requeueDeadEvents : requeueEvents, ...chosen);
  const left = requeued === MAX_REPLAYED ? await tx.row(countChosen, ...chosen) : null;
  afterCommit(service.wake);
  return { requeued, remaining: left?.count ?? 0 };
};
