import type { Owner } from '../../domain/account.ts';
import { isTwoWay } from '../../domain/sender-types/accepts.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';

/** One of our senders. */
export interface InboundNumber extends Owner {
  readonly id: string;
  readonly phone: string;
  readonly carrier: string;
  /** The program assigned to the number. */
  readonly programId: string | null;
}

const find = statement<
  [phone: string],
  { tenant_id: string; account_id: string; id: string; phone: string; carrier: string; program_id: string | null }
>(
  'inbound.find_number',
  `SELECT n.tenant_id, n.account_id, n.id, n.phone, n.carrier, n.program_id
     FROM phone_number_lookup l JOIN phone_numbers n ON n.tenant_id = l.tenant_id AND n.id = l.number_id
    WHERE l.phone = $1`,
);

/** Finds the owner of a sender by the global lookup; null for one that is not assigned. */
export async function findSenderOwner(sql: Sql, phone: string): Promise<InboundNumber | null> {
  const row = await sql.row(find, phone);
  return row === null
    ? null
    : {
        tenantId: row.tenant_id,
        accountId: row.account_id,
        id: row.id,
        phone: row.phone,
        carrier: row.carrier,
        programId: row.program_id,
      };
}

/**
 * Finds the owner of the number that received a message. No one can write to a sender ID, so a
 * message that names one as its receiver was not meant for its owner.
 */
export async function findInboundNumber(sql: Sql, to: string): Promise<InboundNumber | null> {
  return isTwoWay(to) ? findSenderOwner(sql, to) : null;
}
