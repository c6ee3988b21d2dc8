import { SOURCE, type SourceRow } from '../../messaging/consent/sources.ts';
import { statement } from '../../platform/sql.ts';

/** No row comes back when the name is taken; the unique key decides between two racing calls. */
export const insertSource = statement<
  [
    tenantId: string,
    accountId: string,
    id: string,
    name: string,
    nameKey: string,
    method: string,
    url: string | null,
    programId: string | null,
    now: Date,
  ],
  { id: string }
>(
  'sources.insert',
  `INSERT INTO consent_sources (tenant_id, account_id, id, name, name_key, method, url, program_id, state, disclosure_version, created_at, updated_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'active', 1, $9, $9)
   ON CONFLICT (tenant_id, account_id, name_key) DO NOTHING RETURNING id`,
);

export const insertSourceVersion = statement<
  [tenantId: string, sourceId: string, version: number, text: string, hash: string, now: Date]
>(
  'sources.insert_version',
  `INSERT INTO consent_source_versions (tenant_id, source_id, version, disclosure_text, disclosure_hash, created_at)
   VALUES ($1, $2, $3, $4, $5, $6)`,
);

/** Changes of one source happen one after the other, so that a version is made once. */
export const lockSource = statement<[tenantId: string, accountId: string, id: string], { id: string }>(
  'sources.lock',
  'SELECT id FROM consent_sources WHERE tenant_id = $1 AND account_id = $2 AND id = $3 FOR UPDATE',
);

/** Two renamings to one name would meet at the unique key, which aborts a transaction: they go one after the other. */
export const lockNames = statement<[key: string]>(
  'sources.lock_names',
  'SELECT pg_advisory_xact_lock(hashtextextended($1, 5))',
);

export const findSourceByName = statement<[tenantId: string, accountId: string, nameKey: string], { id: string }>(
  'sources.find_by_name',
  'SELECT id FROM consent_sources WHERE tenant_id = $1 AND account_id = $2 AND name_key = $3',
);

export const updateSource = statement<
  [
    tenantId: string,
    accountId: string,
    id: string,
    name: string,
    nameKey: string,
    method: string,
    url: string | null,
    programId: string | null,
    version: number,
    now: Date,
  ]
>(
  'sources.update',
  `UPDATE consent_sources SET name = $4, name_key = $5, method = $6, url = $7, program_id = $8, disclosure_version = $9, updated_at = $10
    WHERE tenant_id = $1 AND account_id = $2 AND id = $3`,
);

export const archiveSource = statement<[tenantId: string, accountId: string, id: string, now: Date]>(
  'sources.archive',
  `UPDATE consent_sources SET state = 'archived', archived_at = $4, updated_at = $4
    WHERE tenant_id = $1 AND account_id = $2 AND id = $3 AND state = 'active'`,
);

/** One page by name, by the unique key of names. */
export const listSources = statement<
  [
    tenantId: string,
    accountId: string,
    afterNameKey: string,
    query: string | null,
    state: string | null,
    limit: number,
  ],
  SourceRow & { name_key: string }
>(
  'sources.list',
  `SELECT s.name_key, ${SOURCE}
    WHERE s.tenant_id = $1 AND s.account_id = $2 AND s.name_key > $3 AND ($4::text IS NULL OR position($4 IN s.name_key) > 0)
      AND ($5::text IS NULL OR s.state = $5)
    ORDER BY s.name_key LIMIT $6`,
);

export interface StatsRow {
  readonly source_id: string | null;
  readonly name: string | null;
  readonly opt_ins: number;
  readonly opt_outs: number;
  readonly conversions: number;
  readonly revenue: readonly { readonly currency: string; readonly value_minor: number }[];
}

/**
 * People, not entries: consent that is repeated counts once. Someone who leaves counts for the source of the last consent before, which is one step in
 * consent_entries_tenant_id_account_id_phone_id_idx for each. By consent_entries_sourced_idx and consent_entries_opt_outs_idx; conversions, which
 * know their source, by (tenant_id, account_id, occurred_at). Their sums go out as JSON, which has room for more than a bigint.
 */
export const sourceStats = statement<
  [tenantId: string, accountId: string, from: Date, to: Date, limit: number],
  StatsRow
>(
  'sources.stats',
  `WITH came AS (
     SELECT source_id, count(DISTINCT phone)::int AS people FROM consent_entries
      WHERE tenant_id = $1 AND account_id = $2 AND source_id IS NOT NULL AND status = 'opted_in' AND captured_at >= $3 AND captured_at < $4
      GROUP BY source_id),
   gone AS (
     SELECT l.source_id, count(DISTINCT o.phone)::int AS people FROM consent_entries o
       LEFT JOIN LATERAL (
         SELECT i.source_id FROM consent_entries i
          WHERE i.tenant_id = $1 AND i.account_id = $2 AND i.phone = o.phone AND i.id < o.id AND i.status = 'opted_in'
          ORDER BY i.id DESC LIMIT 1) l ON true
      WHERE o.tenant_id = $1 AND o.account_id = $2 AND o.status = 'opted_out' AND o.captured_at >= $3 AND o.captured_at < $4
      GROUP BY l.source_id),
   sold AS (
     SELECT source_id, currency, count(*) AS times, sum(value_minor) AS value FROM conversions
      WHERE tenant_id = $1 AND account_id = $2 AND occurred_at >= $3 AND occurred_at < $4 GROUP BY source_id, currency),
   earned AS (
     SELECT source_id, sum(times) AS times,
            jsonb_agg(jsonb_build_object('currency', currency, 'value_minor', value) ORDER BY currency) FILTER (WHERE currency IS NOT NULL) AS revenue
       FROM sold GROUP BY source_id),
   each AS (
     SELECT source_id, people AS came, 0 AS gone, 0 AS times, NULL::jsonb AS revenue FROM came
     UNION ALL SELECT source_id, 0, people, 0, NULL FROM gone
     UNION ALL SELECT source_id, 0, 0, times, revenue FROM earned),
   sums AS (
     SELECT source_id, sum(came)::int AS opt_ins, sum(gone)::int AS opt_outs, sum(times)::int AS conversions,
            coalesce((array_agg(revenue) FILTER (WHERE revenue IS NOT NULL))[1], '[]') AS revenue
       FROM each GROUP BY source_id)
   SELECT b.source_id, s.name, b.opt_ins, b.opt_outs, b.conversions, b.revenue FROM sums b
     LEFT JOIN consent_sources s ON s.tenant_id = $1 AND s.id = b.source_id
    ORDER BY b.source_id IS NULL DESC, b.opt_ins DESC, b.opt_outs DESC, b.conversions DESC, b.source_id LIMIT $5`,
);
