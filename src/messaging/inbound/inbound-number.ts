import { type Sql, statement } from '../../platform/sql.ts';
import type { Owner } from '../tenancy.ts';

/** A number of ours that somebody wrote to. */
export interface InboundNumber extends Owner {
  readonly id: string;
  readonly phone: string;
  readonly carrier: string;
  /** The program that it is bound to. */
  readonly programId: string | null;
}

const find = statement<
  [phone: string],
  { tenant_id: string; account_id: string; id: string; phone: string; carrier: string; program_id: string | null }
>(
  'inbound.find_number',
  `SELECT n.tenant_id, n.account_id, n.id, n.phone, n.carrier, n.program_id
     FROM sender_number_lookup l JOIN sender_numbers n ON n.tenant_id = l.tenant_id AND n.id = l.number_id
    WHERE l.phone = $1`,
);

/** Whose number this is, by the global look-up; null when it is nobody's. */
export async function findInboundNumber(sql: Sql, phone: string): Promise<InboundNumber | null> {
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
