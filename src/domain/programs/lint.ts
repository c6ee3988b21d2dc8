import type { ProgramFinding } from '../../generated/types.ts';
import * as say from '../content/message-checks.ts';
import { withoutBrand } from '../content/without-brand.ts';
import { classifyInbound } from '../opt-out/classify-inbound.ts';
import type { ProgramContent } from './content.ts';

type TextField = 'help_text' | 'opt_out_text' | 'opt_in_text';

const MIN_LENGTH = 20;
const MAX_LENGTH = 320;

/**
 * Checks a program against carrier rules and the law, worst findings first within each field. Sends
 * nothing.
 */
export function lintProgram(program: ProgramContent): ProgramFinding[] {
  return [
    ...lintHelp(program),
    ...lintOptOutText(program.opt_out_text, program.brand),
    ...lintOptIn(program),
    ...(['help_text', 'opt_out_text', 'opt_in_text'] as const).flatMap((field) => lintLength(field, program[field])),
    ...lintKeywords(program.keywords),
    ...(['privacy_url', 'terms_url'] as const).flatMap((field) => lintUrl(field, program[field])),
  ];
}

/**
 * Whether message content is promotional beyond the name of its brand. The confirmation of a STOP
 * must not be (47 CFR 64.1200(a)(12)): one that is, is never sent.
 */
export function isPromotional(text: string, brand: string): boolean {
  const rest = withoutBrand(text, brand, say.mentionsOffer);
  return say.hasLink(rest) || say.mentionsPrice(rest) || say.mentionsOffer(rest);
}

function lintHelp({ help_text: text, brand }: ProgramContent): ProgramFinding[] {
  return [
    ...unless(
      say.mentionsBrand(text, brand),
      error('brand_named', 'help_text', 'The HELP reply does not name the brand.', 'Begin it with the brand name.'),
    ),
    ...unless(
      say.explainsOptOut(text),
      error(
        'stop_told',
        'help_text',
        'The HELP reply does not say how to stop the messages.',
        'Add: Reply STOP to unsubscribe.',
      ),
    ),
    ...unless(
      say.hasContact(text),
      warning(
        'contact_told',
        'help_text',
        'The HELP reply contains no contact.',
        'Add a phone number, an email address or a page.',
      ),
    ),
    ...unless(
      say.mentionsRates(text),
      warning(
        'rates_told',
        'help_text',
        'The HELP reply does not say that rates may apply.',
        'Add: Msg & data rates may apply.',
      ),
    ),
  ];
}

function lintOptOutText(text: string, brand: string): ProgramFinding[] {
  const field = 'opt_out_text';
  const rest = withoutBrand(text, brand, say.mentionsOffer);
  return [
    ...when(
      say.hasLink(rest),
      error('opt_out_no_link', field, 'The confirmation of a STOP must not contain a link.', 'Remove the link.'),
    ),
    ...when(
      say.mentionsPrice(rest),
      error(
        'opt_out_no_price',
        field,
        'The confirmation of a STOP must not contain a price or a percentage.',
        'Remove the price.',
      ),
    ),
    ...when(
      say.mentionsOffer(rest),
      error(
        'opt_out_no_offer',
        field,
        'The confirmation of a STOP must not be promotional.',
        'Remove promotional words such as sale, deal, free or discount.',
      ),
    ),
    ...unless(
      say.mentionsBrand(text, brand),
      error(
        'brand_named',
        field,
        'The confirmation of a STOP does not name the brand.',
        'Begin it with the brand name.',
      ),
    ),
    ...unless(
      say.confirmsOptOut(text),
      error(
        'opt_out_confirmed',
        field,
        'The confirmation of a STOP does not say that no more messages will come.',
        'Add: You are unsubscribed and will receive no more messages.',
      ),
    ),
  ];
}

function lintOptIn({ opt_in_text: text, brand }: ProgramContent): ProgramFinding[] {
  const field = 'opt_in_text';
  return [
    ...unless(
      say.mentionsBrand(text, brand),
      error(
        'brand_named',
        field,
        'The confirmation of an opt-in does not name the brand.',
        'Begin it with the brand name.',
      ),
    ),
    ...unless(
      say.explainsOptOut(text),
      error(
        'stop_told',
        field,
        'The confirmation of an opt-in does not say how to stop the messages.',
        'Add: Reply STOP to unsubscribe.',
      ),
    ),
    ...unless(
      say.explainsHelp(text),
      error(
        'help_told',
        field,
        'The confirmation of an opt-in does not say how to get help.',
        'Add: Reply HELP for help.',
      ),
    ),
    ...unless(
      say.mentionsRates(text),
      error(
        'rates_told',
        field,
        'The confirmation of an opt-in does not say that rates may apply.',
        'Add: Msg & data rates may apply.',
      ),
    ),
    ...unless(
      say.mentionsFrequency(text),
      error(
        'frequency_told',
        field,
        'The confirmation of an opt-in does not say how often messages come.',
        'Add the frequency, for example: Up to 4 msgs/month.',
      ),
    ),
  ];
}

function lintLength(field: TextField, text: string): ProgramFinding[] {
  return unless(
    text.length >= MIN_LENGTH && text.length <= MAX_LENGTH,
    error(
      'length',
      field,
      `Carriers accept ${MIN_LENGTH} to ${MAX_LENGTH} characters here.`,
      `Write ${MIN_LENGTH} to ${MAX_LENGTH} characters.`,
    ),
  );
}

function lintKeywords({ opt_in: optIn, opt_out: optOut, help }: ProgramContent['keywords']): ProgramFinding[] {
  const has = (words: readonly string[], word: string): boolean => words.some((each) => each.toUpperCase() === word);
  const lists = [optIn, optOut, help].map((words) => words.map((word) => word.toUpperCase()));
  const twice = lists.flat().find((word, index, all) => all.indexOf(word) !== index);
  const misread = optIn.some((word) => ['stop', 'help'].includes(classifyInbound(word).intent));
  return [
    ...unless(has(optOut, 'STOP'), error('stop_keyword', 'keywords.opt_out', 'STOP must always opt out.', 'Add STOP.')),
    ...unless(has(help, 'HELP'), error('help_keyword', 'keywords.help', 'HELP must always be answered.', 'Add HELP.')),
    ...when(
      twice !== undefined,
      error('keyword_once', 'keywords', 'A keyword is listed twice.', 'List each keyword once.'),
    ),
    ...when(
      misread,
      error(
        'keyword_clear',
        'keywords.opt_in',
        'An opt-in keyword is classified as STOP or HELP.',
        'Choose another word, such as JOIN.',
      ),
    ),
  ];
}

function lintUrl(field: 'privacy_url' | 'terms_url', url: string): ProgramFinding[] {
  const shortened = say.isPublicShortener(url);
  return [
    ...unless(
      /^https:\/\//i.test(url),
      error('https', field, 'Reviewers open this page over https.', 'Use a URL that begins with https://.'),
    ),
    ...when(
      shortened,
      error('public_shortener', field, 'Carriers block public link shorteners.', 'Use the page’s own URL.'),
    ),
  ];
}

const when = (holds: boolean, finding: ProgramFinding): ProgramFinding[] => (holds ? [finding] : []);
const unless = (holds: boolean, finding: ProgramFinding): ProgramFinding[] => when(!holds, finding);

function error(rule: string, field: string, message: string, fix: string): ProgramFinding {
  return { rule, severity: 'error', field, message, fix };
}

function warning(rule: string, field: string, message: string, fix: string): ProgramFinding {
  return { rule, severity: 'warning', field, message, fix };
}
