import * as say from '../content/message-checks.ts';
import type { CampaignContent, TollFreeContent } from './content.ts';

/** A page that reviewers open. */
export interface RegisteredPage {
  readonly of: 'privacy' | 'terms' | 'opt_in' | 'toll_free_policy' | 'toll_free_opt_in';
  readonly field: string;
  readonly url: string;
}

/** Adds the scheme that people leave out of links. */
const asUrl = (link: string): string => (/^https?:\/\//i.test(link) ? link : `https://${link}`);

/** Links of a message flow that are opened; a description of an opt-in has one or two. */
const MAX_LINKS = 10;

export function pagesOfCampaign(content: CampaignContent): readonly RegisteredPage[] {
  return [
    { of: 'privacy', field: 'privacy_url', url: content.privacy_url },
    { of: 'terms', field: 'terms_url', url: content.terms_url },
    ...[...new Set(say.linksOf(content.message_flow))]
      .slice(0, MAX_LINKS)
      .map((link): RegisteredPage => ({ of: 'opt_in', field: 'message_flow', url: asUrl(link) })),
  ];
}

export function pagesOfTollFree(content: TollFreeContent): readonly RegisteredPage[] {
  return [
    { of: 'toll_free_policy', field: 'privacy_url', url: content.privacy_url },
    { of: 'toll_free_policy', field: 'terms_url', url: content.terms_url },
    ...content.opt_in_image_urls.map(
      (url, index): RegisteredPage => ({ of: 'toll_free_opt_in', field: `opt_in_image_urls.${index}`, url }),
    ),
  ];
}
