import type { Owner } from '../../domain/account.ts';
import { notFound, type SkillError } from '../../errors.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { type CustomerRow, findCustomer } from './queries.ts';

/** The end-customer with this `external_ref`, the id that the partner uses for it. */
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
