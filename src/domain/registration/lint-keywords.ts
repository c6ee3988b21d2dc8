import { sellsSomething } from '../programs/lint.ts';
import * as say from '../programs/say.ts';
import type { CampaignContent } from './content.ts';
import { codes, error, type Finding, unless, warning, when } from './finding.ts';

const LENGTH = { min: 20, max: 320 };

/** The words that people write, what they are answered, and the pages they are sent to. */
export function lintKeywords(campaign: CampaignContent, brand: string): Finding[] {
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
          'Such a message has 20 to 320 characters.',
          'Write 20 to 320 characters, the brand first.',
        ),
      ),
      ...unless(say.namesBrand(text, brand), () =>
        warning(
          codes.callToAction,
          'message_brand',
          field,
          'The message does not name the brand.',
          'Begin it with the brand.',
        ),
      ),
    ]),
    ...when(sellsSomething(campaign.opt_out_message), () =>
      warning(
        codes.callToAction,
        'opt_out_sells',
        'opt_out_message',
        'The confirmation of a STOP carries a link, a price or an offer.',
        'Take it out: nothing may be sold there (47 CFR 64.1200(a)(12)).',
      ),
    ),
    ...unless(!flags.subscriber_opt_in || say.saysHowToStop(campaign.opt_in_message), () =>
      warning(
        codes.optIn,
        'opt_in_stop',
        'opt_in_message',
        'The confirmation of an opt-in does not say how to stop.',
        'Add: Reply STOP to unsubscribe.',
      ),
    ),
    ...unless(has(campaign.opt_out_keywords, 'STOP'), () =>
      error(codes.callToAction, 'stop_keyword', 'opt_out_keywords', 'STOP must always end the texts.', 'Add STOP.'),
    ),
    ...unless(has(campaign.help_keywords, 'HELP'), () =>
      error(codes.callToAction, 'help_keyword', 'help_keywords', 'HELP must always be answered.', 'Add HELP.'),
    ),
    ...(['privacy_url', 'terms_url'] as const).flatMap((field) => {
      const url = field === 'privacy_url' ? privacy : terms;
      const code = field === 'privacy_url' ? codes.privacyPolicy : codes.callToAction;
      return [
        ...unless(
          URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) && new URL(url).hostname.includes('.'),
          () =>
            error(
              code,
              'address',
              field,
              'This is no page that reviewers can open.',
              'Give the page’s address, with https://.',
            ),
        ),
        ...when(say.isPublicShortener(url), () =>
          error(
            code,
            'address_shortened',
            field,
            'Reviewers want the page’s own address.',
            'Give it without a shortener.',
          ),
        ),
        ...when(/^http:/i.test(url), () =>
          warning(
            code,
            'address_https',
            field,
            'Reviewers open this page over https.',
            'Give an address that begins with https://.',
          ),
        ),
      ];
    }),
  ];
}
