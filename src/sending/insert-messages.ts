import { bucketOf } from '../counting/buckets.ts';
import type { MessageGroup } from '../counting/groups.ts';
import { type ParamOf, rowList } from '../platform/database/row-list.ts';
import { type Sql, statement } from '../platform/database/sql.ts';

/** A message that waits to be sent from a number, in the queue of that number. */
export interface NewMessage {
  readonly id: string;
  readonly accountId: string;
  readonly contactId: string | null;
  readonly number: { readonly id: string; readonly phone: string; readonly carrier: string };
  /** E.164. */
  readonly to: string;
  readonly text: string;
  /** Before smart encoding; null when it replaced nothing. */
  readonly original: string | null;
  /** IDs of its files; null or absent without any. */
  readonly media?: readonly string[] | null;
  readonly encoding: string;
  readonly segments: number;
  readonly credits: number;
  readonly purpose: string;
  readonly state: 'queued' | 'scheduled';
  readonly decision: object;
  readonly dueAt: Date;
  readonly validUntil?: Date | null;
  /** Of the call; stored with the message and logged when it is submitted. */
  readonly requestId: string | null;
  /** The message that this one sends again. */
  readonly retryOf?: string | null;
  /** The node of a journey that sends it. */
  readonly node?: { readonly journeyId: string; readonly id: string } | null;
  /** What the message is from, for the measures. */
  readonly group: MessageGroup;
  readonly now: Date;
}

const BUCKET = bucketOf('created_at');

const MESSAGES = rowList({
  id: 'text',
  account_id: 'text',
  contact_id: 'text?',
  number_id: 'text',
  from_phone: 'text',
  to_phone: 'text',
  body: 'text',
  original_body: 'text?',
  media: 'text[]?',
  encoding: 'text',
  segments: 'smallint',
  credits: 'integer',
  purpose: 'text',
  state: 'text',
  decision: 'jsonb',
  due_at: 'timestamptz',
  valid_until: 'timestamptz?',
  carrier: 'text',
  created_at: 'timestamptz',
  request_id: 'text?',
  retry_of: 'text?',
  measure_group: 'text',
  dimensions: 'jsonb',
  journey_id: 'text?',
  node_id: 'text?',
});

/** Counts the messages in the same statement. */
const insert = statement<[tenantId: string, messages: ParamOf<typeof MESSAGES>]>(
  'sending.insert_messages',
  `WITH one AS MATERIALIZED (
     SELECT * FROM ${MESSAGES.from('$2', 'm')}),
   counted AS (
     INSERT INTO measure_differences (tenant_id, id, account_id, bucket_at, group_key, dimensions, accepted)
     SELECT $1, min(id), account_id, ${BUCKET}, measure_group, (array_agg(dimensions))[1], count(*) FROM one GROUP BY account_id, ${BUCKET}, measure_group),
   queued AS (
     INSERT INTO message_queue (tenant_id, message_id, queue, due_at, is_single) SELECT $1, id, number_id, due_at, true FROM one)
   INSERT INTO messages (tenant_id, id, account_id, contact_id, number_id, from_phone, to_phone, body, original_body, encoding, segments, credits, purpose,
                         state, decision, due_at, valid_until, carrier, created_at, request_id, retry_of, measure_group, media, journey_id, node_id)
   SELECT $1, id, account_id, contact_id, number_id, from_phone, to_phone, body, original_body, encoding, segments, credits, purpose,
          state, decision, due_at, valid_until, carrier, created_at, request_id, retry_of, measure_group, media, journey_id, node_id FROM one`,
);

/** Queues messages that are not a campaign's: single ones, replies and those of journeys. */
export async function insertMessages(tx: Sql, tenantId: string, messages: readonly NewMessage[]): Promise<void> {
  await tx.run(insert, tenantId, MESSAGES.param(messages.map(recordOf)));
}

function recordOf(message: NewMessage) {
  const { number, group } = message;
  return {
    id: message.id,
    account_id: message.accountId,
    contact_id: message.contactId,
    number_id: number.id,
    from_phone: number.phone,
    to_phone: message.to,
    body: message.text,
    original_body: message.original,
    media: message.media ?? null,
    encoding: message.encoding,
    segments: message.segments,
    credits: message.credits,
    purpose: message.purpose,
    state: message.state,
    decision: message.decision,
    due_at: message.dueAt,
    valid_until: message.validUntil ?? null,
    carrier: number.carrier,
    created_at: message.now,
    request_id: message.requestId,
    retry_of: message.retryOf ?? null,
    journey_id: message.node?.journeyId ?? null,
    node_id: message.node?.id ?? null,
    measure_group: group.key,
    dimensions: JSON.parse(group.dimensions) as object,
  };
}
