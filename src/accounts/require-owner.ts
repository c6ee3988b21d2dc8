import type { Account, Key, Owner } from '../domain/account.ts';
import { notFound } from '../errors.ts';
import type { Sql } from '../platform/database/sql.ts';

/**
 * The account that a call is about: the caller's, or the end-customer that a partner names. Throws
 * -32001 for an unknown one, and for every one if the key is not a partner's.
 */
export async function requireOwner(
  sql: Sql,
  { account, key }: { readonly account: Account; readonly key: Key },
  externalRef: string | undefined,
): Promise<Owner> {
  if (externalRef === undefined) return account;
  const { tenantId } = account;
  const isPartner = key.permissions.includes('partner');
  const where = { external_ref: externalRef };
  const customer = isPartner ? await sql.tenant(tenantId).accounts.findFirst({ where, select: { id: true } }) : null;
  if (customer === null) throw notFound('end-customer');
  return { tenantId, accountId: customer.id };
}
