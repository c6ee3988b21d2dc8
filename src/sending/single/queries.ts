import type { AccountState } from '../../domain/account.ts';
import { AGE_ATTRIBUTES } from '../../domain/age/known-age.ts';
import type { EffectiveConsentStatus } from '../../domain/consent/verdict.ts';
import type { SmartEncoding } from '../../domain/content/smart-encoding.ts';
import { consentInProgram } from '../../people/consent/consent-in-program.ts';
import { relationshipAt } from '../../people/consent/relationship-at.ts';
import { suppressedBy } from '../../people/consent/suppressed-by.ts';
import type { NamedContact } from '../../people/contacts/contact.ts';
import { type ParamOf, rowList } from '../../platform/database/row-list.ts';
import { statement } from '../../platform/database/sql.ts';
import { contentExceptions } from '../content/content-exceptions.ts';
import type { RulesRow } from '../rules/sending-rules.ts';

/** Messages, as single.load_facts reads them. */
export const LOOK_UPS = rowList({
  index: 'integer',
  caller_id: 'text',
  /** The key of the call; null without one. */
  key: 'text?',
  now: 'timestamptz',
  /** Null: the account is the caller. */
  external_ref: 'text?',
  /** E.164; null: the contact is given. */
  phone: 'text?',
  contact_id: 'text?',
  /** Null: the default number. */
  number_id: 'text?',
  /** Time of a transactional message; null for marketing. */
  relationship_at: 'timestamptz?',
  /** Whether the text uses fields of the contact. */
  named: 'boolean',
});

/** Everything loaded for one message. */
export interface FactsRow extends RulesRow {
  /** Of the first call with the idempotency key; null when the key is new. */
  readonly request_hash: string | null;
  readonly answer: string | null;
  readonly caller_state: AccountState;
  /** Null when the partner has no end-customer of this name; so are the columns that follow. */
  readonly account_id: string | null;
  readonly state: AccountState | null;
  readonly paused: boolean | null;
  readonly smart_encoding: SmartEncoding | null;
  readonly allowed_countries: readonly string[] | null;
  readonly content_exceptions: readonly string[];
  /** Null when there is no such number that can send; so are the columns that follow. */
  readonly number_id: string | null;
  readonly number_phone: string | null;
  readonly carrier: string | null;
  readonly program_id: string | null;
  readonly registration_id: string | null;
  readonly contact_id: string | null;
  readonly contact_phone: string | null;
  readonly consent_status: EffectiveConsentStatus | null;
  readonly timezone: string | null;
  readonly postal_code: string | null;
  readonly region: string | null;
  /** Attributes that say how old the contact is; null without any. */
  readonly age_attributes: Readonly<Record<string, unknown>> | null;
  /** Null without a contact, and when the text uses nothing of it. */
  readonly named: NamedContact | null;
  readonly suppressed_by: string | null;
  readonly relationship: string | null;
}

const CONTACT =
  'o.id, o.phone, o.consent_status, o.consent_method, o.review_since, o.timezone, o.country, o.external_id, o.first_name, o.last_name, o.email, o.attributes';
const NAMED =
  "jsonb_build_object('phone', c.phone, 'country', c.country, 'external_id', c.external_id, 'first_name', c.first_name, 'last_name', c.last_name, 'email', c.email, 'attributes', c.attributes)";
/** With `foldAttribute` in SQL. */
const AGE = `(SELECT jsonb_object_agg(e.key, e.value) FROM jsonb_each(c.attributes) e
           WHERE lower(replace(e.key, '_', '')) IN (${AGE_ATTRIBUTES.map((name) => `'${name}'`).join(', ')}))`;
const CONTENT_EXCEPTIONS = contentExceptions('a.id');
const SUPPRESSED_BY = suppressedBy({
  account: 'a.id',
  phone: 'person.phone',
  contact: 'c.id',
  program: 'n.program_id',
});
const RELATIONSHIP = relationshipAt({ account: 'a.id', phone: 'person.phone', at: 'one.relationship_at' });
const CONSENT = consentInProgram({
  account: 'a.id',
  phone: 'person.phone',
  contactStatus: 'c.consent_status',
  contactMethod: 'c.consent_method',
  reviewSince: 'c.review_since',
  program: 'n.program_id',
});

/**
 * One row per message, in their order. Each look-up is a LATERAL of one row: a plan that was made
 * while the tables were empty would otherwise join by reading everything of the tenant, for each
 * message.
 */
export const loadFactsRows = statement<[tenantId: string, lookUps: ParamOf<typeof LOOK_UPS>], FactsRow>(
  'single.load_facts',
  `SELECT k.request_hash, k.answer, root.state AS caller_state, a.id AS account_id, a.state, a.paused, a.smart_encoding, a.allowed_countries,
          ${CONTENT_EXCEPTIONS} AS content_exceptions, n.id AS number_id, n.phone AS number_phone, n.carrier, n.program_id, n.registration_id,
          c.id AS contact_id, c.phone AS contact_phone, ${CONSENT} AS consent_status, c.timezone, c.attributes ->> 'postal_code' AS postal_code, c.attributes ->> 'state' AS region, ${AGE} AS age_attributes,
          CASE WHEN one.named AND c.id IS NOT NULL THEN ${NAMED} END AS named, r.rules, (SELECT blocks FROM region_blocks_in_force) AS region_blocks,
          ${SUPPRESSED_BY} AS suppressed_by, ${RELATIONSHIP} AS relationship
     FROM ${LOOK_UPS.from('$2', 'one')}
     CROSS JOIN LATERAL (SELECT t.state FROM accounts t WHERE t.tenant_id = $1 AND t.id = one.caller_id LIMIT 1) root
     LEFT JOIN LATERAL (SELECT f.request_hash, f.answer FROM idempotency_keys f
                         WHERE f.tenant_id = $1 AND f.account_id = one.caller_id AND f.key = one.key AND f.expires_at > one.now LIMIT 1) k ON true
     CROSS JOIN LATERAL (SELECT CASE WHEN one.external_ref IS NULL THEN one.caller_id
                                     ELSE (SELECT x.id FROM accounts x WHERE x.tenant_id = $1 AND x.external_ref = one.external_ref LIMIT 1) END AS id) who
     LEFT JOIN LATERAL (SELECT e.id, e.state, e.paused, e.smart_encoding, e.allowed_countries FROM account_states e WHERE e.tenant_id = $1 AND e.id = who.id LIMIT 1) a ON true
     LEFT JOIN LATERAL (SELECT s.id, s.phone, s.carrier, s.program_id, s.registration_id FROM sending_numbers s
                         WHERE s.tenant_id = $1 AND s.account_id = a.id AND CASE WHEN one.number_id IS NULL THEN s.is_default ELSE s.id = one.number_id END LIMIT 1) n ON true
     LEFT JOIN LATERAL (SELECT h.rules FROM sending_rules h WHERE h.tenant_id = $1 AND h.account_id = a.id LIMIT 1) r ON true
     LEFT JOIN LATERAL (
       (SELECT ${CONTACT} FROM contacts o WHERE one.contact_id IS NOT NULL AND o.tenant_id = $1 AND o.account_id = a.id AND o.id = one.contact_id LIMIT 1)
       UNION ALL
       (SELECT ${CONTACT} FROM contacts o
         WHERE one.contact_id IS NULL AND o.tenant_id = $1 AND o.account_id = a.id AND o.phone >= one.phone AND o.phone <= one.phone ORDER BY o.phone LIMIT 1)) c ON true
     CROSS JOIN LATERAL (SELECT coalesce(c.phone, one.phone) AS phone) person
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
  'single.lock_balances',
  `SELECT account_id, posted - held AS available, low_at, alert_at,
          CASE WHEN daily_limit IS NOT NULL THEN greatest(daily_limit - spent_on_day(spent_day, spent, $3), 0) END AS left_today
     FROM credit_accounts
    WHERE tenant_id = $1 AND account_id = ANY ($2) ORDER BY account_id FOR NO KEY UPDATE`,
);

export const KEYS = rowList({
  account_id: 'text',
  key: 'text',
  skill: 'text',
  request_hash: 'text?',
  answer: 'text',
  now: 'timestamptz',
  expires_at: 'timestamptz',
});

/** Keys of accepted calls with their answers; an expired key of the same name is replaced. */
export const saveKeys = statement<[tenantId: string, calls: ParamOf<typeof KEYS>]>(
  'single.save_keys',
  `INSERT INTO idempotency_keys (tenant_id, account_id, key, skill, request_hash, answer, created_at, expires_at)
   SELECT $1, account_id, key, skill, request_hash, answer, now, expires_at
     FROM ${KEYS.from('$2', 'one')}
   ON CONFLICT (tenant_id, account_id, key) DO UPDATE
      SET skill = excluded.skill, request_hash = excluded.request_hash, answer = excluded.answer, created_at = excluded.created_at, expires_at = excluded.expires_at`,
);
