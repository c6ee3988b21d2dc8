import type { Owner } from '../../domain/account.ts';
import type { LinkDomainFinding } from '../../generated/types.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';

export interface DomainRow {
  readonly domain: string;
  readonly token: string;
  readonly finding: LinkDomainFinding | null;
  readonly verified_at: Date | null;
  readonly checked_at: Date | null;
}

export async function findDomain(sql: Sql, { tenantId, accountId }: Owner): Promise<DomainRow | null> {
  const row = await sql.tenant(tenantId).link_domains.findFirst({ where: { account_id: accountId } });
  return row as DomainRow | null;
}

/** The account that has verified a domain. */
export const findDomainOwner = statement<[domain: string], { tenant_id: string; account_id: string }>(
  'links.find_domain_owner',
  'SELECT tenant_id, account_id FROM link_domain_lookup WHERE domain = $1',
);

export const releaseDomain = statement<[domain: string, tenantId: string, accountId: string]>(
  'links.release_domain',
  'DELETE FROM link_domain_lookup WHERE domain = $1 AND tenant_id = $2 AND account_id = $3',
);

/** Removes the account's domain, so that another account may verify it. */
export async function removeDomain(tx: Sql, { tenantId, accountId }: Owner, domain: string): Promise<void> {
  await tx.run(releaseDomain, domain, tenantId, accountId);
  await tx.tenant(tenantId).link_domains.deleteMany({ where: { account_id: accountId } });
}

/** Stores a new domain, or makes the check of the present one due now. */
export async function saveDomain(
  tx: Sql,
  { tenantId, accountId }: Owner,
  { domain, token }: { readonly domain: string; readonly token: string },
  isKnown: boolean,
  now: Date,
): Promise<DomainRow> {
  const key = { tenant_id: tenantId, account_id: accountId };
  const domains = tx.tenant(tenantId).link_domains;
  const check = { attempt: 0, due_at: now };
  const row = isKnown
    ? await domains.update({ where: { tenant_id_account_id: key }, data: check })
    : await domains.create({ data: { ...key, domain, token, ...check, created_at: now } });
  return row as DomainRow;
}
