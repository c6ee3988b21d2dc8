import type { Owner } from '../../domain/account.ts';
import { raiseSignals } from '../../events/signals/raise.ts';
import { batchStatement, type Sql } from '../../platform/database/sql.ts';

/** A contact and a tag that it gets. */
export interface ContactTag {
  readonly tagId: string;
  readonly contactId: string;
}

/** In one order, so that two calls with the same contacts do not deadlock. */
const insertTags = batchStatement<
  [tenantId: string, tagIds: readonly string[], contactIds: readonly string[], now: Date],
  { tag_id: string; contact_id: string }
>(
  'audience.tag_contacts',
  `INSERT INTO taggings (tenant_id, tag_id, target_kind, target_id, created_at)
   SELECT $1, tag_id, 'contact', contact_id, $4 FROM unnest($2::text[], $3::text[]) AS r (tag_id, contact_id) ORDER BY tag_id, contact_id
   ON CONFLICT DO NOTHING RETURNING tag_id, target_id AS contact_id`,
);

/** Tags contacts and returns the number of tags that are new. */
export async function tagContacts(tx: Sql, owner: Owner, pairs: readonly ContactTag[], now: Date): Promise<number> {
  if (pairs.length === 0) return 0;
  const tagIds = pairs.map(({ tagId }) => tagId);
  const contactIds = pairs.map(({ contactId }) => contactId);
  const added = await tx.rows(insertTags, owner.tenantId, tagIds, contactIds, now);
  const signals = added.map(({ tag_id: tagId, contact_id: contactId }) => ({
    kind: 'tag' as const,
    name: tagId,
    data: { tag_id: tagId },
    contactId,
    occurredAt: now,
  }));
  await raiseSignals(tx, owner, signals, now);
  return added.length;
}

const deleteTags = batchStatement<[tenantId: string, tagId: string, contactIds: readonly string[]]>(
  'audience.untag_contacts',
  "DELETE FROM taggings WHERE tenant_id = $1 AND tag_id = $2 AND target_kind = 'contact' AND target_id = ANY ($3)",
);

/** Returns the number of contacts that had the tag. */
export function untagContacts(tx: Sql, owner: Owner, tagId: string, contactIds: readonly string[]): Promise<number> {
  return tx.run(deleteTags, owner.tenantId, tagId, contactIds);
}
