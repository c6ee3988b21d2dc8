import { currencyRule, nearestCurrency } from '../domain/money/currencies.ts';
import { invalidParams } from '../errors.ts';

/** Throws -32602 with the nearest currency for a code that is none. */
export function requireCurrency(code: string, path: string): void {
  const rule = currencyRule(code);
  if (rule === null) return;
  const nearest = nearestCurrency(code);
  const fix = nearest === null ? 'Use an active code of ISO 4217.' : `Did you mean ${nearest}?`;
  throw invalidParams(`${code} is no active currency of ISO 4217. ${fix}`, [{ path, rule, fix }]);
}
