import type { Place } from '../time-zones/place.ts';
import { postalCodePlace } from '../time-zones/postal-codes.ts';
import { statePlace } from '../time-zones/states.ts';

const NORTH_AMERICAN = ['US', 'CA'];

type Value = string | number | boolean | null;

/** Names that CRM exports and developers give to the two attributes, folded to letters. */
const POSTAL_CODE =
  /^(?:home|mailing|address|primary|contact|residential|billing|shipping|delivery|default)?(?:address)?(?:zip|zippostal|postalzip|postal|post|zippost)(?:code)?$|^(?:plz|postleitzahl|codepostal|codigopostal|cep)$/;
const STATE =
  /^(?:home|mailing|address|primary|contact|residential|billing|shipping|delivery|default|us)?(?:address)?(?:state|stateprovince|provincestate|stateregion|province|region|administrativearea)(?:code|name|abbr|abbreviation)?$|^(?:estado|provincia|bundesland)$/;

const ATTRIBUTES = [
  { name: 'postal_code', pattern: POSTAL_CODE, isPlausible: (value: string) => /\p{Nd}/u.test(value) },
  // `region` may be a sales region: only the name or code of a state counts.
  { name: 'state', pattern: STATE, isPlausible: (value: string) => isState(value) },
] as const;

/**
 * Adds `postal_code` and `state`, from which the place of a contact is known, when the attributes
 * have them under another name, such as `zip`, `postcode`, `State` or `region`. A given
 * `postal_code` or `state` is kept.
 */
export function withLocationAttributes<Some extends Value>(
  attributes: Readonly<Record<string, Some>>,
): Readonly<Record<string, Some | string>> {
  let found: Record<string, Some | string> | null = null;
  for (const [key, value] of Object.entries(attributes)) {
    const meant = meaningOf(key);
    if (meant === undefined || Object.hasOwn(attributes, meant.name) || (found && Object.hasOwn(found, meant.name)))
      continue;
    if (value !== null && !meant.isPlausible(String(value))) continue;
    found ??= { ...attributes };
    found[meant.name] = value === null ? value : String(value);
  }
  return found ?? attributes;
}

/**
 * Which of `state` and `postal_code` name no place that is known, in the United States or Canada.
 * Only there hours depend on them.
 */
export function unreadAddress(
  attributes: Readonly<Record<string, unknown>>,
  country: string | null,
): readonly ('state' | 'postal_code')[] {
  if (country !== 'US' && country !== 'CA') return [];
  const { state, postal_code: code } = attributes;
  const isUnread = (value: unknown, read: (typed: string, country: string) => Place | undefined): boolean =>
    (typeof value === 'string' || typeof value === 'number') &&
    value !== '' &&
    NORTH_AMERICAN.every((at) => read(String(value), at) === undefined);
  return [
    ...(isUnread(state, statePlace) ? (['state'] as const) : []),
    ...(isUnread(code, postalCodePlace) ? (['postal_code'] as const) : []),
  ];
}

const MAX_KEYS = 5_000;
const meanings = new Map<string, (typeof ATTRIBUTES)[number] | undefined>();

function meaningOf(key: string): (typeof ATTRIBUTES)[number] | undefined {
  if (meanings.has(key)) return meanings.get(key);
  if (meanings.size >= MAX_KEYS) meanings.clear();
  const folded = key.toLowerCase().replace(/[^a-z]/g, '');
  const found = ATTRIBUTES.find(({ name, pattern }) => key !== name && pattern.test(folded));
  meanings.set(key, found);
  return found;
}

function isState(value: string): boolean {
  return NORTH_AMERICAN.some((country) => statePlace(value, country) !== undefined);
}
