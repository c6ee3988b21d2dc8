import type { Owner } from '../../domain/account.ts';
import { HOLD_OUT_PERCENT, IN_HOLD_OUT } from '../../people/segments/in-hold-out.ts';
import { batchStatement, type Sql, type Statement } from '../../platform/database/sql.ts';

export type ReportGroup = 'campaign' | 'journey' | 'link' | 'source';

/** One group in one currency: values of different currencies are never added. */
export interface ReportRow {
  /** Empty: credited to messages outside of campaigns or journeys, or without a click. */
  readonly key: string;
  readonly name: string | null;
  /** Empty for conversions without a value. */
  readonly currency: string;
  readonly conversions: number;
  /** Sum of the shares, in millionths of a conversion. */
  readonly share: string;
  /** Sum in the minor unit, as decimal digits: it can exceed 2^53. */
  readonly value: string;
  /** Sum of what was refunded, in the same form; `value` is without it. */
  readonly refunded: string;
}

type Params = [
  tenantId: string,
  accountId: string,
  from: Date,
  to: Date,
  /** -1: each conversion under the version that it counts under. */
  version: number,
];
type PageParams = [...Params, afterKey: string, afterCurrency: string, limit: number];

/**
 * Reads the conversions of the period by conversions_tenant_id_account_id_occurred_at_idx and the
 * credits of each by their primary key.
 */
const CREDITED = `conversions v JOIN attribution_credits c ON c.tenant_id = $1 AND c.conversion_id = v.id
     AND c.version = CASE WHEN $5::int < 0 THEN v.attribution_version ELSE $5::int END
    WHERE v.tenant_id = $1 AND v.account_id = $2 AND v.occurred_at >= $3 AND v.occurred_at < $4`;
const SUMS = `count(DISTINCT v.id)::int AS conversions, sum(c.share_millionths)::text AS share, coalesce(sum(c.value_minor), 0)::text AS value, sum(c.refunded_minor)::text AS refunded`;

function grouped(NAME: string, KEY: string, LABEL: string, CONDITION: string): Statement<PageParams, ReportRow> {
  return batchStatement(
    `attribution.report_by_${NAME}`,
    `SELECT g.key, ${LABEL} AS name, g.currency, g.conversions, g.share, g.value, g.refunded
       FROM (SELECT coalesce(${KEY}, '') COLLATE "C" AS key, coalesce(v.currency, '') COLLATE "C" AS currency, ${SUMS}
               FROM ${CREDITED} AND ${CONDITION} GROUP BY 1, 2) g
      WHERE (g.key, g.currency) > ($6, $7) ORDER BY g.key, g.currency LIMIT $8`,
  );
}

const TOUCHED = "c.kind <> 'none' AND c.share_millionths > 0";

const STATEMENTS: Readonly<Record<ReportGroup, Statement<PageParams, ReportRow>>> = {
  campaign: grouped(
    'campaign',
    'c.campaign_id',
    '(SELECT n.name FROM campaigns n WHERE n.tenant_id = $1 AND n.id = g.key)',
    TOUCHED,
  ),
  journey: grouped(
    'journey',
    'c.journey_id',
    '(SELECT n.name FROM journeys n WHERE n.tenant_id = $1 AND n.id = g.key)',
    TOUCHED,
  ),
  link: grouped('link', 'c.link_id', '(SELECT n.url FROM links n WHERE n.tenant_id = $1 AND n.id = g.key)', TOUCHED),
  // The source of the opt-in has the whole conversion, whatever its messages were credited.
  source: grouped(
    'source',
    'v.source_id',
    '(SELECT n.name FROM consent_sources n WHERE n.tenant_id = $1 AND n.id = g.key)',
    'true',
  ),
};

const totals = batchStatement<Params, Omit<ReportRow, 'key' | 'name'> & { attributed: boolean }>(
  'attribution.report_totals',
  `SELECT c.kind <> 'none' AS attributed, coalesce(v.currency, '') COLLATE "C" AS currency, ${SUMS}
     FROM ${CREDITED} GROUP BY 1, 2 ORDER BY 2, 1`,
);

/**
 * All credits of a conversion sum to it, those of none included. Looks up no contact in an account
 * that holds none out.
 */
const heldOut = batchStatement<Params, ReportTotal>(
  'attribution.report_held_out',
  `SELECT coalesce(v.currency, '') COLLATE "C" AS currency, ${SUMS}
     FROM ${CREDITED} AND ${HOLD_OUT_PERCENT} > 0 AND EXISTS (SELECT FROM contacts c WHERE c.tenant_id = $1 AND c.account_id = $2 AND c.id = v.contact_id AND ${IN_HOLD_OUT})
    GROUP BY 1 ORDER BY 1`,
);

/** By the time of the refund, whatever that of the conversion is. */
const refundsMade = batchStatement<[tenantId: string, accountId: string, from: Date, to: Date], RefundTotal>(
  'attribution.report_refunds',
  `SELECT coalesce(r.currency, '') COLLATE "C" AS currency, count(*)::int AS refunds, coalesce(sum(r.value_minor), 0)::text AS value
     FROM conversion_refunds r WHERE r.tenant_id = $1 AND r.account_id = $2 AND r.refunded_at >= $3 AND r.refunded_at < $4
    GROUP BY 1 ORDER BY 1`,
);

const versions = batchStatement<Params, { version: number }>(
  'attribution.report_versions',
  `SELECT DISTINCT c.version FROM ${CREDITED} ORDER BY 1`,
);

export interface ReportPeriod {
  readonly from: Date;
  readonly to: Date;
  /** Null: each conversion under the version that it counts under. */
  readonly version: number | null;
}

function paramsOf({ tenantId, accountId }: Owner, { from, to, version }: ReportPeriod): Params {
  return [tenantId, accountId, from, to, version ?? -1];
}

/** One page of groups, in the order of their keys. */
export function readReport(
  sql: Sql,
  owner: Owner,
  period: ReportPeriod,
  group: ReportGroup,
  after: { readonly key: string; readonly currency: string },
  limit: number,
): Promise<ReportRow[]> {
  return sql.rows(STATEMENTS[group], ...paramsOf(owner, period), after.key, after.currency, limit);
}

/** In one currency, which is empty for conversions without a value. */
export interface RefundTotal {
  readonly currency: string;
  readonly refunds: number;
  /** Sum in the minor unit, as decimal digits. */
  readonly value: string;
}

export type ReportTotal = Omit<ReportRow, 'key' | 'name'>;

/** Of all conversions of the period, by currency. */
export async function readTotals(
  sql: Sql,
  owner: Owner,
  period: ReportPeriod,
): Promise<{
  readonly attributed: readonly ReportTotal[];
  readonly unattributed: readonly ReportTotal[];
  /** Of contacts in the account's hold-out; part of the other two. */
  readonly heldOut: readonly ReportTotal[];
  /** Made in the period. */
  readonly refunds: readonly RefundTotal[];
  /** The versions of the settings that the figures come from. */
  readonly versions: readonly number[];
}> {
  const params = paramsOf(owner, period);
  const [tenantId, accountId, from, to] = params;
  const [rows, ofHoldOut, refunds, found] = await Promise.all([
    sql.rows(totals, ...params),
    sql.rows(heldOut, ...params),
    sql.rows(refundsMade, tenantId, accountId, from, to),
    sql.rows(versions, ...params),
  ]);
  return {
    attributed: rows.filter(({ attributed }) => attributed),
    unattributed: rows.filter(({ attributed }) => !attributed),
    heldOut: ofHoldOut,
    refunds,
    versions: found.map(({ version }) => version),
  };
}
