import { listStoredEvents, presentEvent } from '../../../events/outbox/stored-events.ts';
import { readCursor, toPage } from '../../../platform/page.ts';
import type { Skill } from '../../../skill.ts';
import { presentWebhook } from './present.ts';
import { keyOf, requireWebhook } from './queries.ts';

export const listWebhookEvents: Skill<'agent.webhooks.events'> = async (
  { webhook_id: id, state, type, event_id: eventId, since, cursor, limit = 50 },
  { db, account, now },
) => {
  const webhook = await requireWebhook(db, account, id);
  const filter = { state, type, accountId: account.accountId, eventId, since };
  const rows = await listStoredEvents(db, keyOf(account, id), filter, { after: readCursor(cursor), limit: limit + 1 });
  const page = toPage(rows, limit, (row) => row.id);
  return {
    items: page.rows.map(presentEvent),
    next_cursor: page.nextCursor,
    webhook: presentWebhook(webhook, now),
  };
};
