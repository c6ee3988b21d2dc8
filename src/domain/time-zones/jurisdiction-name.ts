import { stateOf } from './states.ts';

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** With an article where English needs one. */
const ARTICLE = /^(?:United |Netherlands|Philippines|Bahamas|Maldives|Dominican Republic|Cayman|Marshall|Solomon)/;

/**
 * The English name of an ISO 3166-1 or -2 code within a sentence: `Rhode Island`, `the United
 * States`. A state without a name is named by its country.
 */
export function jurisdictionName(code: string): string {
  const state = stateOf(code);
  if (state !== undefined) return state.name.startsWith('U.S.') ? `the ${state.name}` : state.name;
  const name = countries.of(code.slice(0, 2)) ?? code;
  return ARTICLE.test(name) ? `the ${name}` : name;
}
