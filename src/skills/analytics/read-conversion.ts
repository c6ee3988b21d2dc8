import { invalidParams } from '../../errors.ts';
import type { SkillParams } from '../../skill.ts';

/** What a caller says of a conversion, held against itself and the clock. */
export interface GivenConversion {
  readonly event: string;
  readonly valueMinor: number | null;
  readonly currency: string | null;
  /** Null when the caller left it out. */
  readonly occurredAt: Date | null;
  readonly externalId: string | null;
}

/** Clocks differ: a shop's may be ahead of ours. */
const MOST_AHEAD_MS = 5 * 60 * 1000;

/** Throws -32602 that names the param. */
export function readConversion(params: SkillParams<'analytics.recordConversion'>, now: Date): GivenConversion {
  const { event, value_minor: value, currency, occurred_at: at, external_id: externalId = null } = params;
  if (value !== undefined && currency === undefined)
    throw invalidParams('A value is of a currency.', [{ path: '/currency', rule: 'is needed with value_minor' }]);
  if (value === undefined && currency !== undefined)
    throw invalidParams('There is a currency and no value.', [{ path: '/currency', rule: 'only with value_minor' }]);
  const occurredAt = at === undefined ? null : new Date(at);
  if (occurredAt !== null && occurredAt.getTime() > now.getTime() + MOST_AHEAD_MS)
    throw invalidParams('A conversion is recorded when it has happened.', [
      { path: '/occurred_at', rule: 'must not be more than five minutes ahead' },
    ]);
  return { event, valueMinor: value ?? null, currency: currency ?? null, occurredAt, externalId };
}
