import { invalidParams } from '../../errors.ts';
import { requireCurrency } from '../../measures/require-currency.ts';
import type { SkillParams } from '../../skill.ts';
import { readPastTime } from './read-past-time.ts';

/** The params of a conversion after validation. */
export interface ConversionInput {
  readonly event: string;
  readonly valueMinor: number | null;
  readonly currency: string | null;
  /** Null if the caller omitted it. */
  readonly occurredAt: Date | null;
  readonly externalId: string | null;
}

/** Throws -32602 with the path of the param that is not valid. */
export function readConversion(params: SkillParams<'analytics.recordConversion'>, now: Date): ConversionInput {
  const { event, value_minor: value, currency, occurred_at: at, external_id: externalId = null } = params;
  if (value !== undefined && currency === undefined)
    throw invalidParams('value_minor needs a currency.', [{ path: '/currency', rule: 'required with value_minor' }]);
  if (value === undefined && currency !== undefined)
    throw invalidParams('currency is only valid with value_minor.', [
      { path: '/currency', rule: 'only with value_minor' },
    ]);
  if (currency !== undefined) requireCurrency(currency, '/currency');
  const occurredAt = readPastTime(at, '/occurred_at', now);
  return { event, valueMinor: value ?? null, currency: currency ?? null, occurredAt, externalId };
}
