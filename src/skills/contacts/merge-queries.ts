import type { ConsentStatus } from '../../domain/consent.ts';
import { statement } from '../../platform/sql.ts';

export interface MergedRow {
  readonly id: string;
  readonly phone: string;
  readonly external_id: string | null;
  readonly consent_status: ConsentStatus;
}

type Pair = [tenantId: string, accountId: string, winnerId: string, loserId: string];

export const findPair = statement<Pair, MergedRow>(
  'contacts.find_pair',
  `SELECT id, phone, external_id, consent_status FROM contacts
    WHERE tenant_id = $1 AND account_id = $2 AND id IN ($3, $4) ORDER BY id`,
);

/** In the order of their ids: two merges of the same two wait for each other and not in a circle. */
export const lockPair = statement<Pair, MergedRow>(
  'contacts.lock_pair',
  `SELECT id, phone, external_id, consent_status FROM contacts
    WHERE tenant_id = $1 AND account_id = $2 AND id IN ($3, $4) ORDER BY id FOR UPDATE`,
);

/** What the winner lacks; the external id comes when the loser is gone, because it belongs to one of them. */
export const fillGaps = statement<[...Pair, now: Date]>(
  'contacts.fill_gaps',
  `UPDATE contacts w
      SET first_name = coalesce(w.first_name, l.first_name), last_name = coalesce(w.last_name, l.last_name),
          email = coalesce(w.email, l.email), timezone = coalesce(w.timezone, l.timezone),
          attributes = l.attributes || w.attributes, updated_at = $5, version = w.version + 1
     FROM contacts l
    WHERE w.tenant_id = $1 AND w.account_id = $2 AND w.id = $3 AND l.tenant_id = $1 AND l.account_id = $2 AND l.id = $4`,
);

export const setExternalId = statement<[tenantId: string, accountId: string, id: string, externalId: string]>(
  'contacts.set_external_id',
  'UPDATE contacts SET external_id = $4 WHERE tenant_id = $1 AND account_id = $2 AND id = $3',
);

export const joinTags = statement<[tenantId: string, winnerId: string, loserId: string]>(
  'contacts.join_tags',
  `WITH gone AS (
     DELETE FROM taggings WHERE tenant_id = $1 AND target_kind = 'contact' AND target_id = $3 RETURNING tag_id, created_at)
   INSERT INTO taggings (tenant_id, tag_id, target_kind, target_id, created_at)
   SELECT $1, tag_id, 'contact', $2, created_at FROM gone ORDER BY tag_id ON CONFLICT DO NOTHING`,
);

/** Whoever heard from a number of a program goes on hearing from it; of two the winner's. */
export const joinTies = statement<[tenantId: string, winnerId: string, loserId: string]>(
  'contacts.join_ties',
  `WITH gone AS (DELETE FROM sticky_senders WHERE tenant_id = $1 AND contact_id = $3 RETURNING program_id, number_id)
   INSERT INTO sticky_senders (tenant_id, contact_id, program_id, number_id)
   SELECT $1, $2, program_id, number_id FROM gone ORDER BY program_id ON CONFLICT DO NOTHING`,
);

/** Not the texts and the entries: those say to which number they were, and a conversion only whose it is. */
export const passOnConversions = statement<[tenantId: string, winnerId: string, loserId: string]>(
  'contacts.pass_on_conversions',
  'UPDATE conversions SET contact_id = $2 WHERE tenant_id = $1 AND contact_id = $3',
);

/** Contacts that were merged into the loser are the winner's from now on. */
export const passOnMerges = statement<Pair>(
  'contacts.pass_on_merges',
  'UPDATE contact_merges SET winner_id = $3 WHERE tenant_id = $1 AND account_id = $2 AND winner_id = $4',
);

export const insertMerge = statement<
  [tenantId: string, accountId: string, winnerId: string, loserId: string, phone: string, now: Date]
>(
  'contacts.insert_merge',
  `INSERT INTO contact_merges (tenant_id, account_id, winner_id, loser_id, phone, merged_at) VALUES ($1, $2, $3, $4, $5, $6)`,
);

export const deleteContact = statement<[tenantId: string, accountId: string, id: string]>(
  'contacts.delete',
  'DELETE FROM contacts WHERE tenant_id = $1 AND account_id = $2 AND id = $3',
);
