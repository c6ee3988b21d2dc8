/** Share number ranges and rules of carriers, so they count as one. */
const UNITED_STATES = ['AS', 'CA', 'GU', 'MP', 'PR', 'US', 'VI'];

/**
 * The countries that a new account may send to: its own. The other islands of the North American
 * numbering plan are left out: their numbers look domestic and cost more.
 */
export function homeCountries(country: string): readonly string[] {
  return UNITED_STATES.includes(country) ? UNITED_STATES : [country];
}
