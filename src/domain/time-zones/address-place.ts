import { jurisdictionsOf } from './countries.ts';
import type { Place } from './place.ts';
import { postalCodePlace } from './postal-codes.ts';
import { statePlace } from './states.ts';

/** An address of a number of the United States may be in Canada, and the reverse. */
const NEIGHBORS: Readonly<Record<string, string>> = { US: 'CA', CA: 'US' };

/** The country to whose law a place belongs: `US` for Puerto Rico. */
export function homeOf(country: string): string {
  return jurisdictionsOf(country)[0] ?? country;
}

/** Whether states and postal codes are known there. */
export function knowsAddresses(country: string): boolean {
  return Object.hasOwn(NEIGHBORS, homeOf(country));
}

/**
 * The place of a state that someone with a number of the country wrote, or undefined. Someone with
 * a number of Mexico may live in "Texas"; abbreviations, postal codes and similar names ("Marne")
 * mean other places there.
 */
export function placeOfState(typed: string, country: string): Place | undefined {
  if (knowsAddresses(country)) return inHomeOrNeighbor(typed, country, statePlace);
  const named = NAME.test(typed) ? inHomeOrNeighbor(typed, 'US', statePlace) : undefined;
  return named?.isDoubtful === true ? undefined : named;
}

/** More letters than an abbreviation has. */
const NAME = /^\s*\p{L}{4}/u;

/** The same for a postal code. */
export function placeOfPostalCode(typed: string, country: string): Place | undefined {
  return inHomeOrNeighbor(typed, country, postalCodePlace);
}

function inHomeOrNeighbor(
  typed: string,
  country: string,
  read: (typed: string, country: string) => Place | undefined,
): Place | undefined {
  const home = homeOf(country);
  const neighbor = NEIGHBORS[home];
  return read(typed, home) ?? (neighbor === undefined ? undefined : read(typed, neighbor));
}
