import type { Sql } from '../../platform/sql.ts';
import type { Owner } from '../tenancy.ts';
import { insertNumber, type NumberRow, reservePhone } from './queries.ts';

export interface WantedPhone {
  readonly id: string;
  readonly phone: string;
  readonly country: string;
  readonly type: string;
  readonly carrier: string;
  /** Messages per second. */
  readonly rate: number;
  readonly isDefault: boolean;
  readonly now: Date;
}

/** The phone becomes a number of the account; null when somebody has it. Whoever calls has the account locked (lockAccount). */
export async function takePhone(
  tx: Sql,
  { tenantId, accountId }: Owner,
  { id, phone, country, type, carrier, rate, isDefault, now }: WantedPhone,
): Promise<NumberRow | null> {
  if ((await tx.run(reservePhone, phone, tenantId, accountId, id)) === 0) return null;
  return tx.row(insertNumber, tenantId, id, accountId, phone, country, type, carrier, rate, now, isDefault);
}
