import type pg from 'pg';

/** Rows that are written once: the service reads and inserts them, and nothing else. */
export const APPEND_ONLY = ['audit_entries', 'consent_entries', 'credit_entries'] as const;

/** Tables of `tern migrate`, which the service only reads. */
const OF_MIGRATIONS = ['_prisma_migrations', '_tern_functions', '_tern_schema'];

/**
 * The statements that give a role what `tern serve` and `tern worker` need, and take the rest from
 * it. Computed from the tables and functions that exist, so they are to be repeated after each
 * migration.
 */
export async function grantsFor(client: pg.Client, role: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ text: string }>(GRANTS, [role, [...APPEND_ONLY], OF_MIGRATIONS]);
  return rows.map(({ text }) => text);
}

/**
 * Functions that run with the rights of their owner are closed to other roles
 * (`prisma/functions/owner_rights.sql`). Months of events are reached by their parent. Rows of
 * views are locked, which takes the right to update them.
 */
const GRANTS = `
  WITH relations AS (
    SELECT relname, relkind, relname = ANY ($2) AS is_append_only, relname = ANY ($3) AS is_read_only, relkind = 'v' AS is_view
      FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p', 'v') AND NOT relispartition
     UNION ALL SELECT 'events_default', 'r', false, false, false)
  SELECT format(text, $1::text, name) AS text FROM (
    SELECT 1 AS position, 'GRANT USAGE ON SCHEMA %2$I TO %1$I;' AS text, current_schema()::text AS name
    UNION ALL SELECT 2, 'REVOKE CREATE ON SCHEMA %2$I FROM PUBLIC, %1$I;', current_schema()
    UNION ALL SELECT 3, 'REVOKE ALL ON %2$I FROM %1$I;', relname FROM relations
    UNION ALL SELECT 4, CASE WHEN is_append_only THEN 'GRANT SELECT, INSERT ON %2$I TO %1$I;'
                             WHEN is_read_only THEN 'GRANT SELECT ON %2$I TO %1$I;'
                             WHEN is_view THEN 'GRANT SELECT, UPDATE ON %2$I TO %1$I;'
                             ELSE 'GRANT SELECT, INSERT, UPDATE, DELETE ON %2$I TO %1$I;' END, relname FROM relations
    UNION ALL SELECT 5, 'GRANT EXECUTE ON FUNCTION %2$I TO %1$I;', proname FROM pg_proc
               WHERE pronamespace = current_schema()::regnamespace AND prosecdef) AS one
   ORDER BY position, name`;
