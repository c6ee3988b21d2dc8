import { dnsRecordsOf, readLinkDomain } from '../../domain/links/link-domain.ts';
import { invalidParams, unprocessable } from '../../errors.ts';
import { findDomain, findDomainOwner, removeDomain, saveDomain } from '../../links/domains/queries.ts';
import { needs } from '../../next-actions.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Skill } from '../../skill.ts';

const REMOVED = { domain: null, dns_records: [], verified: false, finding: null, checked_at: null };

/** A worker asks the name servers after the commit, so that the call waits for none of them. */
export const setLinkDomain: Skill<'links.setDomain'> = async (params, { tx, account, now, service }) => {
  const { config, hashesOf } = service;
  await lock(tx, account.tenantId, 'link_domain', account.accountId);
  const known = await findDomain(tx, account);
  if (params.domain === null) {
    if (known !== null) await removeDomain(tx, account, known.domain);
    return REMOVED;
  }
  const domain = readLinkDomain(params.domain);
  if (domain === null || domain === new URL(config.links.url).hostname)
    throw invalidParams('domain must be a subdomain of your own, such as go.example.com, without scheme and path.', [
      { path: '/domain', rule: 'must be a host name such as go.example.com' },
    ]);
  const owner = await tx.row(findDomainOwner, domain);
  if (owner !== null && (owner.tenant_id !== account.tenantId || owner.account_id !== account.accountId))
    throw unprocessable('domain_taken', 'Another account has verified this domain. Choose another subdomain.', {
      nextActions: [
        {
          skill: 'links.setDomain',
          params: {},
          needs: needs({ domain: 'Another subdomain of yours, such as go.example.com.' }),
          why: 'Sets another domain.',
        },
      ],
    });
  if (known !== null && known.domain !== domain) await removeDomain(tx, account, known.domain);
  const isKnown = known?.domain === domain;
  const [token] = isKnown ? [known.token] : hashesOf(`link domain ${account.tenantId} ${account.accountId} ${domain}`);
  const saved = await saveDomain(tx, account, { domain, token: token.slice(0, 32) }, isKnown, now);
  return {
    domain,
    dns_records: [...dnsRecordsOf(domain, saved.token, config.links.url)],
    verified: saved.verified_at !== null,
    finding: saved.finding,
    checked_at: saved.checked_at?.toISOString() ?? null,
  };
};
