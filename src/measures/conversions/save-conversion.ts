import { bucketOf } from '../../counting/buckets.ts';
import type { Owner } from '../../domain/account.ts';
import { type ParamOf, rowList } from '../../platform/database/row-list.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import type { ConversionRow } from './conversion.ts';

const DIFFERENCES = rowList({
  id: 'text',
  at: 'timestamptz',
  group_key: 'text',
  detail: 'text',
  currency: 'text',
  conversions: 'bigint',
  value_minor: 'bigint',
});

const BUCKET = bucketOf('one.at');

const insertDifferences = statement<[tenantId: string, accountId: string, differences: ParamOf<typeof DIFFERENCES>]>(
  'conversions.insert_differences',
  `INSERT INTO measure_differences (tenant_id, id, account_id, bucket_at, group_key, detail, currency, conversions, value_minor)
   SELECT $1, one.id, $2, ${BUCKET}, one.group_key, one.detail, one.currency, one.conversions, one.value_minor FROM ${DIFFERENCES.from('$3', 'one')}`,
);

/**
 * Stores what a locked conversion became, and takes what it was before from the measures.
 * `changeId`: of the refund or the correction, which the differences are named by.
 */
export async function saveConversion(
  tx: Sql,
  { tenantId, accountId }: Owner,
  before: ConversionRow,
  after: ConversionRow,
  changeId: string,
): Promise<void> {
  const { id, ...data } = after;
  await tx.tenant(tenantId).conversions.updateMany({ where: { id }, data });
  const differences = [differenceOf(before, -1, `${changeId}/before`), differenceOf(after, 1, `${changeId}/after`)];
  await tx.run(insertDifferences, tenantId, accountId, DIFFERENCES.param(differences));
}

function differenceOf(conversion: ConversionRow, sign: 1 | -1, id: string) {
  return {
    id,
    at: conversion.occurred_at,
    group_key: conversion.measure_group,
    detail: conversion.event,
    currency: conversion.currency ?? '',
    conversions: sign,
    value_minor: sign * Number(conversion.value_minor ?? 0n),
  };
}
