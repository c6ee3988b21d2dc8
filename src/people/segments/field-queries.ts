import type { Compared } from '../../domain/segments/compared-types.ts';
import { batchStatement } from '../../platform/database/sql.ts';

export interface FieldCount {
  readonly name: string;
  readonly count: number;
  /** Types of the values, the most frequent first. */
  readonly types?: readonly ('text' | 'number' | 'boolean' | 'time' | 'list')[];
}

export interface FrequentValue {
  readonly name: string;
  readonly value: string | number | boolean;
  readonly count: number;
}

const NEWEST = `newest AS MATERIALIZED (
     SELECT c.attributes FROM contacts c WHERE c.tenant_id = $1 AND c.account_id = $2 ORDER BY c.id DESC LIMIT $3)`;

/** Custom fields of the newest contacts, with the types of their values. */
export const countAttributes = batchStatement<
  [tenantId: string, accountId: string, newest: number, query: string, limit: number],
  FieldCount
>(
  'segments.count_attributes',
  `WITH ${NEWEST},
   typed AS (
     SELECT a.key, CASE WHEN jsonb_typeof(a.value) = 'boolean' THEN 'boolean' WHEN jsonb_typeof(a.value) = 'array' THEN 'list' WHEN json_number(a.value) IS NOT NULL THEN 'number'
                        WHEN json_date(a.value) IS NOT NULL THEN 'time' ELSE 'text' END AS type, count(*)::int AS n
       FROM newest, jsonb_each(newest.attributes) a
      WHERE position(search_text($4) IN search_text('attributes.' || a.key)) > 0 AND jsonb_typeof(a.value) <> 'null' AND length(a.key) <= 100
      GROUP BY 1, 2)
   SELECT key AS name, sum(n)::int AS count, array_agg(type ORDER BY n DESC, type) AS types
     FROM typed GROUP BY key ORDER BY 2 DESC, 1 LIMIT $5`,
);

/** Up to ten values of each custom field that occur more than once. */
export const findFrequentValues = batchStatement<
  [tenantId: string, accountId: string, newest: number, names: readonly string[]],
  FrequentValue
>(
  'segments.find_frequent_values',
  `WITH ${NEWEST}
   SELECT name, value, count FROM (
     SELECT a.key AS name, a.value, count(*)::int AS count, row_number() OVER (PARTITION BY a.key ORDER BY count(*) DESC, a.value) AS nth
       FROM newest, jsonb_each(newest.attributes) a
      WHERE a.key = ANY ($4) AND jsonb_typeof(a.value) NOT IN ('null', 'array') AND length(a.value #>> '{}') BETWEEN 1 AND 100
      GROUP BY a.key, a.value HAVING count(*) > 1) ranked
    WHERE nth <= 10 ORDER BY name, nth`,
);

/** How many of the newest contacts have a value in each field that every contact has. */
export const countFields = batchStatement<[tenantId: string, accountId: string, newest: number], FieldCount>(
  'segments.count_fields',
  `WITH newest AS MATERIALIZED (
     SELECT c.* FROM contacts c WHERE c.tenant_id = $1 AND c.account_id = $2 ORDER BY c.id DESC LIMIT $3)
   SELECT one.name, one.count::int AS count FROM (
     SELECT count(*) AS every, count(external_id) AS external_ids, count(first_name) AS first_names, count(last_name) AS last_names,
            count(email) AS emails, count(timezone) AS timezones FROM newest) n
    CROSS JOIN LATERAL (VALUES ('phone', every), ('country', every), ('external_id', external_ids), ('first_name', first_names),
      ('last_name', last_names), ('email', emails), ('timezone', timezones), ('created_at', every), ('updated_at', every)) AS one (name, count)`,
);

/**
 * Names of events, each found by one step in the index of names, and how many there are of each, up
 * to 1,000.
 */
export const countEvents = batchStatement<
  [tenantId: string, accountId: string, query: string, limit: number],
  FieldCount
>(
  'segments.count_events',
  `WITH RECURSIVE names AS (
     SELECT (SELECT min(e.name COLLATE "C") FROM events e WHERE e.tenant_id = $1 AND e.account_id = $2) AS name, 1 AS nth
     UNION ALL
     SELECT (SELECT min(e.name COLLATE "C") FROM events e WHERE e.tenant_id = $1 AND e.account_id = $2 AND e.name > names.name), names.nth + 1
       FROM names WHERE names.name IS NOT NULL AND names.nth < 1000)
   SELECT names.name, (SELECT count(*)::int FROM (
            SELECT FROM events e WHERE e.tenant_id = $1 AND e.account_id = $2 AND e.name = names.name LIMIT 1000) counted) AS count
     FROM names WHERE names.name IS NOT NULL AND position(search_text($3) IN search_text(names.name)) > 0 ORDER BY 2 DESC, 1 LIMIT $4`,
);

/** Counts the types of conversions, as `countEvents` counts those of events. */
export const countConversions = batchStatement<
  [tenantId: string, accountId: string, query: string, limit: number],
  FieldCount
>(
  'segments.count_conversions',
  `WITH RECURSIVE names AS (
     SELECT (SELECT min(v.event) FROM conversions v WHERE v.tenant_id = $1 AND v.account_id = $2) AS name, 1 AS nth
     UNION ALL
     SELECT (SELECT min(v.event) FROM conversions v WHERE v.tenant_id = $1 AND v.account_id = $2 AND v.event > names.name), names.nth + 1
       FROM names WHERE names.name IS NOT NULL AND names.nth < 1000)
   SELECT names.name, (SELECT count(*)::int FROM (
            SELECT FROM conversions v WHERE v.tenant_id = $1 AND v.account_id = $2 AND v.event = names.name LIMIT 1000) counted) AS count
     FROM names WHERE names.name IS NOT NULL AND position(search_text($3) IN search_text(names.name)) > 0 ORDER BY 2 DESC, 1 LIMIT $4`,
);

/**
 * Finds the names that no event or conversion of the account, and none of its newest contacts, has.
 */
export const findUnseen = batchStatement<
  [
    tenantId: string,
    accountId: string,
    events: readonly string[],
    attributes: readonly string[],
    conversions: readonly string[],
  ],
  { readonly kind: 'event' | 'attribute' | 'conversion'; readonly name: string }
>(
  'segments.find_unseen',
  `SELECT 'event' AS kind, one.name FROM unnest($3::text[]) AS one (name)
    WHERE (SELECT min(e.name COLLATE "C") FROM events e
            WHERE e.tenant_id = $1 AND e.account_id = $2 AND e.name >= one.name AND e.name <= one.name) IS NULL
   UNION ALL
   SELECT 'attribute', one.name FROM unnest($4::text[]) AS one (name)
    WHERE NOT EXISTS (
          SELECT FROM (SELECT attributes FROM contacts WHERE tenant_id = $1 AND account_id = $2 ORDER BY id DESC LIMIT 20000) newest
           WHERE newest.attributes ? one.name)
   UNION ALL
   SELECT 'conversion', one.name FROM unnest($5::text[]) AS one (name)
    WHERE NOT EXISTS (SELECT FROM conversions v WHERE v.tenant_id = $1 AND v.account_id = $2 AND v.event = one.name)`,
);

/**
 * Returns the pairs of an attribute and a type that compare in vain: the newest contacts have the
 * attribute, but none of them with a value of the type.
 */
export const findMistyped = batchStatement<
  [tenantId: string, accountId: string, attributes: readonly string[], types: readonly string[]],
  Compared
>(
  'segments.find_mistyped',
  `WITH newest AS MATERIALIZED (
     SELECT c.attributes FROM contacts c WHERE c.tenant_id = $1 AND c.account_id = $2 ORDER BY c.id DESC LIMIT 20000)
   SELECT one.attribute, one.type FROM unnest($3::text[], $4::text[]) AS one (attribute, type)
    WHERE EXISTS (SELECT FROM newest WHERE newest.attributes ? one.attribute)
      AND NOT EXISTS (
          SELECT FROM newest CROSS JOIN LATERAL (SELECT newest.attributes -> one.attribute AS value) found
           WHERE CASE one.type
                   WHEN 'text' THEN jsonb_typeof(found.value) = 'string'
                   WHEN 'number' THEN json_number(found.value) IS NOT NULL
                   WHEN 'time' THEN json_date(found.value) IS NOT NULL
                   WHEN 'boolean' THEN found.value IN ('true'::jsonb, 'false'::jsonb, '"true"'::jsonb, '"false"'::jsonb)
                   WHEN 'list' THEN jsonb_typeof(found.value) = 'array'
                 END)`,
);
