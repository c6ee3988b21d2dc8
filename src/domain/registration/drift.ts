import type { ProgramContent } from '../programs/content.ts';

/** The replies and keywords of a registered campaign that a program also has. */
export interface RegisteredWords {
  readonly help_message: string;
  readonly opt_out_message: string;
  readonly opt_in_message: string;
  readonly help_keywords: readonly string[];
  readonly opt_out_keywords: readonly string[];
  readonly opt_in_keywords: readonly string[];
  readonly samples: readonly string[];
  readonly privacy_url: string;
  readonly terms_url: string;
}

export interface Drift {
  /** The field of the program. */
  readonly field: string;
  readonly registered: string | string[];
  readonly live: string | string[];
}

/**
 * Fields in which the program differs from its registration. A program without samples is not
 * compared on samples.
 */
export function findDrift(program: ProgramContent, registered: RegisteredWords): Drift[] {
  const { keywords, samples } = program;
  const texts = [
    ['help_text', registered.help_message, program.help_text],
    ['opt_out_text', registered.opt_out_message, program.opt_out_text],
    ['opt_in_text', registered.opt_in_message, program.opt_in_text],
    ['privacy_url', registered.privacy_url, program.privacy_url],
    ['terms_url', registered.terms_url, program.terms_url],
  ] as const;
  const words = [
    ['keywords.opt_in', registered.opt_in_keywords, keywords.opt_in],
    ['keywords.opt_out', registered.opt_out_keywords, keywords.opt_out],
    ['keywords.help', registered.help_keywords, keywords.help],
  ] as const;
  return [
    ...texts
      .filter(([, was, is]) => was.trim() !== is.trim())
      .map(([field, was, is]) => ({ field, registered: was, live: is })),
    ...words
      .filter(([, was, is]) => keywordSetKey(was) !== keywordSetKey(is))
      .map(([field, was, is]) => ({ field, registered: [...was], live: [...is] })),
    ...(samples.length === 0 || JSON.stringify(samples) === JSON.stringify(registered.samples)
      ? []
      : [{ field: 'samples', registered: [...registered.samples], live: [...samples] }]),
  ];
}

/** Case and order do not make a different set of keywords. */
function keywordSetKey(words: readonly string[]): string {
  return [...new Set(words.map((word) => word.toUpperCase()))].sort().join(' ');
}
