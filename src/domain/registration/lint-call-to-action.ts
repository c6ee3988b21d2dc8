import { anyOf } from '../content/any-of.ts';
import * as say from '../content/message-checks.ts';
import type { CampaignContent } from './content.ts';
import { codes, error, type Finding, unless, warning, when } from './finding.ts';
import { lintConsentFlow } from './lint-consent-flow.ts';
import type { CanOpen } from './reviewable-url.ts';

const FLOW = { min: 40, max: 2048 };
/** Message purposes. Without one of these, subscribers do not know what they agree to. */
const PURPOSE = anyOf(String.raw`
  marketing|promot\w+|offers?|sales?|discounts?|deals?|coupons?|orders?|purchas\w+|deliver\w+|shipp\w+
  shipment\w*|packages?|appointments?|bookings?|reservations?|reminders?|alerts?|notifications?|notices?
  updates?|news\w*|account|billing|invoices?|payments?|balance|security|fraud|verification|verify
  authenticat\w+|passcodes?|one[- ]time|codes?|otp|2fa|login|log[- ]in|support|customer (?:care|service)
  surveys?|polls?|feedback|voting|donat\w+|fundrais\w+|events?|classes|courses|schedules?|rewards|loyalty
  announcements?|health|school|campus|enrol\w+|admissions?|volunteer\w*|listings?|quotes?|information about
  regarding`);
/** Phrases that contain a purpose word but do not state the purpose. */
const BOILERPLATE =
  /\bcondition of (?:any )?(?:purchase|service|sale)\b|\b(?:terms|conditions) (?:of|and|&) (?:service|conditions|use|sale)\b|\bprivacy (?:notice|policy|statement)\b|\bcreat\w+ (?:an? |their |your )?(?:new |online |user )?account\b|\baccount (?:creation|settings|page|registration|sign[- ]?up)\b|\bage verification\b|\b(?:qr|zip|short) codes?\b|\bpoint[- ]of[- ]sale\b|\border (?:form|page)\b|\b(?:on|in|through|via) (?:the |our |your )?patient portal\b/gi;
/** Opt-in methods. */
const METHOD = anyOf(String.raw`
  web ?sites?|web ?forms?|online|forms?|check ?box\w*|check(?:ing|s)? (?:a|the) box|check ?out
  sign(?:s|ing)?[- ]?up|subscrib\w+|opt(?:s|ing|ed)?[- ]?in|keyword|verbal\w*|phone call|by phone|in[- ]person
  in[- ]store|point of sale|paper|printed|written|qr|scan\w*|app|portal|account (?:creation|settings|page)
  profile|register\w*|enrol\w+|agree\w*|consent\w*|https?:\/\/`);

/** "Text JOIN to 12345": only capitals make it an instruction. */
const KEYWORD_METHOD = /\b[Tt]ext(?:s|ing)?\s+(?:the\s+(?:word|keyword)\s+)?["'“]?[A-Z]{2,}\b/;

const CODES = {
  bought_leads: codes.optIn,
  preselected: codes.consentPreselected,
  condition: codes.consentRequired,
  no_script: codes.callToAction,
} as const;

/**
 * Checks the description of the opt-in as reviewers read it. What they always reject is an error;
 * what they often accept is a warning.
 */
export function lintCallToAction({ message_flow: flow }: CampaignContent, brand: string, canOpen: CanOpen): Finding[] {
  const field = 'message_flow';
  return [
    ...unless(flow.trim().length >= FLOW.min && flow.length <= FLOW.max, () =>
      error(
        codes.callToAction,
        'flow_length',
        field,
        'A message flow has 40 to 2048 characters.',
        'Describe where and how subscribers opt in, for every method.',
      ),
    ),
    ...unless(METHOD.test(flow) || KEYWORD_METHOD.test(flow), () =>
      error(
        codes.callToAction,
        'opt_in_method',
        field,
        'The message flow does not say how subscribers opt in.',
        'List every method: web form, keyword, verbal, paper, QR code.',
      ),
    ),
    ...unless(PURPOSE.test(flow.replace(BOILERPLATE, ' ')), () =>
      error(
        codes.purposeMissing,
        'purpose',
        field,
        'The call to action does not state the purpose of the messages.',
        'Add it, for example: order updates, appointment reminders, marketing offers.',
      ),
    ),
    ...lintConsentFlow(flow, field, CODES),
    ...when(
      say.linksOf(flow).some((link) => /^https?:/i.test(link) && !canOpen(link)),
      () =>
        error(
          codes.callToAction,
          'flow_url',
          field,
          'Reviewers cannot open a URL of the message flow.',
          'Use the public URL of the page where people opt in.',
        ),
    ),
    ...unless(say.mentionsBrand(flow, brand), () =>
      warning(
        codes.callToAction,
        'flow_brand',
        field,
        'The call to action does not name the brand.',
        'Add the brand name.',
      ),
    ),
    ...unless(/\b(?:sms|mms|texts?|text messages?|text messaging|texting)\b/i.test(flow), () =>
      warning(
        codes.textingMissing,
        'flow_texting',
        field,
        'The call to action does not mention text messages.',
        'Mention SMS or text messages.',
      ),
    ),
    ...unless(say.mentionsFrequency(flow), () =>
      error(
        codes.frequencyMissing,
        'flow_frequency',
        field,
        'The call to action does not state the message frequency.',
        'Add the frequency, for example: message frequency varies.',
      ),
    ),
    ...unless(say.mentionsRates(flow), () =>
      warning(
        codes.ratesMissing,
        'flow_rates',
        field,
        'The call to action does not mention message and data rates.',
        'Add: Message and data rates may apply.',
      ),
    ),
    ...unless(/\bHELP\b/i.test(flow), () =>
      warning(
        codes.helpMissing,
        'flow_help',
        field,
        'The call to action does not say how to get help.',
        'Add: Reply HELP for help.',
      ),
    ),
    ...unless(say.explainsOptOut(flow), () =>
      warning(
        codes.callToAction,
        'flow_stop',
        field,
        'The call to action does not say how to opt out.',
        'Add: Reply STOP to opt out.',
      ),
    ),
  ];
}
