import type { Owner } from '../../domain/account.ts';
import type { Sql } from '../../platform/database/sql.ts';

const SIMULATOR = 'simulator';

/** Whether messages at a number of this carrier are simulated. */
export const isSimulated = ({ carrier }: { readonly carrier: string }): boolean => carrier === SIMULATOR;

/** The SQL condition that an account of the tenant `$1` has or had a number at a real carrier. */
export const hasRealNumber = (account: string): string =>
  `EXISTS (SELECT 1 FROM phone_numbers r WHERE r.tenant_id = $1 AND r.account_id = ${account} AND r.carrier <> '${SIMULATOR}')`;

export async function findRealNumber(sql: Sql, { tenantId, accountId }: Owner): Promise<{ phone: string } | null> {
  return sql.tenant(tenantId).phone_numbers.findFirst({
    where: { account_id: accountId, carrier: { not: SIMULATOR } },
    select: { phone: true },
  });
}
