import { DAY_MS, HOUR_MS } from '../../domain/durations.ts';
import { dnsRecordsOf } from '../../domain/links/link-domain.ts';
import type { LinkDomainFinding } from '../../generated/types.ts';
import { backoffMs } from '../../platform/backoff.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import type { WorkKind } from '../../platform/work/kind.ts';
import { type Claim, type Next, SAVED } from '../../platform/work/worker.ts';
import type { FindRecords } from './find-records.ts';
import { findDomainOwner, releaseDomain } from './queries.ts';

interface DueDomain {
  readonly tenant_id: string;
  readonly account_id: string;
  readonly domain: string;
  readonly token: string;
  readonly attempt: number;
}

export interface DomainCheckParts {
  readonly database: Database;
  readonly findRecords: FindRecords;
  readonly serviceUrl: string;
  readonly clock: () => Date;
}

export const DOMAINS: WorkKind = {
  name: 'link_domains',
  table: 'link_domains',
  id: 'account_id',
  due: 'due_at',
  places: 10,
  perTenant: 2,
};
/** Name servers take minutes to show a new record. */
const RETRY = { baseMs: 5_000, maxMs: 6 * HOUR_MS };
const RECHECK_MS = DAY_MS;

const findDomain = statement<[tenantId: string, accountId: string], DueDomain>(
  'links.find_due_domain',
  'SELECT tenant_id, account_id, domain, token, attempt FROM link_domains WHERE tenant_id = $1 AND account_id = $2',
);

const claimDomain = statement<[domain: string, tenantId: string, accountId: string]>(
  'links.claim_domain',
  'INSERT INTO link_domain_lookup (domain, tenant_id, account_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
);

/** Does nothing when the account has another domain by now. */
const recordCheck = statement<
  [tenantId: string, accountId: string, domain: string, finding: string | null, now: Date, attempt: number, dueAt: Date]
>(
  'links.record_domain_check',
  `UPDATE link_domains SET finding = $4, checked_at = $5, attempt = $6, due_at = $7,
          verified_at = CASE WHEN $4::text IS NULL THEN coalesce(verified_at, $5) WHEN $4 = 'dns_unavailable' THEN verified_at END
    WHERE tenant_id = $1 AND account_id = $2 AND domain = $3`,
);

/** Asks the name servers about the domain of an account. */
export async function checkDomain(
  { database, findRecords, serviceUrl, clock }: DomainCheckParts,
  { tenantId, id: accountId }: Claim,
): Promise<Next> {
  const row = await database.row(findDomain, tenantId, accountId);
  if (row === null) return SAVED;
  const finding = await findRecords(dnsRecordsOf(row.domain, row.token, serviceUrl));
  await database.transaction((tx) => saveCheck(tx, row, finding, clock()));
  return SAVED;
}

async function saveCheck(tx: Sql, row: DueDomain, found: LinkDomainFinding | null, now: Date): Promise<void> {
  const { tenant_id: tenantId, account_id: accountId, domain } = row;
  const finding = found ?? (await claim(tx, row));
  const attempt = finding === null ? 0 : Math.min(row.attempt + 1, 1000);
  const pause = finding === null ? RECHECK_MS : backoffMs(row.attempt, RETRY);
  const dueAt = new Date(now.getTime() + pause);
  const recorded = await tx.run(recordCheck, tenantId, accountId, domain, finding, now, attempt, dueAt);
  // The account set another domain meanwhile, or no longer owns this one.
  if (recorded === 0 || (finding !== null && finding !== 'dns_unavailable'))
    await tx.run(releaseDomain, domain, tenantId, accountId);
}

/** The first account that proves a domain gets it: the primary key decides. */
async function claim(
  tx: Sql,
  { tenant_id: tenantId, account_id: accountId, domain }: DueDomain,
): Promise<LinkDomainFinding | null> {
  await tx.run(claimDomain, domain, tenantId, accountId);
  const owner = await tx.row(findDomainOwner, domain);
  return owner?.tenant_id === tenantId && owner.account_id === accountId ? null : 'domain_taken';
}
