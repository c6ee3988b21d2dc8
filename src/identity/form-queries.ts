import { batchStatement, statement } from '../platform/database/sql.ts';

/** Of an account: the form that is replaced, and the canonical one. */
type Forms = [tenantId: string, accountId: string, from: string, to: string];

export const moveContact = statement<[...Forms, country: string | null, now: Date], { id: string }>(
  'identity.move_contact',
  `UPDATE contacts SET phone = $4, country = coalesce($5, country), updated_at = $6, version = version + 1
    WHERE tenant_id = $1 AND account_id = $2 AND phone = $3 RETURNING id`,
);

/** An opt-out of either form holds. */
export const moveProgramConsents = statement<Forms>(
  'identity.move_program_consents',
  `WITH gone AS (
     DELETE FROM program_consents WHERE tenant_id = $1 AND account_id = $2 AND phone = $3
     RETURNING program_id, status, method, changed_at, before)
   INSERT INTO program_consents AS p (tenant_id, account_id, phone, program_id, status, method, changed_at, before)
   SELECT $1, $2, $4, program_id, status, method, changed_at, before FROM gone ORDER BY program_id
   ON CONFLICT (tenant_id, account_id, phone, program_id) DO UPDATE
      SET status = excluded.status, method = excluded.method, changed_at = excluded.changed_at, before = excluded.before
    WHERE excluded.status = 'opted_out' AND p.status <> 'opted_out'`,
);

/** Suppressions of both forms hold; the reason that START lifts gives way to any other. */
export const copySuppressions = statement<Forms, { scope: string }>(
  'identity.copy_suppressions',
  `INSERT INTO suppressions AS s (tenant_id, account_id, phone, scope, reason, rule_id, created_at, evidence)
   SELECT $1, $2, $4, scope, reason, rule_id, created_at, evidence FROM suppressions
    WHERE tenant_id = $1 AND account_id = $2 AND phone = $3 ORDER BY scope
   ON CONFLICT (tenant_id, account_id, phone, scope) DO UPDATE SET reason = excluded.reason
    WHERE s.reason = 'keyword' AND excluded.reason <> 'keyword'
   RETURNING s.scope`,
);

export const moveLookup = statement<Forms>(
  'identity.move_lookup',
  `WITH gone AS (
     DELETE FROM number_lookups WHERE tenant_id = $1 AND account_id = $2 AND phone = $3
     RETURNING provider, line_type, carrier_name, status, disconnected_at, credits, looked_up_at)
   INSERT INTO number_lookups (tenant_id, account_id, phone, provider, line_type, carrier_name, status, disconnected_at, credits, looked_up_at)
   SELECT $1, $2, $4, provider, line_type, carrier_name, status, disconnected_at, credits, looked_up_at FROM gone
   ON CONFLICT DO NOTHING`,
);

/** The form may have been what was wrong with the number, so that parsing decides again. */
export const moveFindings = statement<Forms>(
  'identity.move_findings',
  `WITH gone AS (
     DELETE FROM hygiene_findings WHERE tenant_id = $1 AND account_id = $2 AND phone = $3 RETURNING reason, evidence, found_at)
   INSERT INTO hygiene_findings (tenant_id, account_id, phone, reason, evidence, found_at)
   SELECT $1, $2, $4, reason, evidence, found_at FROM gone WHERE reason <> 'invalid_number' ORDER BY reason
   ON CONFLICT DO NOTHING`,
);

/** Also those that wait: they are submitted in the canonical form. */
export const moveMessages = batchStatement<Forms>(
  'identity.move_messages',
  `UPDATE messages SET to_phone = $4
    WHERE tenant_id = $1 AND id = ANY (ARRAY (SELECT id FROM messages WHERE tenant_id = $1 AND account_id = $2 AND to_phone = $3))`,
);

export const moveInbound = batchStatement<Forms>(
  'identity.move_inbound',
  'UPDATE inbound_messages SET from_phone = $4 WHERE tenant_id = $1 AND account_id = $2 AND from_phone = $3',
);

interface Entry {
  readonly id: string;
  readonly contact_id: string | null;
  readonly status: 'pending' | 'opted_in' | 'opted_out';
  readonly scope: string;
  readonly method: string;
  readonly source: string | null;
  readonly source_url: string | null;
  readonly disclosure_text_hash: string | null;
  readonly source_id: string | null;
  readonly disclosure_version: number | null;
  readonly rule_id: string | null;
  readonly captured_at: Date;
}

/**
 * The last consent entry of each scope, unless it says that nothing is in force or the canonical
 * form has it already.
 */
export const findEntriesInForce = statement<Forms, Entry>(
  'identity.find_entries_in_force',
  `SELECT e.id, e.contact_id, e.status, e.scope, e.method, e.source, e.source_url, e.disclosure_text_hash, e.source_id, e.disclosure_version, e.rule_id, e.captured_at
     FROM (SELECT DISTINCT ON (scope) id, contact_id, status, scope, method, source, source_url, disclosure_text_hash, source_id, disclosure_version, rule_id, captured_at
             FROM consent_entries WHERE tenant_id = $1 AND account_id = $2 AND phone = $3 ORDER BY scope, id DESC) e
    WHERE e.status IN ('pending', 'opted_in', 'opted_out')
      AND NOT EXISTS (SELECT FROM consent_entries n
           WHERE n.tenant_id = $1 AND n.account_id = $2 AND n.phone = $4 AND n.evidence ->> 'entry_of_other_form' = e.id)
    ORDER BY e.id`,
);
