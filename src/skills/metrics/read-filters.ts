import { invalidParams } from '../../errors.ts';
import { DETAILS, type Dimension } from '../../measures/rollups/dimensions.ts';

interface Filter {
  readonly dimension: Dimension;
  readonly values: readonly string[];
}

/** The values that each dimension may have. Throws -32602 when a dimension is given twice. */
export function readFilters(filters: readonly Filter[]): Readonly<Partial<Record<Dimension, readonly string[]>>> {
  const names = filters.map(({ dimension }) => dimension);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined || names.filter((name) => DETAILS.includes(name)).length > 1)
    throw invalidParams('Filter each dimension once, with all its values.', [
      { path: '/filters', rule: 'one filter per dimension' },
    ]);
  return Object.fromEntries(filters.map(({ dimension, values }) => [dimension, values]));
}
