import { createHash } from 'node:crypto';
import { trimEndOf } from '../trim-characters.ts';
import type { ProgramContent } from './content.ts';

/** Where a person reads the disclosure. It determines the opening words. */
export type SourceKind = 'web_form' | 'checkout' | 'keyword' | 'qr' | 'verbal' | 'paper';

const openings: Readonly<Record<SourceKind, (program: ProgramContent) => string>> = {
  web_form: () => 'By checking this box, you agree',
  checkout: () => 'By checking this box at checkout, you agree',
  keyword: ({ keywords }) => `By texting ${keywords.opt_in[0] ?? 'JOIN'}, you agree`,
  qr: ({ keywords }) => `By scanning this code and texting ${keywords.opt_in[0] ?? 'JOIN'}, you agree`,
  verbal: () => 'By saying yes, you agree',
  paper: () => 'By signing this form, you agree',
};

/**
 * The disclosure that a person must read before opting in: brand, purpose, frequency, possible
 * costs, help, opt-out, and links to the policies (CTIA Messaging Principles, call to action; 47
 * CFR 64.1200(f)(9): consent is not a condition of purchase).
 */
export function discloseTerms(
  program: ProgramContent,
  source: SourceKind,
): { readonly text: string; readonly hash: string } {
  const { brand, purpose, frequency, privacy_url: privacy, terms_url: terms } = program;
  const text = [
    `${openings[source](program)} to receive recurring text messages from ${brand} about ${withoutStop(purpose)} at the number provided.`,
    'Consent is not a condition of any purchase.',
    `Message frequency: ${withoutStop(frequency)}.`,
    'Message and data rates may apply.',
    'Reply HELP for help or STOP to opt out at any time.',
    `Privacy policy: ${privacy}`,
    `Terms: ${terms}`,
  ].join(' ');
  return { text, hash: createHash('sha256').update(text).digest('hex') };
}

const withoutStop = (text: string): string => trimEndOf(text.trim(), '. \t\r\n');
