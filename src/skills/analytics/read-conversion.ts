import { invalidParams } from '../../errors.ts';
import type { SkillParams } from '../../skill.ts';

/** The params of a conversion after validation. */
export interface ConversionInput {
  readonly event: string;
  readonly valueMinor: number | null;
  readonly currency: string | null;
  /** Null if the caller omitted it. */
  readonly occurredAt: Date | null;
  readonly externalId: string | null;
}

/** Allows for the clock of the calling system being ahead of this service's clock. */
const MAX_AHEAD_MS = 5 * 60 * 1000;

/** Throws -32602 with the path of the param that is not valid. */
export function readConversion(params: SkillParams<'analytics.recordConversion'>, now: Date): ConversionInput {
  const { event, value_minor: value, currency, occurred_at: at, external_id: externalId = null } = params;
  if (value !== undefined && currency === undefined)
    throw invalidParams('value_minor needs a currency.', [{ path: '/currency', rule: 'required with value_minor' }]);
  if (value === undefined && currency !== undefined)
    throw invalidParams('currency is only valid with value_minor.', [
      { path: '/currency', rule: 'only with value_minor' },
    ]);
  const occurredAt = at === undefined ? null : new Date(at);
  if (occurredAt !== null && occurredAt.getTime() > now.getTime() + MAX_AHEAD_MS)
    throw invalidParams('occurred_at is in the future. Record the conversion after it happens.', [
      { path: '/occurred_at', rule: 'must not be more than five minutes in the future' },
    ]);
  return { event, valueMinor: value ?? null, currency: currency ?? null, occurredAt, externalId };
}
