import { bucketOf } from '../../src/counting/buckets.ts';

/** One message with its key, debit and audit entry. */
export interface AcceptedRecord {
  readonly key: string;
  readonly request_hash: string;
  readonly answer: string;
  readonly account_id: string;
  readonly message_id: string;
  readonly contact_id: string | null;
  readonly number_id: string;
  readonly from_phone: string;
  readonly to_phone: string;
  readonly body: string;
  readonly original_body: string | null;
  readonly encoding: string;
  readonly segments: number;
  readonly credits: number;
  readonly purpose: string;
  readonly state: string;
  readonly decision: object;
  readonly due_at: Date;
  readonly valid_until: Date | null;
  readonly carrier: string;
  readonly measure_group: string;
  readonly dimensions: object;
  readonly entry_id: string;
  readonly audit_id: string;
  readonly key_id: string;
  readonly params_hash: string;
  readonly request_id: string;
  readonly now: Date;
}

/** An event of the outbox. */
export interface EventRecord {
  readonly id: string;
  readonly account_id: string;
  readonly type: string;
  readonly body: string;
  readonly request_id: string;
  readonly now: Date;
}

const BUCKET = bucketOf('now');

/** What a message must write, in one statement: $1 the tenant, $2 the messages, $3 the events. */
export const BARE_SEND = `WITH one AS MATERIALIZED (
     SELECT * FROM jsonb_to_recordset($2::jsonb) AS m (
       key text, request_hash text, answer text, account_id text, message_id text, contact_id text, number_id text, from_phone text, to_phone text,
       body text, original_body text, encoding text, segments smallint, credits integer, purpose text, state text, decision jsonb, due_at timestamptz, valid_until timestamptz,
       carrier text, measure_group text, dimensions jsonb, entry_id text, audit_id text, key_id text, params_hash text, request_id text, now timestamptz)),
   keys AS (
     INSERT INTO idempotency_keys (tenant_id, account_id, key, skill, request_hash, answer, created_at, expires_at)
     SELECT $1, $1, key, 'partner.send', request_hash, answer, now, 'infinity' FROM one),
   debits AS (
     UPDATE credit_accounts b
        SET posted = b.posted - debit.credits, spent = spent_on_day(b.spent_day, b.spent, debit.at) + debit.credits,
            spent_day = greatest(b.spent_day, spending_day(debit.at))
       FROM (SELECT account_id, sum(credits) AS credits, max(now) AS at FROM one GROUP BY account_id) AS debit
      WHERE b.tenant_id = $1 AND b.account_id = debit.account_id),
   entries AS (
     INSERT INTO credit_entries (tenant_id, id, account_id, kind, amount, ref, message_id, at)
     SELECT $1, entry_id, account_id, 'send', -credits, 'send:' || message_id, message_id, now FROM one),
   messages AS (
     INSERT INTO messages (tenant_id, id, account_id, contact_id, number_id, from_phone, to_phone, body, original_body, encoding, segments, credits, purpose,
                           state, decision, due_at, valid_until, carrier, created_at, request_id, measure_group)
     SELECT $1, message_id, account_id, contact_id, number_id, from_phone, to_phone, body, original_body, encoding, segments, credits, purpose,
            state, decision, due_at, valid_until, carrier, now, request_id, measure_group FROM one),
   counted AS (
     INSERT INTO measure_differences (tenant_id, id, account_id, bucket_at, group_key, dimensions, accepted)
     SELECT $1, min(message_id), account_id, ${BUCKET}, measure_group, (array_agg(dimensions))[1], count(*) FROM one GROUP BY account_id, ${BUCKET}, measure_group),
   audit AS (
     INSERT INTO audit_entries (tenant_id, id, account_id, key_id, skill, outcome, params_hash, request_id, at)
     SELECT $1, audit_id, $1, key_id, 'partner.send', 'ok', params_hash, request_id, now FROM one)
   INSERT INTO outbox_events (tenant_id, endpoint_id, id, account_id, type, body, state, attempt, attempts, due_at, occurred_at, request_id)
   SELECT $1, endpoint_id, id, account_id, type, body, 'pending', 0, '[]', now, now, request_id
     FROM jsonb_to_recordset($3::jsonb) AS e (id text, account_id text, type text, body text, request_id text, now timestamptz)
     CROSS JOIN LATERAL (
       SELECT 'partner' AS endpoint_id
       UNION ALL
       SELECT w.id FROM webhook_endpoints w
        WHERE w.tenant_id = $1 AND w.account_id = e.account_id AND w.state <> 'deleted' AND (w.types = '{}' OR e.type = ANY (w.types))) AS endpoint`;
