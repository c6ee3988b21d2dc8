import type { Owner } from '../../domain/account.ts';
import type { AttributionRules } from '../../domain/attribution/settings.ts';
import { findOwnNumbers } from '../../people/privacy/numbers.ts';
import { batchStatement, type Sql } from '../../platform/database/sql.ts';

/** A message that may have led to a conversion: clicked, or only delivered. */
export interface Touch {
  readonly kind: 'click' | 'delivery';
  readonly message_id: string;
  readonly campaign_id: string | null;
  readonly journey_id: string | null;
  /** The link of the click. */
  readonly link_id: string | null;
  /** Of a click, the last one of the message in the window. */
  readonly touched_at: Date;
  /** Null when no receipt has confirmed the delivery. */
  readonly delivered_at: Date | null;
}

/** The latest touches of a conversion count, at most this many of each kind. */
export const MAX_TOUCHES = 100;

type Sent = Omit<Touch, 'kind' | 'journey_id' | 'link_id'>;

/**
 * The messages delivered to one person within the window, both ends included; replies to keywords
 * do not count. Reads all messages to the person's numbers, hundreds of rows, through
 * messages_number_idx. The due time in that index does not bound the delivery time, so it cannot
 * narrow the scan. With 2,000,000 messages in the account and 200 to the person: 0.4 ms cached,
 * 2 ms uncached.
 */
export const findDeliveries = batchStatement<
  [tenantId: string, accountId: string, phones: readonly string[], at: Date, hours: number, limit: number],
  Sent
>(
  'attribution.find_deliveries',
  `SELECT id AS message_id, campaign_id, finalized_at AS touched_at, finalized_at AS delivered_at FROM messages
    WHERE tenant_id = $1 AND account_id = $2 AND to_phone = ANY ($3) AND state = 'delivered' AND purpose <> 'reply'
      AND finalized_at BETWEEN $4::timestamptz - make_interval(hours => $5) AND $4
    ORDER BY finalized_at DESC, id DESC LIMIT $6`,
);

/**
 * The last click of a contact on each message within the window, both ends included. Clicks of bots
 * are no events of a contact (links/clicks/save-clicks.ts). Reads the contact's clicks by the
 * primary key of events.
 */
const findClicks = batchStatement<
  [tenantId: string, accountId: string, contactId: string, at: Date, hours: number, limit: number],
  Sent & { link_id: string }
>(
  'attribution.find_clicks',
  `WITH clicked AS (
     SELECT DISTINCT ON (properties ->> 'message_id') properties ->> 'message_id' AS message_id, properties ->> 'link_id' AS link_id, occurred_at
       FROM events
      WHERE tenant_id = $1 AND contact_id = $3 AND name = 'link.clicked' AND properties ->> 'message_id' IS NOT NULL
        AND occurred_at BETWEEN $4::timestamptz - make_interval(hours => $5) AND $4
      ORDER BY properties ->> 'message_id', occurred_at DESC, id DESC)
   SELECT m.id AS message_id, m.campaign_id, c.link_id, c.occurred_at AS touched_at,
          CASE WHEN m.state = 'delivered' THEN m.finalized_at END AS delivered_at
     FROM clicked c JOIN messages m ON m.tenant_id = $1 AND m.id = c.message_id
    WHERE m.account_id = $2 AND m.purpose <> 'reply'
    ORDER BY c.occurred_at DESC, m.id DESC LIMIT $6`,
);

/** The journeys that sent messages of a contact, by the steps of the contact's enrollments. */
const findJourneys = batchStatement<
  [tenantId: string, contactId: string, messageIds: readonly string[]],
  { message_id: string; journey_id: string }
>(
  'attribution.find_journeys',
  `SELECT s.detail ->> 'message_id' AS message_id, e.journey_id FROM journey_enrollments e
     JOIN journey_steps s ON s.tenant_id = $1 AND s.enrollment_id = e.id
    WHERE e.tenant_id = $1 AND e.contact_id = $2 AND s.detail ->> 'message_id' = ANY ($3)`,
);

/** The touches before a conversion at a time, in their order; a clicked message is one touch. */
export async function findTouches(
  sql: Sql,
  owner: Owner,
  contact: { readonly id: string; readonly phone: string },
  at: Date,
  { clickHours, deliveryHours }: AttributionRules,
): Promise<readonly Touch[]> {
  const { tenantId, accountId } = owner;
  const phones = await findOwnNumbers(sql, owner, contact);
  const [clicks, deliveries] = await Promise.all([
    clickHours === 0 ? [] : sql.rows(findClicks, tenantId, accountId, contact.id, at, clickHours, MAX_TOUCHES),
    deliveryHours === 0 ? [] : sql.rows(findDeliveries, tenantId, accountId, phones, at, deliveryHours, MAX_TOUCHES),
  ]);
  const clicked = new Set(clicks.map(({ message_id: id }) => id));
  const sent = [
    ...clicks.map((click) => ({ ...click, kind: 'click' as const })),
    ...deliveries
      .filter(({ message_id: id }) => !clicked.has(id))
      .map((delivery) => ({ ...delivery, kind: 'delivery' as const, link_id: null })),
  ];
  const single = sent.filter(({ campaign_id: id }) => id === null).map(({ message_id: id }) => id);
  const found = single.length === 0 ? [] : await sql.rows(findJourneys, tenantId, contact.id, single);
  const journeys = new Map(found.map(({ message_id: id, journey_id: journeyId }) => [id, journeyId]));
  return sent.map((touch) => ({ ...touch, journey_id: journeys.get(touch.message_id) ?? null })).toSorted(byTime);
}

function byTime(one: Touch, other: Touch): number {
  const apart = one.touched_at.getTime() - other.touched_at.getTime();
  return apart === 0 ? Number(one.message_id > other.message_id) - Number(one.message_id < other.message_id) : apart;
}
