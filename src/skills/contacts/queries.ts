import type { ConsentStatus } from '../../domain/consent/verdict.ts';
import { batchStatement, statement } from '../../platform/database/sql.ts';

export interface ContactRow {
  readonly id: string;
  readonly phone: string;
  readonly country: string;
  readonly external_id: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string | null;
  readonly timezone: string | null;
  readonly attributes: Record<string, unknown>;
  readonly tags: readonly string[];
  readonly consent_status: ConsentStatus;
  readonly consent_method: string | null;
  readonly consent_changed_at: Date | null;
  readonly review_since: Date | null;
  readonly suppressed: boolean;
  /** The consents to programs, in the order of their IDs. */
  readonly program_consents: readonly {
    readonly program_id: string;
    readonly status: ConsentStatus;
    readonly method: string;
    readonly changed_at: string;
  }[];
  /** Contains a program twice if both the contact and the account ended it. */
  readonly ended_programs: readonly string[];
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly version: number;
}

/**
 * Tags and suppressions are look-ups by an index prefix per contact. `suppressed` follows the same
 * rules as the send gates.
 */
export const CONTACT = `c.id, c.phone, c.country, c.external_id, c.first_name, c.last_name, c.email, c.timezone, c.attributes,
       c.consent_status, c.consent_method, c.consent_changed_at, c.review_since, c.created_at, c.updated_at, c.version,
       ARRAY(SELECT t.name FROM taggings g JOIN tags t ON t.tenant_id = g.tenant_id AND t.id = g.tag_id
              WHERE g.tenant_id = $1 AND g.target_kind = 'contact' AND g.target_id = c.id ORDER BY t.name_key) AS tags,
       (EXISTS (SELECT 1 FROM suppressions s WHERE s.tenant_id = $1 AND s.account_id = $2 AND s.phone = c.phone AND suppression_program(s.scope) IS NULL)
        OR EXISTS (SELECT 1 FROM list_members m JOIN lists l ON l.tenant_id = m.tenant_id AND l.id = m.list_id
                    WHERE m.tenant_id = $1 AND m.contact_id = c.id AND l.kind = 'suppression')) AS suppressed,
       ARRAY(SELECT suppression_program(s.scope) FROM suppressions s
              WHERE s.tenant_id = $1 AND s.account_id = $2 AND s.phone = c.phone AND suppression_program(s.scope) IS NOT NULL ORDER BY s.scope) AS ended_programs,
       (SELECT coalesce(jsonb_agg(jsonb_build_object('program_id', p.program_id, 'status', p.status, 'method', p.method,
                                                     'changed_at', p.changed_at) ORDER BY p.program_id), '[]')
          FROM program_consents p WHERE p.tenant_id = $1 AND p.account_id = $2 AND p.phone = c.phone) AS program_consents`;

/** Beside the contact, its newest 100 relationships, by an index prefix of its number. */
const CONTACT_IN_FULL = `${CONTACT},
       (SELECT coalesce(jsonb_agg(jsonb_build_object('kind', r.kind, 'reference', r.reference, 'since', r.since, 'ended_at', r.ended_at)
                                  ORDER BY r.since DESC, r.kind, r.reference), '[]')
          FROM (SELECT * FROM relationships n WHERE n.tenant_id = $1 AND n.account_id = $2 AND n.phone = c.phone
                 ORDER BY n.since DESC, n.kind, n.reference LIMIT 100) AS r) AS relationships`;

export interface FullContactRow extends ContactRow {
  readonly relationships: readonly {
    readonly kind: string;
    readonly reference: string;
    readonly since: string;
    readonly ended_at: string | null;
  }[];
}

export const getContactById = statement<[tenantId: string, accountId: string, id: string], FullContactRow>(
  'contacts.get_by_id',
  `SELECT ${CONTACT_IN_FULL} FROM contacts c WHERE c.tenant_id = $1 AND c.account_id = $2 AND c.id = $3`,
);

export const getContactByPhone = statement<[tenantId: string, accountId: string, phone: string], FullContactRow>(
  'contacts.get_by_phone',
  `SELECT ${CONTACT_IN_FULL} FROM contacts c WHERE c.tenant_id = $1 AND c.account_id = $2 AND c.phone = $3`,
);

export const getContactByExternalId = statement<
  [tenantId: string, accountId: string, externalId: string],
  FullContactRow
>(
  'contacts.get_by_external_id',
  `SELECT ${CONTACT_IN_FULL} FROM contacts c WHERE c.tenant_id = $1 AND c.account_id = $2 AND c.external_id = $3`,
);

export interface ConsentEntryRow {
  readonly id: string;
  readonly contact_id: string | null;
  readonly phone: string;
  readonly status: 'opted_in' | 'opted_out' | 'merged' | 'forgotten' | 'expired';
  readonly scope: string;
  readonly method: string;
  readonly source: string | null;
  readonly source_url: string | null;
  readonly disclosure_text_hash: string | null;
  readonly source_id: string | null;
  readonly disclosure_version: number | null;
  readonly evidence: Record<string, unknown> | string | null;
  readonly actor: string;
  readonly rule_id: string | null;
  readonly captured_at: Date;
  readonly received_at: Date;
  readonly seq: number | null;
  readonly prev_hash: string | null;
  readonly hash: string | null;
}

const ENTRY = `id, contact_id, phone, status, scope, method, source, source_url, disclosure_text_hash, source_id, disclosure_version, evidence, actor, rule_id,
       captured_at, received_at, seq, prev_hash, hash`;

/** Reads one range of the index (tenant_id, account_id, phone, id) per number. */
export const listConsentEntries = batchStatement<
  [tenantId: string, accountId: string, phones: readonly string[], after: string, limit: number],
  ConsentEntryRow
>(
  'contacts.list_consent_entries',
  `SELECT ${ENTRY} FROM consent_entries WHERE tenant_id = $1 AND account_id = $2 AND phone = ANY ($3) AND id > $4 ORDER BY id LIMIT $5`,
);

export const findConsentEntries = batchStatement<
  [tenantId: string, accountId: string, ids: readonly string[]],
  ConsentEntryRow
>(
  'contacts.find_consent_entries',
  `SELECT ${ENTRY} FROM consent_entries WHERE tenant_id = $1 AND account_id = $2 AND id = ANY ($3)`,
);

export const getConsentEntry = statement<[tenantId: string, accountId: string, id: string], ConsentEntryRow>(
  'contacts.get_consent_entry',
  `SELECT ${ENTRY} FROM consent_entries WHERE tenant_id = $1 AND account_id = $2 AND id = $3`,
);
