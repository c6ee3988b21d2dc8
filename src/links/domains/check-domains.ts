import { dnsRecordsOf } from '../../domain/links/link-domain.ts';
import type { LinkDomainFinding } from '../../generated/types.ts';
import { backoffMs } from '../../platform/backoff.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import { forEachIsolated, type OnFailure } from '../../platform/for-each-isolated.ts';
import type { FindRecords } from './find-records.ts';
import { findDomainOwner, releaseDomain } from './queries.ts';

interface DueDomain {
  readonly tenant_id: string;
  readonly account_id: string;
  readonly domain: string;
  readonly token: string;
  readonly attempt: number;
  readonly due_at: Date;
}

export interface DomainCheckParts {
  readonly database: Database;
  readonly findRecords: FindRecords;
  readonly serviceUrl: string;
  readonly clock: () => Date;
  readonly onFailure: OnFailure;
}

const BATCH = 20;
/** Longer than a check takes, so that no other process checks the domain meanwhile. */
const LEASE_MS = 30_000;
/** Name servers take minutes to show a new record. */
const RETRY = { baseMs: 5_000, maxMs: 6 * 3600 * 1000 };
const RECHECK_MS = 24 * 3600 * 1000;

const findDue = statement<[now: Date, limit: number], DueDomain>(
  'links.find_due_domains',
  'SELECT tenant_id, account_id, domain, token, attempt, due_at FROM link_domains WHERE due_at <= $1 ORDER BY due_at LIMIT $2',
);

const leaseDomain = statement<[tenantId: string, accountId: string, dueAt: Date, until: Date]>(
  'links.lease_domain',
  'UPDATE link_domains SET due_at = $4 WHERE tenant_id = $1 AND account_id = $2 AND due_at = $3',
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

/** Asks the name servers about the domains that are due; returns whether there were any. */
export async function checkDomains(parts: DomainCheckParts): Promise<boolean> {
  const { database, findRecords, serviceUrl, clock, onFailure } = parts;
  const due = await database.rows(findDue, clock(), BATCH);
  const checked = await forEachIsolated(due, onFailure, async (row) => {
    const { tenant_id: tenantId, account_id: accountId, domain, token, due_at: dueAt } = row;
    const until = new Date(clock().getTime() + LEASE_MS);
    if ((await database.run(leaseDomain, tenantId, accountId, dueAt, until)) === 0) return false;
    const finding = await findRecords(dnsRecordsOf(domain, token, serviceUrl));
    await database.transaction((tx) => saveCheck(tx, row, finding, clock()));
    return true;
  });
  return checked.includes(true);
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
