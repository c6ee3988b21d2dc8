import type pg from 'pg';

/** What a tenant has sent, spent, deleted, disclosed and given access to, as its rows show it. */
export interface Observed {
  readonly messages: number;
  readonly charges: readonly number[];
  /** Keys and secrets, and which keys are in force. */
  readonly access: string;
  /** Where data goes. */
  readonly disclosure: readonly string[];
  /** What sends or charges by itself later; rules act with the policies of their key. */
  readonly later: readonly string[];
  /** Rows of each table. */
  readonly rows: ReadonlyMap<string, number>;
}

/** Work that ends, and members that the opposite call writes again. */
const FLUCTUATES =
  /^(signals|signal_listeners|idempotency_keys|work_|sessions|taggings|list_members|segment_|automation_members|campaign_ranges|campaign_remainders|message_queue|message_leases|lookup_holds|journey_due|webhook_health|suppressions|hygiene_findings|link_domains|outbox_|rollup|.*_claims)/;

const one = async (pool: pg.Pool, text: string, tenantId: string): Promise<string> =>
  String(((await pool.query(text, [tenantId])).rows[0] as { value: unknown }).value);

export async function observe(pool: pg.Pool, tenantId: string): Promise<Observed> {
  const tables = await pool.query<{ name: string }>(
    `SELECT c.table_name AS name FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE c.column_name = 'tenant_id' AND c.table_schema = 'public' AND t.table_type = 'BASE TABLE' ORDER BY 1`,
  );
  const names = tables.rows.map(({ name }) => name).filter((name) => !FLUCTUATES.test(name));
  const counts = await pool.query<{ name: string; count: number }>(
    names
      .map((name) => `SELECT '${name}' AS name, count(*)::int AS count FROM ${name} WHERE tenant_id = $1`)
      .join(' UNION ALL '),
    [tenantId],
  );
  return {
    messages: Number(await one(pool, 'SELECT count(*) AS value FROM messages WHERE tenant_id = $1', tenantId)),
    // Credits that were spent or are held for it, and those that were bought or granted.
    charges: (
      await one(
        pool,
        `SELECT coalesce(sum(-amount) FILTER (WHERE amount < 0), 0) +
                (SELECT coalesce(sum(held), 0) FROM credit_accounts WHERE tenant_id = $1) || ' ' ||
                coalesce(sum(amount) FILTER (WHERE kind IN ('topup', 'grant') AND amount > 0), 0) AS value
           FROM credit_entries WHERE tenant_id = $1`,
        tenantId,
      )
    )
      .split(' ')
      .map(Number),
    access: await one(
      pool,
      `SELECT string_agg(id || coalesce(expires_at::text, '') || coalesce(revoked_at::text, ''), ',' ORDER BY id) AS value
         FROM api_keys WHERE tenant_id = $1`,
      tenantId,
    ),
    disclosure: (
      await one(
        pool,
        `SELECT coalesce((SELECT string_agg(id || url, ',' ORDER BY id) FROM webhook_endpoints WHERE tenant_id = $1 AND state = 'active'), '')
              || ',' || coalesce((SELECT string_agg('model ' || share_messages, ',') FROM ai_settings WHERE tenant_id = $1), '') AS value`,
        tenantId,
      )
    ).split(','),
    later: (
      await one(
        pool,
        `SELECT concat_ws(',',
                  (SELECT string_agg(id || coalesce(published_version, 0), ',') FROM journeys WHERE tenant_id = $1 AND state = 'active'),
                  (SELECT string_agg(id, ',') FROM campaigns WHERE tenant_id = $1 AND state IN ('scheduled', 'running')),
                  (SELECT string_agg('recharge ' || amount || ' ' || threshold, ',') FROM auto_recharges WHERE tenant_id = $1 AND enabled),
                  (SELECT string_agg(id, ',') FROM journey_enrollments WHERE tenant_id = $1)) AS value`,
        tenantId,
      )
    ).split(','),
    rows: new Map(counts.rows.map(({ name, count }) => [name, count])),
  };
}

/** What happened between two observations, in the words of `x-leads-to`. */
export function happened(before: Observed, after: Observed): readonly string[] {
  const gone = [...before.rows].filter(([name, count]) => (after.rows.get(name) ?? 0) < count).map(([name]) => name);
  return [
    ...(after.messages > before.messages ? ['messages'] : []),
    ...(after.charges.some((sum, index) => sum > (before.charges[index] ?? 0)) ? ['charges'] : []),
    ...(after.access === before.access ? [] : ['access']),
    ...(after.disclosure.every((one) => before.disclosure.includes(one)) ? [] : ['disclosure']),
    ...(after.later.every((one) => before.later.includes(one)) ? [] : ['later']),
    ...gone.map((name) => `deletion of ${name}`),
  ];
}
