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

/** Two look-ups by primary key: the code names the tenant, whose link is read then. */
const findCode = statement<[code: string], TargetRow>(
  'links.find_code',
  `SELECT c.tenant_id, c.account_id, c.link_id, c.message_id, c.campaign_id, l.url, l.utm, l.fallback_url, l.expires_at, l.disabled_at
     FROM link_codes c JOIN links l ON l.tenant_id = c.tenant_id AND l.id = c.link_id
    WHERE c.code = $1`,
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

/** Null when no link has the code. */
export async function findTarget(sql: Sql, code: string, now: Date): Promise<Target | null> {
  const row = await sql.row(findCode, code);
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
