import { createHash } from 'node:crypto';
import type { Owner } from '../../domain/account.ts';
import type { Utm } from '../../domain/links/utm.ts';
import type { LinkRow } from '../../links/link.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';

interface NewLink {
  readonly id: string;
  readonly code: string;
  readonly url: string;
  readonly utm: Utm;
  readonly campaign_id: string | null;
  readonly fallback_url: string | null;
  readonly expires_at: Date | null;
}

export async function insertLink(tx: Sql, { tenantId, accountId }: Owner, link: NewLink, now: Date): Promise<LinkRow> {
  const urlKey = createHash('sha256').update(link.url).digest('base64url');
  const row = await tx.tenant(tenantId).links.create({
    data: {
      tenant_id: tenantId,
      account_id: accountId,
      url_key: urlKey,
      version: 1,
      created_at: now,
      updated_at: now,
      ...link,
      utm: link.utm,
    },
  });
  return row;
}

export async function findLink(sql: Sql, { tenantId, accountId }: Owner, id: string): Promise<LinkRow | null> {
  const row = await sql.tenant(tenantId).links.findFirst({ where: { account_id: accountId, id } });
  return row;
}

const COLUMNS =
  'id, campaign_id, code, url, utm, fallback_url, expires_at, disabled_at, version, created_at, updated_at';

/** Serializes changes of one link, so that versions are not lost. */
export const lockLink = statement<[tenantId: string, accountId: string, id: string], LinkRow>(
  'links.lock',
  `SELECT ${COLUMNS} FROM links WHERE tenant_id = $1 AND account_id = $2 AND id = $3 FOR NO KEY UPDATE`,
);

/** One page, newest first: a range of links_tenant_id_account_id_id_idx or links_campaign_idx. */
export const listLinks = statement<
  [tenantId: string, accountId: string, before: string, campaignId: string | null, limit: number],
  LinkRow
>(
  'links.list',
  `SELECT ${COLUMNS} FROM links
    WHERE tenant_id = $1 AND account_id = $2 AND ($3 = '' OR id < $3) AND ($4::text IS NULL OR campaign_id = $4)
    ORDER BY id DESC LIMIT $5`,
);

type LinkChange = Partial<Pick<LinkRow, 'url' | 'utm' | 'fallback_url' | 'expires_at' | 'disabled_at'>>;

/** Changes a link that the caller has locked. */
export async function saveLink(
  tx: Sql,
  { tenantId }: Owner,
  { id, version }: LinkRow,
  { utm, ...change }: LinkChange,
  now: Date,
): Promise<LinkRow> {
  const row = await tx.tenant(tenantId).links.update({
    where: { tenant_id_id: { tenant_id: tenantId, id } },
    data: { ...change, ...(utm && { utm: utm }), version: version + 1, updated_at: now },
  });
  return row;
}

export interface ClickRow {
  readonly at: Date;
  readonly rule: string;
  readonly clicks: number;
  readonly clickers: number;
}

/**
 * Clicks by rule in each row, from its start to that of the next: a range of the primary key, at
 * most 38,400 rows of each message group.
 */
export const countClicks = statement<
  [tenantId: string, linkId: string, from: Date, to: Date, starts: readonly Date[]],
  ClickRow
>(
  'links.count_clicks',
  `SELECT ($5::timestamptz[])[width_bucket(bucket_at, $5::timestamptz[])] AS at, rule, sum(clicks)::bigint AS clicks, sum(clickers)::bigint AS clickers
     FROM link_clicks WHERE tenant_id = $1 AND link_id = $2 AND bucket_at >= $3 AND bucket_at < $4
    GROUP BY 1, rule ORDER BY 1, rule`,
);
