import { batchStatement, statement } from '../../platform/database/sql.ts';

/**
 * `fields` holds the columns to change; null removes a value. Returns no row if the version
 * differs. The version is compared as numeric, so that a number beyond the integer range is no
 * match either.
 */
export const updateContact = statement<
  [
    tenantId: string,
    accountId: string,
    id: string,
    fields: string,
    attributes: string,
    expectedVersion: number | null,
    now: Date,
  ],
  { id: string }
>(
  'contacts.update',
  `UPDATE contacts
      SET external_id = CASE WHEN $4::jsonb ? 'external_id' THEN $4::jsonb->>'external_id' ELSE external_id END,
          first_name = CASE WHEN $4::jsonb ? 'first_name' THEN $4::jsonb->>'first_name' ELSE first_name END,
          last_name = CASE WHEN $4::jsonb ? 'last_name' THEN $4::jsonb->>'last_name' ELSE last_name END,
          email = CASE WHEN $4::jsonb ? 'email' THEN $4::jsonb->>'email' ELSE email END,
          timezone = CASE WHEN $4::jsonb ? 'timezone' THEN $4::jsonb->>'timezone' ELSE timezone END,
          attributes = jsonb_strip_nulls(attributes || $5::jsonb), updated_at = $7, version = version + 1
    WHERE tenant_id = $1 AND account_id = $2 AND id = $3 AND ($6::numeric IS NULL OR version = $6)
   RETURNING id`,
);

/** Inserts in sorted order, so that concurrent calls with the same names cannot deadlock. */
export const insertTagsIfAbsent = batchStatement<
  [
    tenantId: string,
    accountId: string,
    ids: readonly string[],
    names: readonly string[],
    nameKeys: readonly string[],
    now: Date,
  ]
>(
  'contacts.insert_tags_if_absent',
  `INSERT INTO tags (tenant_id, account_id, id, name, name_key, created_at)
   SELECT $1, $2, id, name, name_key, $6 FROM unnest($3::text[], $4::text[], $5::text[]) AS r (id, name, name_key) ORDER BY name_key
   ON CONFLICT (tenant_id, account_id, name_key) DO NOTHING`,
);

export const findTags = batchStatement<
  [tenantId: string, accountId: string, ids: readonly string[], nameKeys: readonly string[]],
  { id: string; name_key: string }
>(
  'contacts.find_tags',
  'SELECT id, name_key FROM tags WHERE tenant_id = $1 AND account_id = $2 AND (id = ANY ($3) OR name_key = ANY ($4))',
);
