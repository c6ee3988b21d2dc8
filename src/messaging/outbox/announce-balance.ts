import { newId } from '../../platform/ids.ts';
import { type Sql, statement } from '../../platform/sql.ts';
import type { Owner } from '../tenancy.ts';

export interface MovedBalance {
  /** Available credits before and after. */
  readonly before: number;
  readonly after: number;
  /** The mark of balance.low; null for an account that is no partner's. */
  readonly lowAt: number | null;
  /** Of the call that moved it, where one did. */
  readonly requestId?: string | null | undefined;
}

/** The function of the same name in the database, because partner_sends writes these events as well. */
const balanceEvents = statement<
  [
    tenantId: string,
    accountId: string,
    before: number,
    after: number,
    lowAt: number,
    lowId: string,
    exhaustedId: string,
    now: Date,
    requestId: string | null,
  ]
>('outbox.balance_events', 'SELECT balance_events($1, $2, $3, $4, $5, $6, $7, $8, $9)');

/** `balance.low` when available credits fall below the mark, `balance.exhausted` when they reach zero: once per fall. */
export async function announceBalance(
  tx: Sql,
  { tenantId, accountId }: Owner,
  { before, after, lowAt, requestId = null }: MovedBalance,
  now: Date,
): Promise<void> {
  const fellBelow = lowAt !== null && before >= lowAt && after < lowAt;
  if (lowAt === null || !(fellBelow || (before > 0 && after <= 0))) return;
  const id = (): string => newId('evt', now.getTime());
  await tx.run(balanceEvents, tenantId, accountId, before, after, lowAt, id(), id(), now, requestId);
}
