import type { Owner } from '../../domain/account.ts';
import {
  type AttributionModel,
  type AttributionRules,
  DEFAULT_RULES,
  DEFAULT_VERSION,
  LEGACY_RULES,
  LEGACY_VERSION,
} from '../../domain/attribution/settings.ts';
import type { Sql } from '../../platform/database/sql.ts';

export interface AttributionSettings extends AttributionRules {
  readonly version: number;
  /** Null for the versions that no call created. */
  readonly createdAt: Date | null;
}

const DEFAULTS: AttributionSettings = { version: DEFAULT_VERSION, ...DEFAULT_RULES, createdAt: null };
const LEGACY: AttributionSettings = { version: LEGACY_VERSION, ...LEGACY_RULES, createdAt: null };

/** The settings that apply to new conversions. */
export async function readSettings(sql: Sql, { tenantId, accountId }: Owner): Promise<AttributionSettings> {
  const row = await sql.tenant(tenantId).attribution_settings.findFirst({
    where: { account_id: accountId, job_id: null },
    orderBy: { version: 'desc' },
  });
  return row === null ? DEFAULTS : toSettings(row);
}

/** A version of the settings; null when the account has no such version. */
export async function findSettings(
  sql: Sql,
  { tenantId, accountId }: Owner,
  version: number,
): Promise<AttributionSettings | null> {
  if (version === LEGACY_VERSION) return LEGACY;
  if (version === DEFAULT_VERSION) return DEFAULTS;
  const row = await sql.tenant(tenantId).attribution_settings.findFirst({ where: { account_id: accountId, version } });
  return row && toSettings(row);
}

/** Adds a version; null when a concurrent call added one first. */
export async function addSettings(
  tx: Sql,
  { tenantId, accountId }: Owner,
  { model, clickHours, deliveryHours }: AttributionRules,
  /** Null: for new conversions. */
  jobId: string | null,
  now: Date,
): Promise<AttributionSettings | null> {
  const rows = tx.tenant(tenantId).attribution_settings;
  const latest = await rows.findFirst({ where: { account_id: accountId }, orderBy: { version: 'desc' } });
  const row = {
    version: (latest?.version ?? DEFAULT_VERSION) + 1,
    model,
    click_hours: clickHours,
    delivery_hours: deliveryHours,
    created_at: now,
  };
  const keys = { tenant_id: tenantId, account_id: accountId, job_id: jobId };
  const { count } = await rows.createMany({ data: [{ ...keys, ...row }], skipDuplicates: true });
  return count === 0 ? null : toSettings(row);
}

function toSettings(row: {
  readonly version: number;
  readonly model: string;
  readonly click_hours: number;
  readonly delivery_hours: number;
  readonly created_at: Date;
}): AttributionSettings {
  return {
    version: row.version,
    model: row.model as AttributionModel,
    clickHours: row.click_hours,
    deliveryHours: row.delivery_hours,
    createdAt: row.created_at,
  };
}
