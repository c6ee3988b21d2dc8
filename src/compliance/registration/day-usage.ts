import type { Owner } from '../../domain/account.ts';
import { throughputOf } from '../../domain/registration/throughput.ts';
import { pacificDay, taxKeyOf } from '../../domain/registration/tmobile.ts';
import { batchStatement, type Sql, statement } from '../../platform/database/sql.ts';

/** The T-Mobile daily limit of a brand and how much of it is used. */
export interface DayUsage {
  readonly registrationId: string;
  readonly brandId: string;
  readonly taxKey: string;
  readonly day: string;
  readonly used: number;
  readonly limit: number;
  readonly resetsAt: Date;
}

interface BrandOfCampaign {
  readonly registration_id: string;
  readonly use_case: string;
  readonly id: string;
  readonly vetting_score: number | null;
  readonly ein: string | null;
  readonly alt_business_id: string | null;
  readonly alt_business_id_type: string | null;
}

const findBrandsOf = batchStatement<[tenantId: string, registrationIds: readonly string[]], BrandOfCampaign>(
  'registry.find_brands_of',
  `SELECT r.id AS registration_id, r.use_case, b.id, b.vetting_score, b.content ->> 'ein' AS ein,
          b.content ->> 'alt_business_id' AS alt_business_id, b.content ->> 'alt_business_id_type' AS alt_business_id_type
     FROM registrations r JOIN registrations b ON b.tenant_id = $1 AND b.id = r.brand_id
    WHERE r.tenant_id = $1 AND r.id = ANY ($2) AND r.kind = 'campaign' ORDER BY r.id`,
);

const findUsed = batchStatement<
  [tenantId: string, taxKeys: readonly string[], day: string],
  { tax_key: string; segments: number }
>(
  'registry.find_used',
  'SELECT tax_key, segments FROM brand_days WHERE tenant_id = $1 AND tax_key = ANY ($2) AND day = $3',
);

/** Daily usage per campaign; unknown campaigns are left out. */
export async function readDayUsage(
  sql: Sql,
  tenantId: string,
  registrationIds: readonly string[],
  now: Date,
): Promise<DayUsage[]> {
  if (registrationIds.length === 0) return [];
  const { day, resetsAt } = pacificDay(now);
  const brands = await sql.rows(findBrandsOf, tenantId, registrationIds);
  const used = await sql.rows(findUsed, tenantId, [...new Set(brands.map(taxKeyOf))], day);
  const byKey = new Map(used.map(({ tax_key: key, segments }) => [key, segments]));
  return brands.map((brand) => {
    const taxKey = taxKeyOf(brand);
    return {
      registrationId: brand.registration_id,
      brandId: brand.id,
      taxKey,
      day,
      used: byKey.get(taxKey) ?? 0,
      limit: throughputOf(brand.use_case, brand.vetting_score, now).tmobile_per_day,
      resetsAt,
    };
  });
}

/** The usage with the least left among the numbers, or null when none is registered. */
export async function readUsageOf(
  sql: Sql,
  { tenantId }: Owner,
  numbers: readonly { readonly registration_id?: string | null }[],
  now: Date,
): Promise<DayUsage | null> {
  const ids = numbers.flatMap(({ registration_id: id }) => (id == null ? [] : [id]));
  const usages = await readDayUsage(sql, tenantId, [...new Set(ids)], now);
  return usages.reduce<DayUsage | null>(
    (least, usage) => (least === null || leftOf(usage) < leftOf(least) ? usage : least),
    null,
  );
}

const listProvisioned = statement<[tenantId: string, accountId: string], { id: string }>(
  'registry.list_provisioned',
  "SELECT id FROM registrations WHERE tenant_id = $1 AND account_id = $2 AND kind = 'campaign' AND status = 'MNO_PROVISIONED' ORDER BY id",
);

/** One usage per brand that can send: that of its campaign with the highest limit. */
export async function readUsageOfAccount(sql: Sql, { tenantId, accountId }: Owner, now: Date): Promise<DayUsage[]> {
  const campaigns = await sql.rows(listProvisioned, tenantId, accountId);
  const usages = await readDayUsage(
    sql,
    tenantId,
    campaigns.map(({ id }) => id),
    now,
  );
  const highest = new Map<string, DayUsage>();
  for (const usage of usages)
    if (usage.limit > (highest.get(usage.brandId)?.limit ?? 0)) highest.set(usage.brandId, usage);
  return [...highest.values()];
}

export function leftOf({ limit, used }: DayUsage): number {
  return Math.max(0, limit - used);
}

/** The wire form. */
export function presentUsage({ brandId, used, limit, resetsAt }: DayUsage) {
  return { brand_id: brandId, used, limit, resets_at: resetsAt.toISOString() };
}
