import { bucketOf } from '../../counting/buckets.ts';
import type { AccountState } from '../../domain/account.ts';
import type { EffectiveConsentStatus } from '../../domain/consent/verdict.ts';
import type { SmartEncoding } from '../../domain/content/smart-encoding.ts';
import type { RegionBlock } from '../../domain/rule-packs/region-blocks.ts';
import { consentInProgram } from '../../people/consent/consent-in-program.ts';
import { relationshipAt } from '../../people/consent/relationship-at.ts';
import { suppressedBy } from '../../people/consent/suppressed-by.ts';
import { statement } from '../../platform/database/sql.ts';
import { contentExceptions } from '../content/content-exceptions.ts';
import type { StoredRules } from '../rules/sending-rules.ts';

/**
 * The lock that every user of an idempotency key takes first (rpc.lock_idempotency_key), for all
 * keys of a batch in one order: what is loaded after it includes what the first call with a key has
 * committed.
 */
export const lockKeys = statement<[tenantId: string, keys: readonly string[]]>(
  'partner.lock_keys',
  `SELECT pg_advisory_xact_lock(k.lock)
     FROM (SELECT DISTINCT idempotency_lock($1, $1, key) AS lock FROM unnest($2::text[]) AS one (key) ORDER BY 1) AS k`,
);

/**
 * Keeps people from being forgotten until their messages are written
 * (people/privacy/forget-lock.ts).
 */
export const lockPhones = statement<[tenantId: string, phones: readonly string[]]>(
  'partner.lock_phones',
  `SELECT pg_advisory_xact_lock_shared(forget_lock($1, p.phone))
     FROM (SELECT DISTINCT phone COLLATE "C" AS phone FROM unnest($2::text[]) AS one (phone) ORDER BY 1) AS p`,
);

/** Everything loaded for one request. */
export interface PartnerFacts {
  /** Of the first call with the idempotency key; null when the key is new. */
  readonly request_hash: string | null;
  readonly answer: string | null;
  readonly partner_state: AccountState;
  /** Null when the partner has no end-customer of this name; so are the columns that follow. */
  readonly account_id: string | null;
  readonly state: AccountState | null;
  readonly paused: boolean | null;
  readonly number_id: string | null;
  readonly number_phone: string | null;
  readonly carrier: string | null;
  readonly program_id: string | null;
  readonly contact_id: string | null;
  readonly consent_status: EffectiveConsentStatus | null;
  readonly timezone: string | null;
  readonly postal_code: string | null;
  readonly region: string | null;
  readonly rules: StoredRules | null;
  readonly region_blocks: readonly RegionBlock[] | null;
  readonly suppressed_by: string | null;
  readonly relationship: string | null;
  readonly content_exceptions: readonly string[];
  readonly smart_encoding: SmartEncoding | null;
  readonly allowed_countries: readonly string[] | null;
}

const CONTENT_EXCEPTIONS = contentExceptions('a.id');
const SUPPRESSED_BY = suppressedBy({ account: 'a.id', phone: 'one.phone', contact: 'c.id', program: 'n.program_id' });

const CONSENT = consentInProgram({
  account: 'a.id',
  phone: 'one.phone',
  contactStatus: 'c.consent_status',
  contactMethod: 'c.consent_method',
  reviewSince: 'c.review_since',
  program: 'n.program_id',
});

const RELATIONSHIP = relationshipAt({ account: 'a.id', phone: 'one.phone', at: 'one.relationship_at' });

/**
 * One row per request `{key, external_ref, phone, relationship_at}`, in their order. Each look-up
 * is a LATERAL of one row: a plan that was made while the tables were empty would otherwise join by
 * reading everything the partner has, for each request.
 */
export const loadPartnerFacts = statement<[tenantId: string, requests: string], PartnerFacts>(
  'partner.load_facts',
  `SELECT k.request_hash, k.answer, root.state AS partner_state, a.id AS account_id, a.state, a.paused, a.smart_encoding, a.allowed_countries,
          n.id AS number_id, n.phone AS number_phone, n.carrier, n.program_id,
          c.id AS contact_id, ${CONSENT} AS consent_status, c.timezone, c.postal_code, c.region, r.rules, (SELECT blocks FROM region_blocks_in_force) AS region_blocks, ${SUPPRESSED_BY} AS suppressed_by,
          ${RELATIONSHIP} AS relationship, ${CONTENT_EXCEPTIONS} AS content_exceptions
     FROM jsonb_to_recordset($2::jsonb) AS one (index integer, key text, external_ref text, phone text, relationship_at timestamptz)
     CROSS JOIN LATERAL (SELECT t.state FROM accounts t WHERE t.tenant_id = $1 AND t.id = $1 LIMIT 1) root
     LEFT JOIN LATERAL (SELECT f.request_hash, f.answer FROM idempotency_keys f WHERE f.tenant_id = $1 AND f.account_id = $1 AND f.key = one.key LIMIT 1) k ON true
     LEFT JOIN LATERAL (SELECT e.id, e.state, e.paused, e.smart_encoding, e.allowed_countries FROM account_states e WHERE e.tenant_id = $1 AND e.external_ref = one.external_ref LIMIT 1) a ON true
     LEFT JOIN LATERAL (SELECT s.id, s.phone, s.carrier, s.program_id FROM sending_numbers s
                         WHERE s.tenant_id = $1 AND s.account_id = a.id AND s.is_default LIMIT 1) n ON true
     LEFT JOIN LATERAL (SELECT h.rules FROM sending_rules h WHERE h.tenant_id = $1 AND h.account_id = a.id LIMIT 1) r ON true
     LEFT JOIN LATERAL (SELECT o.id, o.consent_status, o.consent_method, o.review_since, o.timezone, o.attributes ->> 'postal_code' AS postal_code, o.attributes ->> 'state' AS region
                          FROM contacts o
                         WHERE o.tenant_id = $1 AND o.account_id = a.id AND o.phone >= one.phone AND o.phone <= one.phone
                         ORDER BY o.phone LIMIT 1) c ON true
    ORDER BY one.index`,
);

export interface LockedBalance {
  readonly account_id: string;
  readonly available: number;
  readonly low_at: number | null;
  readonly alert_at: number | null;
  /** What the daily limit leaves; null without a limit. */
  readonly left_today: number | null;
}

/** Last of the locks, because everyone who spends from an account waits for its row. */
export const lockBalances = statement<[tenantId: string, accountIds: readonly string[], now: Date], LockedBalance>(
  'partner.lock_balances',
  `SELECT account_id, posted - held AS available, low_at, alert_at,
          CASE WHEN daily_limit IS NOT NULL THEN greatest(daily_limit - spent_on_day(spent_day, spent, $3), 0) END AS left_today
     FROM credit_accounts
    WHERE tenant_id = $1 AND account_id = ANY ($2) ORDER BY account_id FOR NO KEY UPDATE`,
);

/** One accepted message with its key, debit and audit entry, as partner.save_messages reads it. */
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
  readonly media: readonly string[] | null;
  readonly dimensions: object;
  readonly entry_id: string;
  readonly audit_id: string;
  readonly key_id: string;
  readonly params_hash: string;
  readonly request_id: string;
  readonly now: Date;
}

/** An event of the outbox, as partner.save_messages reads it. */
export interface EventRecord {
  readonly id: string;
  readonly account_id: string;
  readonly type: string;
  readonly body: string;
  readonly request_id: string;
  readonly now: Date;
}

const BUCKET = bucketOf('now');

/**
 * Writes all rows of the accepted messages of a batch in one statement; six statements take 5%
 * longer. An event is a row for the partner and for each endpoint of the customer that gets its
 * type, as `endpointsFor` of the outbox says.
 */
export const saveMessages = statement<[tenantId: string, messages: string, events: string]>(
  'partner.save_messages',
  `WITH one AS MATERIALIZED (
     SELECT * FROM jsonb_to_recordset($2::jsonb) AS m (
       key text, request_hash text, answer text, account_id text, message_id text, contact_id text, number_id text, from_phone text, to_phone text,
       body text, original_body text, encoding text, segments smallint, credits integer, purpose text, state text, decision jsonb, due_at timestamptz, valid_until timestamptz,
       carrier text, measure_group text, media text[], dimensions jsonb, entry_id text, audit_id text, key_id text, params_hash text, request_id text, now timestamptz)),
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
     INSERT INTO messages (tenant_id, id, account_id, queue, contact_id, number_id, from_phone, to_phone, body, original_body, encoding, segments, credits, purpose,
                           state, decision, attempt, due_at, valid_until, carrier, created_at, request_id, measure_group, media)
     SELECT $1, message_id, account_id, number_id, contact_id, number_id, from_phone, to_phone, body, original_body, encoding, segments, credits, purpose,
            state, decision, 0, due_at, valid_until, carrier, now, request_id, measure_group, media FROM one),
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
        WHERE w.tenant_id = $1 AND w.account_id = e.account_id AND w.state <> 'deleted' AND (w.types = '{}' OR e.type = ANY (w.types))) AS endpoint`,
);
