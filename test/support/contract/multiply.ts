import type pg from 'pg';

/**
 * Tables that hold few rows per account because people create them one by one. The planner
 * statistics say the same (migration 0025).
 */
const FEW = [
  'consent_sources',
  'consent_source_versions',
  'program_versions',
  'automation_rules',
  'signal_listeners',
  'segments',
  'segment_versions',
  'segment_tracking',
  'programs',
  'registrations',
  'phone_numbers',
  'template_versions',
  'journeys',
  'journey_nodes',
  'journey_edges',
  'journey_versions',
  'journey_counts',
  'journey_moves',
  'journey_paces',
  'journey_splits',
  'measure_groups',
  'measure_totals',
  'plan_steps',
  'webhook_endpoints',
  'attribution_settings',
  'attribution_recomputations',
  'outcomes',
  'report_schedules',
  'reports',
];

/**
 * Adds `count` copies of the first row of an account to each table that holds many rows per
 * account, with other ids and other contacts. Returns the names of these tables.
 */
export async function multiplyRows(pool: pg.Pool, tenantId: string, count: number): Promise<readonly string[]> {
  const { rows: tables } = await pool.query<Table>(TABLES, [FEW]);
  const client = await pool.connect();
  const grown: string[] = [];
  try {
    for (const { name, columns } of tables) {
      const others = columns.map((column) => `'${column.name}', ${other(column)}`).join(', ');
      const { rowCount } = await client.query(
        `INSERT INTO ${name} SELECT (jsonb_populate_record(t, jsonb_build_object(${others}))).*
           FROM ${name} t, generate_series(1, $2::int) copies(nth) WHERE t.ctid = (SELECT ctid FROM ${name} WHERE tenant_id = $1 LIMIT 1)`,
        [tenantId, count],
      );
      if (rowCount) grown.push(name);
    }
  } finally {
    client.release();
  }
  return grown;
}

interface Table {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
}

function other({ name, type }: Table['columns'][number]): string {
  if (type !== 'text') return `t.${name} + nth${type.startsWith('timestamp') ? " * interval '1 ms'" : ''}`;
  if (name.endsWith('phone')) return `'+1303' || (2000000 + nth)`;
  return `CASE WHEN t.${name} ~ '^[a-z]{3}_[0-9a-z]{26}$' THEN left(t.${name}, -8) || '9' || lpad(nth::text, 7, '0') ELSE t.${name} || '-' || nth END`;
}

/**
 * The columns that must differ between rows: the last column of each unique index, and the contact.
 */
const TABLES = `SELECT c.relname AS name, json_agg(DISTINCT jsonb_build_object('name', a.attname, 'type', t.typname)) AS columns
  FROM pg_class c
  JOIN pg_attribute own ON own.attrelid = c.oid AND own.attname = 'tenant_id'
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  JOIN pg_type t ON t.oid = a.atttypid
 WHERE c.relkind = 'r' AND c.relname <> ALL ($1) AND c.relnamespace = 'public'::regnamespace
   AND (a.attname IN ('to_phone', 'contact_id', 'message_id', 'carrier_message_id') OR a.attname = 'phone' OR (a.attname = 'from_phone' AND c.relname = 'inbound_messages')
        OR EXISTS (SELECT FROM pg_index i WHERE i.indrelid = c.oid AND i.indisunique AND i.indkey[i.indnkeyatts - 1] = a.attnum))
   AND NOT EXISTS (SELECT FROM pg_index i JOIN pg_attribute l ON l.attrelid = c.oid AND l.attnum = i.indkey[i.indnkeyatts - 1]
                    WHERE i.indrelid = c.oid AND i.indisunique AND l.attname IN ('tenant_id', 'account_id'))
 GROUP BY 1 ORDER BY 1`;
