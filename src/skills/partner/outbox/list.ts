import type { EventType, OutboxItem } from '../../../generated/types.ts';
import { readCursor, toPage } from '../../../platform/page.ts';
import type { Skill } from '../../../skill.ts';
import { requireCustomer } from '../customer.ts';
import { presentEndpoint } from '../webhooks/present-endpoint.ts';
import { findEndpoint } from '../webhooks/queries.ts';
import { listEvents, listOpenEvents, type OutboxRow } from './queries.ts';

export const listOutbox: Skill<'partner.outbox.list'> = async (
  { state, type, external_ref: externalRef, event_id: eventId, since, cursor, limit = 50 },
  { db, account, now },
) => {
  const customer = externalRef === undefined ? null : await requireCustomer(db, account, externalRef);
  const rows = await db.rows(
    state === 'pending' || state === 'dead' ? listOpenEvents : listEvents,
    account.tenantId,
    readCursor(cursor),
    state ?? null,
    type ?? null,
    customer?.id ?? null,
    eventId ?? null,
    since === undefined ? null : new Date(since),
    limit + 1,
  );
  const page = toPage(rows, limit, (row) => row.id);
  const endpoint = await findEndpoint(db, account.tenantId);
  return {
    items: page.rows.map(presentEvent),
    next_cursor: page.nextCursor,
    endpoint: endpoint && presentEndpoint(endpoint, now),
  };
};

function presentEvent(row: OutboxRow): OutboxItem {
  return {
    event_id: row.id,
    type: row.type as EventType,
    external_ref: row.external_ref,
    state: row.state,
    occurred_at: row.occurred_at.toISOString(),
    attempts: row.attempts as OutboxItem['attempts'],
    next_attempt_at: row.state === 'pending' ? row.due_at.toISOString() : null,
    delivered_at: row.delivered_at?.toISOString() ?? null,
    event: JSON.parse(row.body) as OutboxItem['event'],
  };
}
