import { readShortening } from '../../links/base.ts';
import { claimCode } from '../../links/codes.ts';
import { requireCampaign } from '../../sending/campaigns/campaign.ts';
import type { Skill } from '../../skill.ts';
import { presentLink } from './present.ts';
import { insertLink } from './queries.ts';
import { requireDestination, requireFuture } from './require.ts';

/**
 * Every call creates a link with a code of its own, so that two uses of a URL are counted apart.
 */
export const createLink: Skill<'links.create'> = async (params, { tx, account, now, newId, service }) => {
  const { campaign_id: campaignId = null, utm = {}, expires_at: expiresAt, fallback_url: fallback } = params;
  const shortening = await readShortening(tx, account, service.config.links.url);
  const url = requireDestination('url', params.url, shortening);
  const fallbackUrl = fallback === undefined ? null : requireDestination('fallback_url', fallback, shortening);
  const expires = requireFuture(expiresAt, now);
  if (campaignId !== null) await requireCampaign(tx, account, campaignId);
  const id = newId('lnk');
  const owner = {
    tenantId: account.tenantId,
    accountId: account.accountId,
    linkId: id,
    contactId: null,
    messageId: null,
    campaignId,
  };
  const code = await claimCode(tx, owner, now);
  const values = { id, code, url, utm, campaign_id: campaignId, fallback_url: fallbackUrl, expires_at: expires };
  return { link: presentLink(await insertLink(tx, account, values, now), shortening.base, now) };
};
