import { notFound, type SkillError } from '../../errors.ts';
import type { Owner } from '../../messaging/tenancy.ts';
import type { Sql } from '../../platform/sql.ts';
import { type CustomerRow, findCustomer } from './queries.ts';

/** The end-customer of this partner by the partner's own name for it. */
export async function requireCustomer(sql: Sql, { tenantId }: Owner, externalRef: string): Promise<CustomerRow> {
  const row = await sql.row(findCustomer, tenantId, externalRef);
  if (row === null) throw noCustomer();
  return row;
}

export function noCustomer(): SkillError {
  return notFound('end-customer', [
    { skill: 'partner.listCustomers', params: {}, why: 'Lists the end-customers with their external_ref.' },
  ]);
}
