import type { Owner } from '../domain/account.ts';
import type { Shortening } from '../domain/links/shorten-message.ts';
import type { Sql } from '../platform/database/sql.ts';

/** SQL: the verified branded domain of an account of the tenant `$1`, or null. */
export function linkDomain(account: string): string {
  return `(SELECT d.domain FROM link_domains d WHERE d.tenant_id = $1 AND d.account_id = ${account} AND d.verified_at IS NOT NULL LIMIT 1)`;
}

/** Short links of an account: on its own domain, or on the one of the service. */
export function shorteningOf(domain: string | null, serviceUrl: string): Shortening {
  const { host } = new URL(serviceUrl);
  return domain === null
    ? { base: serviceUrl, ownHosts: [host] }
    : { base: `https://${domain}`, ownHosts: [domain, host] };
}

export async function readShortening(
  sql: Sql,
  { tenantId, accountId }: Owner,
  serviceUrl: string,
): Promise<Shortening> {
  const found = await sql.tenant(tenantId).link_domains.findFirst({
    where: { account_id: accountId, verified_at: { not: null } },
    select: { domain: true },
  });
  return shorteningOf(found?.domain ?? null, serviceUrl);
}
