import { type Compared, comparedTypes } from '../../domain/segments/compared-types.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { findMistyped } from './field-queries.ts';

const MAX_COMPARISONS = 50;

interface Owner {
  readonly tenantId: string;
  readonly accountId: string;
}

/**
 * Comparisons of rules in a value that no contact can meet, because none has a value of the type.
 * Takes no statement when no attribute is compared.
 */
export async function mistypedComparisons(
  sql: Sql,
  { tenantId, accountId }: Owner,
  value: unknown,
): Promise<readonly Compared[]> {
  const compared = comparedTypes(value).slice(0, MAX_COMPARISONS);
  if (compared.length === 0) return [];
  return sql.rows(
    findMistyped,
    tenantId,
    accountId,
    compared.map(({ attribute }) => attribute),
    compared.map(({ type }) => type),
  );
}
