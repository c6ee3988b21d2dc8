import { replayEvents } from '../../../events/outbox/replay.ts';
import type { Skill } from '../../../skill.ts';
import { requireCustomer } from '../customer.ts';
import { partnerEndpoint } from '../webhooks/partner-endpoint.ts';

const LIST_EVENTS = { skill: 'partner.outbox.list', params: {}, why: 'Lists the events with their ids.' };

export const replayOutbox: Skill<'partner.outbox.replay'> = async (params, { tx, account, now }) => {
  const { external_ref: externalRef } = params;
  const customer = externalRef === undefined ? null : await requireCustomer(tx, account, externalRef);
  const how = { accountId: customer?.id ?? null, now, listEvents: LIST_EVENTS };
  const replayed = await replayEvents(tx, partnerEndpoint(account), params, how);
  return replayed;
};
