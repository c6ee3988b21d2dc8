import type { Owner } from '../../domain/account.ts';
import type { OutcomeValueRule } from '../../generated/types.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';

export type RefKind = 'campaign' | 'journey';

export interface OutcomeRow {
  readonly id: string;
  readonly account_id: string;
  readonly ref_kind: RefKind;
  readonly ref_id: string;
  readonly name: string;
  readonly name_key: string;
  readonly event: string;
  readonly deadline_hours: number;
  readonly value_rule: OutcomeValueRule;
  readonly is_primary: boolean;
  readonly state: 'active' | 'archived';
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly archived_at: Date | null;
}

/** Goals of one campaign or journey that are not archived. */
export const MAX_OUTCOMES = 4;

/** Serializes the changes of the goals of a campaign, without waiting for its messages. */
export const lockCampaign = statement<[tenantId: string, accountId: string, id: string], { id: string }>(
  'outcomes.lock_campaign',
  'SELECT id FROM campaigns WHERE tenant_id = $1 AND account_id = $2 AND id = $3 FOR NO KEY UPDATE',
);

export const lockJourney = statement<[tenantId: string, accountId: string, id: string], { id: string }>(
  'outcomes.lock_journey',
  'SELECT id FROM journeys WHERE tenant_id = $1 AND account_id = $2 AND id = $3 FOR NO KEY UPDATE',
);

export async function findOutcome(sql: Sql, { tenantId, accountId }: Owner, id: string): Promise<OutcomeRow | null> {
  const row = await sql.tenant(tenantId).outcomes.findFirst({ where: { account_id: accountId, id } });
  return row;
}

export async function listActive(sql: Sql, { tenantId, accountId }: Owner, refId: string): Promise<OutcomeRow[]> {
  return sql.tenant(tenantId).outcomes.findMany({
    where: { account_id: accountId, ref_id: refId, state: 'active' },
    orderBy: { id: 'asc' },
    take: MAX_OUTCOMES,
  });
}

export async function insertOutcome(
  tx: Sql,
  { tenantId }: Owner,
  { value_rule: valueRule, ...row }: OutcomeRow,
): Promise<void> {
  await tx.tenant(tenantId).outcomes.create({ data: { tenant_id: tenantId, ...row, value_rule: valueRule } });
}

export async function saveOutcome(
  tx: Sql,
  { tenantId, accountId }: Owner,
  id: string,
  change: Partial<Omit<OutcomeRow, 'value_rule'>> & { readonly value_rule?: OutcomeValueRule },
): Promise<void> {
  const { value_rule: valueRule, ...rest } = change;
  await tx.tenant(tenantId).outcomes.updateMany({
    where: { account_id: accountId, id },
    data: { ...rest, ...(valueRule === undefined ? {} : { value_rule: valueRule }) },
  });
}

/** One page in the order of the IDs. `state` and `refId`: null for all. */
export function listOutcomes(
  sql: Sql,
  { tenantId, accountId }: Owner,
  { refId, state, after, limit }: OutcomeFilter,
): Promise<OutcomeRow[]> {
  return sql.tenant(tenantId).outcomes.findMany({
    where: {
      account_id: accountId,
      id: { gt: after },
      ...(refId !== null && { ref_id: refId }),
      ...(state !== null && { state }),
    },
    orderBy: { id: 'asc' },
    take: limit,
  });
}

interface OutcomeFilter {
  readonly refId: string | null;
  readonly state: OutcomeRow['state'] | null;
  readonly after: string;
  readonly limit: number;
}
