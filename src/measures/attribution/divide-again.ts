import { creditAgain } from '../../domain/attribution/credit-again.ts';
import { batchStatement, type Sql } from '../../platform/database/sql.ts';
import { groupBy } from '../../platform/group-by.ts';

interface CreditRow {
  readonly version: number;
  readonly position: number;
  readonly kind: 'click' | 'delivery' | 'none';
  readonly share_millionths: number;
}

/** Under all versions, in the order of the touches. */
const findAll = batchStatement<[tenantId: string, conversionId: string], CreditRow>(
  'attribution.find_all_credits',
  `SELECT version, position, kind, share_millionths FROM attribution_credits
    WHERE tenant_id = $1 AND conversion_id = $2 ORDER BY version, position`,
);

const setValues = batchStatement<
  [
    tenantId: string,
    conversionId: string,
    versions: readonly number[],
    positions: readonly number[],
    values: readonly (string | null)[],
    refunds: readonly string[],
  ]
>(
  'attribution.set_credit_values',
  `UPDATE attribution_credits c SET value_minor = one.value, refunded_minor = one.refunded
     FROM unnest($3::int[], $4::smallint[], $5::bigint[], $6::bigint[]) AS one (version, position, value, refunded)
    WHERE c.tenant_id = $1 AND c.conversion_id = $2 AND c.version = one.version AND c.position = one.position`,
);

/**
 * Divides what a conversion is worth now, and what was refunded of it, among its touches, under
 * each version that credited it: the credits of a version sum to the conversion.
 */
export async function divideAgain(
  tx: Sql,
  tenantId: string,
  conversionId: string,
  {
    value_minor: value,
    refunded_minor: refunded,
  }: { readonly value_minor: bigint | null; readonly refunded_minor: bigint },
): Promise<void> {
  const rows = await tx.rows(findAll, tenantId, conversionId);
  const divided = [...groupBy(rows, ({ version }) => version).values()].flatMap((credits) => {
    const shares = credits.map(({ kind, share_millionths: share }) => ({ kind, share }));
    const values = value === null ? null : creditAgain(shares, value);
    const refunds = creditAgain(shares, refunded);
    return credits.map(({ version, position }, nth) => ({
      version,
      position,
      value: values?.[nth]?.toString() ?? null,
      refunded: String(refunds[nth] ?? 0n),
    }));
  });
  await tx.run(
    setValues,
    ...[tenantId, conversionId],
    divided.map(({ version }) => version),
    divided.map(({ position }) => position),
    divided.map(({ value: part }) => part),
    divided.map(({ refunded: part }) => part),
  );
}
