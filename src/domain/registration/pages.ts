import * as say from '../programs/say.ts';
import type { CampaignContent, TollFreeContent } from './content.ts';

/** An address that reviewers open. */
export interface RegisteredPage {
  readonly of: 'privacy' | 'terms' | 'opt_in' | 'toll_free_policy' | 'toll_free_opt_in';
  readonly field: string;
  readonly url: string;
}

/** People write links without what comes before them. */
const asAddress = (link: string): string => (/^https?:\/\//i.test(link) ? link : `https://${link}`);

export function pagesOfCampaign(content: CampaignContent): readonly RegisteredPage[] {
  return [
    { of: 'privacy', field: 'privacy_url', url: content.privacy_url },
    { of: 'terms', field: 'terms_url', url: content.terms_url },
    ...say
      .linksOf(content.message_flow)
      .map((link): RegisteredPage => ({ of: 'opt_in', field: 'message_flow', url: asAddress(link) })),
  ];
}

export function pagesOfTollFree(content: TollFreeContent): readonly RegisteredPage[] {
  return [
    { of: 'toll_free_policy', field: 'privacy_url', url: content.privacy_url },
    { of: 'toll_free_policy', field: 'terms_url', url: content.terms_url },
    ...content.opt_in_image_urls.map(
      (url, place): RegisteredPage => ({ of: 'toll_free_opt_in', field: `opt_in_image_urls.${place}`, url }),
    ),
  ];
}
