import { emptyPeriod } from '../../errors.ts';

/** Throws -32602 when a period is empty. */
export function requirePeriod(from: Date, to: Date): { readonly from: Date; readonly to: Date } {
  if (from < to) return { from, to };
  throw emptyPeriod();
}
