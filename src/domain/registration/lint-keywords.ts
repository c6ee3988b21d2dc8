import * as say from '../content/message-checks.ts';
import { isPromotional } from '../programs/lint.ts';
import type { CampaignContent } from './content.ts';
import { codes, error, type Finding, unless, warning, when } from './finding.ts';
import type { CanOpen } from './reviewable-url.ts';

const LENGTH = { min: 20, max: 320 };

/** Checks keywords, their replies, and the policy pages. */
export function lintKeywords(campaign: CampaignContent, brand: string, canOpen: CanOpen): Finding[] {
  const { flags, privacy_url: privacy, terms_url: terms } = campaign;
  const has = (words: readonly string[], word: string): boolean => words.some((each) => each.toUpperCase() === word);
  const messages = [
    ['opt_in_message', campaign.opt_in_message, flags.subscriber_opt_in],
    ['opt_out_message', campaign.opt_out_message, flags.subscriber_opt_out],
    ['help_message', campaign.help_message, flags.subscriber_help],
  ] as const;
  return [
    ...messages.flatMap(([field, text]) => [
      ...unless(text.trim().length >= LENGTH.min && text.length <= LENGTH.max, () =>
        error(
          field === 'opt_in_message' ? codes.optIn : codes.callToAction,
          'message_length',
          field,
          'The message must have 20 to 320 characters.',
          'Write 20 to 320 characters and begin with the brand name.',
        ),
      ),
      ...unless(say.mentionsBrand(text, brand), () =>
        warning(
          codes.callToAction,
          'message_brand',
          field,
          'The message does not name the brand.',
          'Begin it with the brand name.',
        ),
      ),
    ]),
    ...when(isPromotional(campaign.opt_out_message, brand), () =>
      warning(
        codes.callToAction,
        'opt_out_sells',
        'opt_out_message',
        'The confirmation of a STOP contains a link, a price or an offer.',
        'Remove it: promotional content is not allowed here (47 CFR 64.1200(a)(12)).',
      ),
    ),
    ...unless(!flags.subscriber_opt_in || say.explainsOptOut(campaign.opt_in_message), () =>
      warning(
        codes.optIn,
        'opt_in_stop',
        'opt_in_message',
        'The confirmation of an opt-in does not say how to opt out.',
        'Add: Reply STOP to unsubscribe.',
      ),
    ),
    ...unless(!flags.subscriber_help || say.hasContact(campaign.help_message), () =>
      error(
        codes.helpMissing,
        'help_contact',
        'help_message',
        'The reply to HELP does not say how to reach the brand.',
        'Add an email address, a phone number or a page.',
      ),
    ),
    ...unless(has(campaign.opt_out_keywords, 'STOP'), () =>
      error(codes.callToAction, 'stop_keyword', 'opt_out_keywords', 'STOP must always opt out.', 'Add STOP.'),
    ),
    ...unless(has(campaign.help_keywords, 'HELP'), () =>
      error(codes.callToAction, 'help_keyword', 'help_keywords', 'HELP must always be answered.', 'Add HELP.'),
    ),
    ...(['privacy_url', 'terms_url'] as const).flatMap((field) => {
      const text = field === 'privacy_url' ? privacy : terms;
      const code = field === 'privacy_url' ? codes.privacyPolicy : codes.callToAction;
      return [
        ...unless(canOpen(text), () =>
          error(code, 'address', field, 'Reviewers cannot open this page.', 'Use the page’s public URL with https://.'),
        ),
        ...when(say.isPublicShortener(text), () =>
          error(
            code,
            'address_shortened',
            field,
            'Reviewers need the page’s own URL.',
            'Use the URL without a link shortener.',
          ),
        ),
        ...when(/^http:/i.test(text), () =>
          warning(
            code,
            'address_https',
            field,
            'Reviewers open this page over https.',
            'Use a URL that begins with https://.',
          ),
        ),
      ];
    }),
  ];
}
