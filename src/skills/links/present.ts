import { shortUrl } from '../../domain/links/short-link.ts';
import type { Link } from '../../generated/types.ts';
import { type LinkRow, stateOf } from '../../links/link.ts';

export function presentLink(row: LinkRow, base: string, now: Date): Link {
  return {
    id: row.id,
    short_url: row.code === null ? null : shortUrl(base, row.code),
    url: row.url,
    utm: { ...row.utm } as Link['utm'],
    campaign_id: row.campaign_id,
    fallback_url: row.fallback_url,
    state: stateOf(row, now),
    expires_at: row.expires_at?.toISOString() ?? null,
    disabled_at: row.disabled_at?.toISOString() ?? null,
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
