import pg from 'pg';

/**
 * The columns, indexes, constraints, functions, views and triggers of a database, sorted. Without
 * the partitions of months, which the service adds.
 */
export async function schemaOf(url: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ line: string }>(SCHEMA);
    return rows.map(({ line }) => line);
  } finally {
    await client.end();
  }
}

const SCHEMA = `SELECT line FROM (
  SELECT format('column %s.%s %s%s default %s collate %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
                CASE WHEN a.attnotnull THEN ' not null' END, pg_get_expr(d.adbin, d.adrelid), a.attcollation::regcollation) AS line
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
   WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v') AND a.attnum > 0 AND NOT a.attisdropped
  UNION ALL SELECT format('options %s %s', relname, reloptions) FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
  UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL SELECT format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype <> 'n'
  UNION ALL SELECT pg_get_functiondef(oid) FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prokind = 'f'
  UNION ALL SELECT format('view %s %s', viewname, definition) FROM pg_views WHERE schemaname = 'public'
  UNION ALL SELECT pg_get_triggerdef(t.oid) FROM pg_trigger t WHERE NOT tgisinternal
) AS s WHERE line !~ '_prisma_migrations|events_\\d{6}' ORDER BY line`;
