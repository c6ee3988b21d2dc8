import { listStoredEvents, presentEvent } from '../../../events/outbox/stored-events.ts';
import { findEndpoint } from '../../../events/webhooks/endpoint-queries.ts';
import { readCursor, toPage } from '../../../platform/page.ts';
import type { Skill } from '../../../skill.ts';
import { requireCustomer } from '../customer.ts';
import { partnerEndpoint } from '../webhooks/partner-endpoint.ts';
import { presentEndpoint } from '../webhooks/present-endpoint.ts';

export const listOutbox: Skill<'partner.outbox.list'> = async (
  { state, type, external_ref: externalRef, event_id: eventId, since, cursor, limit = 50 },
  { db, account, now },
) => {
  const customer = externalRef === undefined ? null : await requireCustomer(db, account, externalRef);
  const key = partnerEndpoint(account);
  const filter = { state, type, accountId: customer?.id ?? null, eventId, since };
  const rows = await listStoredEvents(db, key, filter, { after: readCursor(cursor), limit: limit + 1 });
  const page = toPage(rows, limit, (row) => row.id);
  const endpoint = await findEndpoint(db, key);
  return {
    items: page.rows.map(presentEvent),
    next_cursor: page.nextCursor,
    endpoint: endpoint && presentEndpoint(endpoint, now),
  };
};
