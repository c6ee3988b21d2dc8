import { invalidParams, notFound } from '../../../errors.ts';
import type { Skill } from '../../../skill.ts';
import { requireCustomer } from '../customer.ts';
import { lockEndpoint } from '../webhook-queries.ts';
import { countChosen, findEvents, requeueDeadEvents, requeueEvents } from './queries.ts';

const MOST_REPLAYED = 10_000;
const ANY_STATE = ['pending', 'delivered', 'dead'];

/** Named events all have to be there: one that is missing means that the caller has the wrong list. */
export const replayOutbox: Skill<'partner.outbox.replay'> = async (
  { event_ids: ids, since, until, type, external_ref: externalRef, states = ['dead'] },
  { tx, account, now, service, afterCommit },
) => {
  if ((ids === undefined) === (since === undefined))
    throw invalidParams('Say either which events, by event_ids, or since when.', [
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
  // Deliveries write down under this lock as well, so that neither waits for the other in a circle.
  await tx.row(lockEndpoint, account.tenantId);
  const deadOnly = ids === undefined && !states.includes('delivered');
  const requeued = await tx.run(deadOnly ? requeueDeadEvents : requeueEvents, ...chosen);
  const left = requeued === MOST_REPLAYED ? await tx.row(countChosen, ...chosen) : null;
  afterCommit(service.wake);
  return { requeued, remaining: left?.count ?? 0 };
};
