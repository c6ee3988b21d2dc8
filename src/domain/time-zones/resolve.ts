import { homeOf, placeOfPostalCode, placeOfState } from './address-place.ts';
import { areaCodeLocation } from './area-codes.ts';
import { countryOfZone, jurisdictionsOf, zonesOfCountry } from './countries.ts';
import { zonesMeant } from './known-zone.ts';
import type { Place } from './place.ts';

export interface LocationHints {
  /** E.164. */
  readonly phone: string;
  /** Country of the number as parsed (ISO 3166-1 alpha-2), or null. */
  readonly phoneCountry: string | null;
  /**
   * Stored data of the contact. Postal code and state are read in the contact's country, or else
   * the number's.
   */
  readonly contact?: {
    /** An explicitly set zone. A name without a place, such as `EST`, is every zone it may mean. */
    readonly zone?: string | null;
    readonly postalCode?: string | null;
    /** `FL`, `US-FL` or `Florida`. */
    readonly state?: string | null;
    readonly country?: string | null;
  };
}

export type LocationSource = 'contact' | 'postal_code' | 'state' | 'area_code' | 'country';

export interface RecipientLocation {
  /**
   * IANA zones, sorted. Marketing is allowed only when it is allowed in all of them. Empty when not
   * even the country is known: then marketing is never allowed.
   */
  readonly zones: readonly string[];
  /**
   * ISO 3166-1 and -2 codes of every jurisdiction whose rules may apply, sorted. `US-ZZ`: United
   * States, state unknown.
   */
  readonly jurisdictions: readonly string[];
  /** The hint that determined the zones. */
  readonly source: LocationSource;
  readonly confidence: 'high' | 'medium' | 'low';
}

/**
 * The possible locations of a recipient. The zones come from the best hint (messaging rules,
 * section 4: contact's zone, postal code, state, area code, country). The jurisdictions come from
 * all hints, because neither a number nor an address proves residence: the strictest rule applies.
 * A hint that cannot be parsed is ignored.
 */
export function resolveLocation({ phone, phoneCountry, contact = {} }: LocationHints): RecipientLocation {
  const country = knownCountry(contact.country) ?? knownCountry(phoneCountry);
  const meant = contact.zone ? zonesMeant(contact.zone) : [];
  const home = country === undefined ? undefined : homeOf(country);
  const postal = contact.postalCode && country ? placeOfPostalCode(contact.postalCode, country) : undefined;
  const state = contact.state && country ? placeOfState(contact.state, country) : undefined;
  const area = areaCodeLocation(phone);

  const countries = [knownCountry(contact.country), knownCountry(phoneCountry)].filter((known) => known !== undefined);
  const regions = [
    ...countries,
    ...[countryOfAll(meant), ...(postal?.regions ?? []), ...(state?.regions ?? []), ...(area?.regions ?? [])].filter(
      isNamed,
    ),
  ];
  return { ...bestZones(), jurisdictions: withUnknownState(regions.flatMap(jurisdictionsOf)) };

  function bestZones(): Pick<RecipientLocation, 'zones' | 'source' | 'confidence'> {
    if (meant.length > 0) return withConfidence('contact', meant, 'high', 'medium');
    if (postal) return withConfidence('postal_code', zonesOfAddress(postal), 'high', 'medium');
    if (state) return withConfidence('state', zonesOfAddress(state), 'high', 'medium');
    // If contact and number are from different countries, the area code says nothing about the
    // contact.
    if (area && (!country || area.regions.some((region) => homeOf(region) === home)))
      return withConfidence('area_code', area.zones, 'medium', 'low');
    return withConfidence('country', countries.flatMap(zonesOfCountry), 'medium', 'low');
  }

  /** Where an address may mean another place (`CA`, `1010`), the zones of the number count too. */
  function zonesOfAddress({ regions: found, zones, isDoubtful }: Place): readonly string[] {
    const isAtHome = found.some((region) => homeOf(region) === home);
    if (isAtHome && !isDoubtful) return zones;
    return [...zones, ...(area?.zones ?? countries.flatMap(zonesOfCountry))];
  }
}

/** The country that all zones belong to; a name that may mean several countries names none. */
function countryOfAll(zones: readonly string[]): string | undefined {
  const countries = new Set(zones.map(countryOfZone));
  return countries.size === 1 ? [...countries][0] : undefined;
}

function withConfidence<Level extends RecipientLocation['confidence']>(
  source: LocationSource,
  all: readonly string[],
  one: Level,
  several: Level,
) {
  const zones = [...new Set(all)].sort();
  return { zones, source, confidence: zones.length === 1 ? one : several };
}

function withUnknownState(found: readonly string[]): readonly string[] {
  const all = new Set(found);
  if (all.has('US') && !found.some((jurisdiction) => jurisdiction.startsWith('US-'))) all.add('US-ZZ');
  return [...all].sort();
}

function knownCountry(code: string | null | undefined): string | undefined {
  const upper = code?.trim().toUpperCase();
  return upper && zonesOfCountry(upper).length > 0 ? upper : undefined;
}

function isNamed(region: string | undefined): region is string {
  return region !== undefined && region !== '';
}
