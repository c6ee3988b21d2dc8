import type { Owner } from '../domain/account.ts';
import type { Utm } from '../domain/links/utm.ts';

export interface LinkRow {
  readonly id: string;
  readonly campaign_id: string | null;
  readonly code: string | null;
  readonly url: string;
  readonly utm: Utm;
  readonly fallback_url: string | null;
  readonly expires_at: Date | null;
  readonly disabled_at: Date | null;
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export type LinkState = 'active' | 'expired' | 'disabled';

export function stateOf(link: Pick<LinkRow, 'expires_at' | 'disabled_at'>, now: Date): LinkState {
  if (link.disabled_at !== null) return 'disabled';
  return link.expires_at !== null && link.expires_at <= now ? 'expired' : 'active';
}

/** Who gets a code; all null for the code of links.create. */
export interface CodeOwner extends Owner {
  readonly linkId: string;
  readonly contactId: string | null;
  readonly messageId: string | null;
  readonly campaignId: string | null;
}
