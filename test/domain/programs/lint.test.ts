import * as say from '../../../src/domain/content/message-checks.ts';
import type { ProgramContent } from '../../../src/domain/programs/content.ts';
import { defaultTexts } from '../../../src/domain/programs/content.ts';
import { lintProgram } from '../../../src/domain/programs/lint.ts';

const words = { brand: 'Acme Coffee', frequency: 'weekly', terms_url: 'https://acme.example/terms' };
const good: ProgramContent = {
  ...words,
  ...defaultTexts(words),
  name: 'News',
  purpose: 'new roasts',
  use_case: null,
  opt_out_scope: 'all',
  keywords: { opt_in: ['JOIN'], opt_out: ['STOP'], help: ['HELP'] },
  samples: [],
  privacy_url: 'https://acme.example/privacy',
};
const found = (change: Partial<ProgramContent>): string[] =>
  lintProgram({ ...good, ...change }).map(({ severity, rule, field }) => `${severity} ${rule} ${field}`);

test.each<[string, Partial<ProgramContent>, string]>([
  [
    'a HELP reply without the brand',
    { help_text: 'Call 202-555-0100. Msg & data rates may apply. Reply STOP.' },
    'error brand_named help_text',
  ],
  [
    'a HELP reply without opt-out instructions',
    { help_text: 'Acme Coffee: call 202-555-0100.' },
    'error stop_told help_text',
  ],
  [
    'a HELP reply without contact information',
    { help_text: 'Acme Coffee: Reply STOP to end. Msg & data rates may apply.' },
    'warning contact_told help_text',
  ],
  [
    'a STOP reply without a confirmation',
    { opt_out_text: 'Acme Coffee: Thank you for your text.' },
    'error opt_out_confirmed opt_out_text',
  ],
  [
    'a percentage in the STOP reply',
    { opt_out_text: 'Acme Coffee: You are unsubscribed. 20% if you come back.' },
    'error opt_out_no_price opt_out_text',
  ],
  [
    'a free offer in the STOP reply',
    { opt_out_text: 'Acme Coffee: You are unsubscribed. A free cup waits.' },
    'error opt_out_no_offer opt_out_text',
  ],
  [
    'an opt-in text without HELP',
    { opt_in_text: 'Acme Coffee: welcome. Weekly. Msg & data rates may apply. STOP to end.' },
    'error help_told opt_in_text',
  ],
  [
    'an opt-in text without the message frequency',
    { opt_in_text: 'Acme Coffee: welcome. Msg & data rates may apply. HELP for help, STOP to end.' },
    'error frequency_told opt_in_text',
  ],
  ['a message that is too long', { help_text: `${good.help_text}${' '.repeat(320)}x` }, 'error length help_text'],
  [
    'a program without the keyword STOP',
    { keywords: { opt_in: [], opt_out: ['END'], help: ['HELP'] } },
    'error stop_keyword keywords.opt_out',
  ],
  [
    'a keyword with two meanings',
    { keywords: { opt_in: ['GO'], opt_out: ['STOP', 'go'], help: ['HELP'] } },
    'error keyword_once keywords',
  ],
  [
    'an opt-in keyword that is classified as STOP',
    { keywords: { opt_in: ['QUIT'], opt_out: ['STOP'], help: ['HELP'] } },
    'error keyword_clear keywords.opt_in',
  ],
  ['a privacy policy URL without https', { privacy_url: 'http://acme.example' }, 'error https privacy_url'],
  ['a terms URL of a shortener', { terms_url: 'https://bit.ly/terms' }, 'error public_shortener terms_url'],
])('reports %s', (_what, change, finding) => {
  expect(found(change)).toContain(finding);
});

test('a toll-free number in the STOP reply is not reported as a free offer', () => {
  expect(found({ opt_out_text: 'Acme Coffee: You are unsubscribed. Call toll-free 888 5550100.' })).toEqual([]);
});

test.each([
  ['Your order 1234567890 is ready', false],
  ['Call (202) 555-0143', true],
  ['call 2025550143', true],
  ['+442079460000', true],
  ['On 2026-11-20 at 10:30', false],
  ['Call [phone number]', true],
])('finds a phone number in %j: %s', (text, expected) => {
  expect(say.hasPhone(text)).toBe(expected);
});

test.each([
  ['see https://a.example/x', true],
  ['see acme.com', true],
  ['mail us at a@acme.com', false],
  ['It is ready.Thanks', false],
  ['see [link]', true],
])('finds a link in %j: %s', (text, expected) => {
  expect(say.hasLink(text)).toBe(expected);
});
