import { batchStatement, statement } from '../../platform/sql.ts';

type OfNumber = [tenantId: string, accountId: string, phone: string];

/**
 * Lets no range be cut before the contact is gone. A key share, so that the pace of a campaign, which is written under the locks of its
 * texts, waits for nothing here.
 */
export const holdFanOut = statement<[tenantId: string, accountId: string], { id: string }>(
  'person.hold_fan_out',
  `SELECT id FROM campaigns WHERE tenant_id = $1 AND account_id = $2 AND state = 'running' AND NOT fanout_done ORDER BY id FOR KEY SHARE`,
);

/** Waits for the chunks of fan-outs that are under way, which may hold a text to the person, and lets none begin before the contact is gone. */
export const holdRanges = batchStatement<[tenantId: string, campaigns: readonly string[]], { up_to: string }>(
  'person.hold_ranges',
  'SELECT up_to FROM campaign_ranges WHERE tenant_id = $1 AND campaign_id = ANY ($2) ORDER BY campaign_id, up_to FOR KEY SHARE',
);

/**
 * A text that is with the carrier just now goes on under its id; should it
 * come back it is addressed to nobody, and nobody is suppressed.
 */
export const eraseTexts = batchStatement<[...OfNumber, erased: string], { id: string }>(
  'person.erase_texts',
  `UPDATE messages SET to_phone = $4, body = $4, decision = replace(decision::text, $3, $4)::jsonb
    WHERE tenant_id = $1 AND id = ANY (ARRAY (SELECT id FROM messages WHERE tenant_id = $1 AND account_id = $2 AND to_phone = $3))
   RETURNING id`,
);

export const eraseReplies = statement<[...OfNumber, erased: string]>(
  'person.erase_replies',
  `UPDATE inbound_messages SET from_phone = $4, text = $4 WHERE tenant_id = $1 AND account_id = $2 AND from_phone = $3`,
);

export const findEntries = statement<OfNumber, { id: string }>(
  'person.find_entries',
  'SELECT id FROM consent_entries WHERE tenant_id = $1 AND account_id = $2 AND phone = $3 ORDER BY id',
);

/** The chain goes on holding: see domain/ledger-entry.ts. */
export const eraseEntries = batchStatement<[tenantId: string, ids: readonly string[], erased: string, by: string]>(
  'person.erase_entries',
  `UPDATE consent_entries SET phone = $3, source = NULL, source_url = NULL, evidence = NULL, salt = NULL, forgotten_by = $4
    WHERE tenant_id = $1 AND id = ANY ($2)`,
);

export const dropSuppressions = statement<OfNumber>(
  'person.drop_suppressions',
  'DELETE FROM suppressions WHERE tenant_id = $1 AND account_id = $2 AND phone = $3',
);

export const keepHash = statement<[tenantId: string, accountId: string, hash: string, now: Date]>(
  'person.keep_hash',
  `INSERT INTO forgotten_numbers (tenant_id, account_id, phone_hash, forgotten_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
);

export const suppressNobody = statement<[tenantId: string, accountId: string, erased: string, now: Date]>(
  'person.suppress_nobody',
  `INSERT INTO suppressions (tenant_id, account_id, phone, scope, reason, created_at) VALUES ($1, $2, $3, 'forgotten', 'forgotten', $4)
   ON CONFLICT DO NOTHING`,
);

/** Contacts that were this person before a merge. */
export const findMergedContacts = batchStatement<
  [tenantId: string, accountId: string, phones: readonly string[], contactId: string | null],
  { loser_id: string }
>(
  'person.find_merged_contacts',
  'SELECT loser_id FROM contact_merges WHERE tenant_id = $1 AND account_id = $2 AND (phone = ANY ($3) OR winner_id = $4)',
);

export const dropMerges = statement<[...OfNumber, contactId: string | null]>(
  'person.drop_merges',
  'DELETE FROM contact_merges WHERE tenant_id = $1 AND account_id = $2 AND (phone = $3 OR winner_id = $4)',
);

export const dropTags = statement<[tenantId: string, contactId: string]>(
  'person.drop_tags',
  "DELETE FROM taggings WHERE tenant_id = $1 AND target_kind = 'contact' AND target_id = $2",
);

export const dropTies = statement<[tenantId: string, contactId: string]>(
  'person.drop_ties',
  'DELETE FROM sticky_senders WHERE tenant_id = $1 AND contact_id = $2',
);

/** What was earned stays in the books, of nobody. The caller's own id may lead to the person as well. */
export const eraseConversions = statement<[tenantId: string, contactId: string]>(
  'person.erase_conversions',
  'UPDATE conversions SET contact_id = NULL, external_id = NULL WHERE tenant_id = $1 AND contact_id = $2',
);

export const dropContact = statement<[tenantId: string, accountId: string, contactId: string]>(
  'person.drop_contact',
  'DELETE FROM contacts WHERE tenant_id = $1 AND account_id = $2 AND id = $3',
);

/** Deliveries write down under this lock as well, so that neither waits for the other in a circle. */
export const lockEndpoint = statement<[tenantId: string], { url: string }>(
  'person.lock_endpoint',
  'SELECT url FROM webhook_endpoints WHERE tenant_id = $1 FOR NO KEY UPDATE',
);

/** Reads the events of the tenant, which are those of thirty days. The digits alone: a caller may have left the plus out. */
export const findEvents = statement<[tenantId: string, accountId: string, digits: string], { id: string }>(
  'person.find_events',
  `SELECT id FROM outbox_events
    WHERE tenant_id = $1 AND account_id = $2 AND (position($3 IN body) > 0 OR position($3 IN attempts::text) > 0)`,
);

export const readEvents = batchStatement<
  [tenantId: string, ids: readonly string[]],
  { id: string; body: string; attempts: unknown }
>(
  'person.read_events',
  'SELECT id, body, attempts FROM outbox_events WHERE tenant_id = $1 AND id = ANY ($2) ORDER BY id FOR UPDATE',
);

export const rewriteEvents = batchStatement<
  [tenantId: string, ids: readonly string[], bodies: readonly string[], attempts: readonly string[]]
>(
  'person.rewrite_events',
  `UPDATE outbox_events e SET body = ($3::text[])[array_position($2::text[], e.id)], attempts = ($4::jsonb[])[array_position($2::text[], e.id)]
    WHERE e.tenant_id = $1 AND e.id = ANY ($2)`,
);

/** Reads the kept answers of the tenant; callers may have put the number into keys. */
export const findAnswers = statement<[tenantId: string, digits: string], { key: string; answer: string }>(
  'person.find_answers',
  `SELECT key, answer FROM idempotency_keys WHERE tenant_id = $1 AND (position($2 IN answer) > 0 OR position($2 IN key) > 0) AND answer IS NOT NULL`,
);

export const dropAnswers = batchStatement<[tenantId: string, keys: readonly string[]]>(
  'person.drop_answers',
  'DELETE FROM idempotency_keys WHERE tenant_id = $1 AND key = ANY ($2)',
);

/** Files that were made before hold what is erased now: housekeeping deletes what has expired. */
export const expireExports = statement<[tenantId: string, accountId: string, now: Date]>(
  'person.expire_exports',
  'UPDATE exports SET expires_at = $3 WHERE tenant_id = $1 AND account_id = $2 AND expires_at > $3',
);
