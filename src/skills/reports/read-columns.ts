import { invalidParams } from '../../errors.ts';
import { KINDS, type ReportKind } from '../../measures/reports/kinds.ts';

/** Throws -32602 with the index of a column that the kind does not have. */
export function readColumns(kind: ReportKind, columns: readonly string[] | undefined): readonly string[] {
  const known = KINDS[kind].columns;
  const wrong = (columns ?? []).findIndex((name) => !known.includes(name));
  if (wrong >= 0)
    throw invalidParams(`Reports of ${kind} have no such column. Their columns: ${known.join(', ')}.`, [
      { path: `/columns/${wrong}`, rule: `must be a column of ${kind}` },
    ]);
  return [...new Set(columns ?? [])];
}
