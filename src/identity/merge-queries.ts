import type { Owner } from '../domain/account.ts';
import { type Sql, statement } from '../platform/database/sql.ts';

export interface Pair {
  readonly winnerId: string;
  readonly loserId: string;
}

/**
 * Copies the values that the winner lacks, except the external id: it is unique, so it moves only
 * after the loser is deleted.
 */
export const fillGaps = statement<[tenantId: string, accountId: string, winnerId: string, loserId: string, now: Date]>(
  'contacts.fill_gaps',
  `UPDATE contacts w
      SET first_name = coalesce(w.first_name, l.first_name), last_name = coalesce(w.last_name, l.last_name),
          email = coalesce(w.email, l.email), timezone = coalesce(w.timezone, l.timezone),
          attributes = l.attributes || w.attributes, updated_at = $5, version = w.version + 1
     FROM contacts l
    WHERE w.tenant_id = $1 AND w.account_id = $2 AND w.id = $3 AND l.tenant_id = $1 AND l.account_id = $2 AND l.id = $4`,
);

export async function setExternalId(
  tx: Sql,
  { tenantId, accountId }: Owner,
  id: string,
  externalId: string,
): Promise<void> {
  const where = { account_id: accountId, id };
  await tx.tenant(tenantId).contacts.updateMany({ where, data: { external_id: externalId } });
}

export const mergeTags = statement<[tenantId: string, winnerId: string, loserId: string]>(
  'contacts.merge_tags',
  `WITH gone AS (
     DELETE FROM taggings WHERE tenant_id = $1 AND target_kind = 'contact' AND target_id = $3 RETURNING tag_id, created_at)
   INSERT INTO taggings (tenant_id, tag_id, target_kind, target_id, created_at)
   SELECT $1, tag_id, 'contact', $2, created_at FROM gone ORDER BY tag_id ON CONFLICT DO NOTHING`,
);

/** Keeps the sticky senders of both contacts; for a program that both have, the winner's. */
export const mergeStickySenders = statement<[tenantId: string, winnerId: string, loserId: string]>(
  'contacts.merge_sticky_senders',
  `WITH gone AS (DELETE FROM sticky_senders WHERE tenant_id = $1 AND contact_id = $3 RETURNING program_id, number_id)
   INSERT INTO sticky_senders (tenant_id, contact_id, program_id, number_id)
   SELECT $1, $2, program_id, number_id FROM gone ORDER BY program_id ON CONFLICT DO NOTHING`,
);

/**
 * Conversions refer only to a contact. Messages and consent entries also store the phone number,
 * so they need no change.
 */
export async function reassignConversions(tx: Sql, { tenantId }: Owner, { winnerId, loserId }: Pair): Promise<void> {
  const conversions = tx.tenant(tenantId).conversions;
  await conversions.updateMany({ where: { contact_id: loserId }, data: { contact_id: winnerId } });
}

/**
 * The winner goes on where the loser is, unless it is in the same journey with the same key: then
 * the loser's enrollment ends.
 */
export const mergeEnrollments = statement<[tenantId: string, winnerId: string, loserId: string, now: Date]>(
  'contacts.merge_enrollments',
  `UPDATE journey_enrollments e
      SET contact_id = $2,
          state = CASE WHEN w.id IS NULL THEN e.state ELSE 'exited' END, reason = CASE WHEN w.id IS NULL THEN e.reason ELSE 'merged' END,
          due_at = CASE WHEN w.id IS NULL THEN e.due_at END, calling = e.calling AND w.id IS NULL,
          ended_at = CASE WHEN w.id IS NULL THEN e.ended_at ELSE $4::timestamptz END
     FROM journey_enrollments l
     LEFT JOIN journey_enrollments w ON w.tenant_id = $1 AND w.contact_id = $2 AND w.journey_id = l.journey_id AND w.key = l.key AND w.ended_at IS NULL AND l.ended_at IS NULL
    WHERE l.tenant_id = $1 AND l.contact_id = $3 AND e.tenant_id = $1 AND e.id = l.id`,
);

/** The person was in the segment when the journey was published, whichever contact it was then. */
export const mergeLeftOut = statement<[tenantId: string, winnerId: string, loserId: string]>(
  'contacts.merge_left_out',
  `WITH gone AS (DELETE FROM journey_left_out WHERE tenant_id = $1 AND contact_id = $3 RETURNING journey_id)
   INSERT INTO journey_left_out (tenant_id, journey_id, contact_id)
   SELECT $1, journey_id, $2 FROM gone ORDER BY journey_id ON CONFLICT DO NOTHING`,
);

/** The codes of both contacts' messages belong to the winner. */
export const mergeLinkCodes = statement<[tenantId: string, winnerId: string, loserId: string]>(
  'contacts.merge_link_codes',
  'UPDATE link_codes SET contact_id = $2 WHERE tenant_id = $1 AND contact_id = $3',
);

/** Pending runs of automation rules call their actions for the winner. */
export const mergeRuns = statement<[tenantId: string, winnerId: string, loserId: string]>(
  'contacts.merge_runs',
  `UPDATE automation_runs
      SET contact_id = $2, actions = CASE WHEN state = 'pending' THEN replace(actions::text, $3, $2)::jsonb ELSE actions END
    WHERE tenant_id = $1 AND contact_id = $3`,
);

/** Signals are handled within seconds, so there are few. */
export async function mergeSignals(tx: Sql, { tenantId }: Owner, { winnerId, loserId }: Pair): Promise<void> {
  await tx.tenant(tenantId).signals.updateMany({ where: { contact_id: loserId }, data: { contact_id: winnerId } });
}

/** Records the merge. Contacts merged into the loser before are merged into the winner now. */
export async function saveMerge(
  tx: Sql,
  { tenantId, accountId }: Owner,
  { winnerId, loserId }: Pair,
  phone: string,
  now: Date,
): Promise<void> {
  const merges = tx.tenant(tenantId).contact_merges;
  await merges.updateMany({
    where: { account_id: accountId, winner_id: loserId },
    data: { winner_id: winnerId },
  });
  const row = { winner_id: winnerId, loser_id: loserId, phone, merged_at: now };
  await merges.create({ data: { tenant_id: tenantId, account_id: accountId, ...row } });
}
