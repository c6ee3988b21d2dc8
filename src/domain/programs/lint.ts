import type { ProgramFinding } from '../../generated/types.ts';
import { classifyInbound } from '../opt-out/classify-inbound.ts';
import type { ProgramContent } from './content.ts';
import * as say from './say.ts';

type TextField = 'help_text' | 'opt_out_text' | 'opt_in_text';

const SHORTEST = 20;
const LONGEST = 320;

/** What carriers and the law would object to in a program, worst first within each field. Nothing is sent to find out. */
export function lintProgram(program: ProgramContent): ProgramFinding[] {
  return [
    ...lintHelp(program),
    ...lintOptOutText(program.opt_out_text, program.brand),
    ...lintOptIn(program),
    ...(['help_text', 'opt_out_text', 'opt_in_text'] as const).flatMap((field) => lintLength(field, program[field])),
    ...lintKeywords(program.keywords),
    ...(['privacy_url', 'terms_url'] as const).flatMap((field) => lintAddress(field, program[field])),
  ];
}

/** A confirmation of a STOP may say nothing that sells (47 CFR 64.1200(a)(12)): one that does is never sent. */
export function sellsSomething(text: string): boolean {
  return say.hasLink(text) || say.namesPrice(text) || say.namesOffer(text);
}

function lintHelp({ help_text: text, brand }: ProgramContent): ProgramFinding[] {
  return [
    ...unless(
      say.namesBrand(text, brand),
      error(
        'brand_named',
        'help_text',
        'The answer to HELP does not say who writes.',
        'Begin it with the name of the brand.',
      ),
    ),
    ...unless(
      say.saysHowToStop(text),
      error(
        'stop_told',
        'help_text',
        'The answer to HELP does not say how to stop the texts.',
        'Add: Reply STOP to unsubscribe.',
      ),
    ),
    ...unless(
      say.hasContact(text),
      warning(
        'contact_told',
        'help_text',
        'The answer to HELP names nobody to turn to.',
        'Add a phone number, an email address or a page.',
      ),
    ),
    ...unless(
      say.saysRates(text),
      warning(
        'rates_told',
        'help_text',
        'The answer to HELP does not say that rates may apply.',
        'Add: Msg & data rates may apply.',
      ),
    ),
  ];
}

function lintOptOutText(text: string, brand: string): ProgramFinding[] {
  const field = 'opt_out_text';
  return [
    ...when(
      say.hasLink(text),
      error('opt_out_no_link', field, 'A confirmation of a STOP must not carry a link.', 'Take the link out.'),
    ),
    ...when(
      say.namesPrice(text),
      error(
        'opt_out_no_price',
        field,
        'A confirmation of a STOP must not name a price or a percentage.',
        'Take the price out.',
      ),
    ),
    ...when(
      say.namesOffer(text),
      error(
        'opt_out_no_offer',
        field,
        'A confirmation of a STOP must not sell anything.',
        'Leave out words of offers, such as sale, deal, free or discount.',
      ),
    ),
    ...unless(
      say.namesBrand(text, brand),
      error(
        'brand_named',
        field,
        'The confirmation of a STOP does not say who writes.',
        'Begin it with the name of the brand.',
      ),
    ),
    ...unless(
      say.saysOptedOut(text),
      error(
        'opt_out_confirmed',
        field,
        'It does not say that no more texts will come.',
        'Say: You are unsubscribed and will get no more texts.',
      ),
    ),
  ];
}

function lintOptIn({ opt_in_text: text, brand }: ProgramContent): ProgramFinding[] {
  const field = 'opt_in_text';
  return [
    ...unless(
      say.namesBrand(text, brand),
      error(
        'brand_named',
        field,
        'The confirmation of an opt-in does not say who writes.',
        'Begin it with the name of the brand.',
      ),
    ),
    ...unless(
      say.saysHowToStop(text),
      error('stop_told', field, 'It does not say how to stop the texts.', 'Add: Reply STOP to unsubscribe.'),
    ),
    ...unless(
      say.saysHowToGetHelp(text),
      error('help_told', field, 'It does not say how to get help.', 'Add: Reply HELP for help.'),
    ),
    ...unless(
      say.saysRates(text),
      error('rates_told', field, 'It does not say that rates may apply.', 'Add: Msg & data rates may apply.'),
    ),
    ...unless(
      say.saysFrequency(text),
      error(
        'frequency_told',
        field,
        'It does not say how often texts come.',
        'Say how often, as in: Up to 4 msgs/month.',
      ),
    ),
  ];
}

function lintLength(field: TextField, text: string): ProgramFinding[] {
  return unless(
    text.length >= SHORTEST && text.length <= LONGEST,
    error(
      'length',
      field,
      `Carriers register such texts of ${SHORTEST} to ${LONGEST} characters.`,
      `Write ${SHORTEST} to ${LONGEST} characters.`,
    ),
  );
}

function lintKeywords({ opt_in: optIn, opt_out: optOut, help }: ProgramContent['keywords']): ProgramFinding[] {
  const has = (words: readonly string[], word: string): boolean => words.some((each) => each.toUpperCase() === word);
  const lists = [optIn, optOut, help].map((words) => words.map((word) => word.toUpperCase()));
  const twice = lists.flat().find((word, place, all) => all.indexOf(word) !== place);
  const misread = optIn.some((word) => ['stop', 'help'].includes(classifyInbound(word).intent));
  return [
    ...unless(
      has(optOut, 'STOP'),
      error('stop_keyword', 'keywords.opt_out', 'STOP must always end the texts.', 'Add STOP.'),
    ),
    ...unless(has(help, 'HELP'), error('help_keyword', 'keywords.help', 'HELP must always be answered.', 'Add HELP.')),
    ...when(
      twice !== undefined,
      error('keyword_once', 'keywords', 'A keyword stands for two things.', 'Name each keyword once.'),
    ),
    ...when(
      misread,
      error(
        'keyword_clear',
        'keywords.opt_in',
        'A keyword that opts in is read as a wish to stop or for help.',
        'Choose another word, such as JOIN.',
      ),
    ),
  ];
}

function lintAddress(field: 'privacy_url' | 'terms_url', url: string): ProgramFinding[] {
  const shortened = say.isPublicShortener(url);
  return [
    ...unless(
      /^https:\/\//i.test(url),
      error('https', field, 'Reviewers open this page over https.', 'Give an address that begins with https://.'),
    ),
    ...when(
      shortened,
      error('public_shortener', field, 'Carriers block public link shorteners.', 'Give the page’s own address.'),
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
