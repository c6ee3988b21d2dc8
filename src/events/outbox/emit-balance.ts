import type { Owner } from '../../domain/account.ts';
import type { EventData } from '../../generated/events.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { emitEvents } from './emit.ts';

export interface BalanceChange {
  /** Available credits before and after. */
  readonly before: number;
  readonly after: number;
  /** The partner's threshold of `balance.low`; null for an account without a partner. */
  readonly lowAt: number | null;
  /** The account's own threshold; null without one. */
  readonly alertAt: number | null;
}

type BalanceEvent = {
  readonly [Type in 'balance.low' | 'balance.exhausted']: { readonly type: Type; readonly data: EventData<Type> };
}['balance.low' | 'balance.exhausted'];

/**
 * `balance.low` when available credits fall below a threshold, `balance.exhausted` when they reach
 * zero: once per fall.
 */
export function balanceEvents({ before, after, lowAt, alertAt }: BalanceChange): BalanceEvent[] {
  const available = Math.max(after, 0);
  const thresholds = [...new Set([lowAt, alertAt])].filter((threshold) => threshold !== null);
  const exhausted = { type: 'balance.exhausted', data: { available, threshold: lowAt ?? alertAt } } as const;
  return [
    ...thresholds
      .filter((threshold) => before >= threshold && after < threshold)
      .map((threshold) => ({ type: 'balance.low', data: { available, threshold } }) as const),
    ...(thresholds.length > 0 && before > 0 && after <= 0 ? [exhausted] : []),
  ];
}

/** Emits the events of a balance that changed, in the transaction that changed it. */
export async function emitBalance(
  tx: Sql,
  { tenantId, accountId }: Owner,
  change: BalanceChange,
  { now, requestId = null }: { readonly now: Date; readonly requestId?: string | null | undefined },
): Promise<void> {
  const events = balanceEvents(change);
  if (events.length > 0)
    await emitEvents(
      tx,
      tenantId,
      events.map((event) => ({ ...event, accountId, requestId })),
      now,
    );
}
