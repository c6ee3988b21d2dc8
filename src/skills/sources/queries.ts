import type { Owner } from '../../domain/account.ts';
import { LAST_SOURCE } from '../../people/consent/opt-outs-by-source.ts';
import type { SourceRow } from '../../people/consent/sources.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';

interface SourceValues {
  readonly name: string;
  readonly name_key: string;
  readonly method: string;
  readonly url: string | null;
  readonly program_id: string | null;
  readonly disclosure_version: number;
}

/** Returns false when the name is taken. The unique key decides when two calls race for a name. */
export async function insertSource(
  tx: Sql,
  { tenantId, accountId }: Owner,
  id: string,
  values: SourceValues,
  now: Date,
): Promise<boolean> {
  const row = { id, ...values, state: 'active', created_at: now, updated_at: now };
  const { count } = await tx.tenant(tenantId).consent_sources.createMany({
    data: [{ tenant_id: tenantId, account_id: accountId, ...row }],
    skipDuplicates: true,
  });
  return count === 1;
}

export async function insertSourceVersion(
  tx: Sql,
  { tenantId }: Owner,
  sourceId: string,
  version: number,
  disclosure: { readonly text: string; readonly hash: string },
  now: Date,
): Promise<void> {
  await tx.tenant(tenantId).consent_source_versions.create({
    data: {
      tenant_id: tenantId,
      source_id: sourceId,
      version,
      created_at: now,
      disclosure_text: disclosure.text,
      disclosure_hash: disclosure.hash,
    },
  });
}

/** Serializes changes of one source, so that two calls cannot insert the same version. */
export const lockSource = statement<[tenantId: string, accountId: string, id: string], { id: string }>(
  'sources.lock',
  'SELECT id FROM consent_sources WHERE tenant_id = $1 AND account_id = $2 AND id = $3 FOR UPDATE',
);

export function findSourceByName(
  sql: Sql,
  { tenantId, accountId }: Owner,
  nameKey: string,
): Promise<{ id: string } | null> {
  const where = { account_id: accountId, name_key: nameKey };
  return sql.tenant(tenantId).consent_sources.findFirst({ where, select: { id: true } });
}

export async function updateSource(
  tx: Sql,
  { tenantId, accountId }: Owner,
  id: string,
  values: SourceValues,
  now: Date,
): Promise<void> {
  const where = { account_id: accountId, id };
  await tx.tenant(tenantId).consent_sources.updateMany({ where, data: { ...values, updated_at: now } });
}

/** Returns whether the source was active before. */
export async function archiveSource(tx: Sql, { tenantId, accountId }: Owner, id: string, now: Date): Promise<boolean> {
  const { count } = await tx.tenant(tenantId).consent_sources.updateMany({
    where: { account_id: accountId, id, state: 'active' },
    data: { state: 'archived', archived_at: now, updated_at: now },
  });
  return count > 0;
}

/** One page, ordered by name: a range of the unique key of names. */
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
  `SELECT s.name_key, s.id, s.name, s.method, s.url, s.program_id, s.state, s.disclosure_version, v.disclosure_text, v.disclosure_hash,
          s.created_at, s.updated_at, s.archived_at
     FROM consent_sources s
     JOIN consent_source_versions v ON v.tenant_id = s.tenant_id AND v.source_id = s.id AND v.version = s.disclosure_version
    WHERE s.tenant_id = $1 AND s.account_id = $2 AND s.name_key > $3 AND ($4::text IS NULL OR position(search_text($4) IN search_text(s.name_key)) > 0)
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
 * Counts phone numbers, not consent entries, so repeated consent counts once. An opt-out counts for
 * the source of the last opt-in before it, which takes one look-up in
 * consent_entries_tenant_id_account_id_phone_id_idx. Reads opt-ins by consent_entries_sourced_idx,
 * opt-outs by consent_entries_opt_outs_idx, and conversions, which record their source, by the
 * index on (tenant_id, account_id, occurred_at). Returns sums as JSON, because they can exceed a
 * bigint.
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
       LEFT JOIN ${LAST_SOURCE} ON true
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
