import { mergeUtm, type Utm } from '../domain/links/utm.ts';
import { type Sql, statement } from '../platform/database/sql.ts';
import { stateOf } from './link.ts';

interface TargetRow {
  readonly tenant_id: string;
  readonly account_id: string;
  readonly link_id: string;
  readonly message_id: string | null;
  readonly campaign_id: string | null;
  readonly url: string;
  readonly utm: Utm;
  readonly fallback_url: string | null;
  readonly expires_at: Date | null;
  readonly disabled_at: Date | null;
}

/**
 * Uses link_codes_code_idx: the code names the tenant, whose link is read then. Of two tenants with
 * the same code (domain/links/short-link.ts), it is the code of the first. Without the
 * comparison with the domain's owner, one account could spend the reputation of another's domain.
 */
const findCode = statement<[code: string, host: string], TargetRow>(
  'links.find_code',
  `SELECT c.tenant_id, c.account_id, c.link_id, c.message_id, c.campaign_id, l.url, l.utm, l.fallback_url, l.expires_at, l.disabled_at
     FROM link_codes c JOIN links l ON l.tenant_id = c.tenant_id AND l.id = c.link_id
     LEFT JOIN link_domain_lookup d ON d.domain = $2
    WHERE c.code = $1 AND (d.domain IS NULL OR (d.tenant_id = c.tenant_id AND d.account_id = c.account_id))
    ORDER BY c.created_at LIMIT 1`,
);

/** Whose link a code is. */
export interface LinkOfCode {
  readonly code: string;
  readonly tenantId: string;
  readonly accountId: string;
  readonly linkId: string;
  readonly messageId: string | null;
  readonly campaignId: string | null;
}

export interface Target {
  readonly link: LinkOfCode;
  /** False: the link expired or was disabled. */
  readonly isActive: boolean;
  /** Where the link leads now; null when it is not active and has no fallback. */
  readonly location: string | null;
}

/** A short link as a client opened it. */
export interface OpenedLink {
  readonly code: string;
  /** Host name of the request, in lower case. */
  readonly host: string;
}

/** Null when no link has the code, or when the host is the branded domain of another account. */
export async function findTarget(sql: Sql, { code, host }: OpenedLink, now: Date): Promise<Target | null> {
  const row = await sql.row(findCode, code, host);
  if (row === null) return null;
  const isActive = stateOf(row, now) === 'active';
  return {
    link: {
      code,
      tenantId: row.tenant_id,
      accountId: row.account_id,
      linkId: row.link_id,
      messageId: row.message_id,
      campaignId: row.campaign_id,
    },
    isActive,
    location: isActive ? mergeUtm(row.url, row.utm) : row.fallback_url,
  };
}
