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

/** The place of a state that someone with a number of the country wrote, or undefined. */
export function placeOfState(typed: string, country: string): Place | undefined {
  return inHomeOrNeighbor(typed, country, statePlace);
}

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
