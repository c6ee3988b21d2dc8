import { knowsAddresses, placeOfPostalCode, placeOfState } from '../time-zones/address-place.ts';
import { cellText } from './cell-text.ts';

type Value = string | number | boolean | null | readonly (string | number)[];

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
 * Cleans `postal_code` and `state` of the marks of spreadsheets, and adds `postal_code` and
 * `state`, from which the place of a contact is known, when the attributes have them under another
 * name, such as `zip`, `postcode`, `State` or `region`. A given `postal_code` or `state` is kept.
 */
export function withLocationAttributes<Some extends Value>(
  attributes: Readonly<Record<string, Some>>,
): Readonly<Record<string, Some | string>> {
  let found: Record<string, Some | string> | null = null;
  for (const [key, value] of Object.entries(attributes)) {
    const meant = meaningOf(key);
    // A list is no address.
    if (meant === undefined || Array.isArray(value)) continue;
    const clean = typeof value === 'string' ? cellText(value) : value;
    if (key !== meant.name) {
      if (Object.hasOwn(attributes, meant.name) || (found && Object.hasOwn(found, meant.name))) continue;
      if (clean !== null && !meant.isPlausible(String(clean))) continue;
    } else if (clean === value) continue;
    found ??= { ...attributes };
    found[meant.name] = clean === null ? (clean as Some) : String(clean);
  }
  return found ?? attributes;
}

/** Which of `state` and `postal_code` name no known place, where hours depend on them. */
export function unreadAddress(
  { state, postal_code: code }: Readonly<Record<string, unknown>>,
  country: string,
): readonly ('state' | 'postal_code')[] {
  if (!knowsAddresses(country)) return [];
  return [
    ...(isWritten(state) && placeOfState(String(state), country) === undefined ? (['state'] as const) : []),
    ...(isWritten(code) && placeOfPostalCode(String(code), country) === undefined ? (['postal_code'] as const) : []),
  ];
}

function isWritten(value: unknown): boolean {
  return (typeof value === 'string' && value !== '') || typeof value === 'number';
}

const MAX_KEYS = 5_000;
const meanings = new Map<string, (typeof ATTRIBUTES)[number] | undefined>();

function meaningOf(key: string): (typeof ATTRIBUTES)[number] | undefined {
  if (meanings.has(key)) return meanings.get(key);
  if (meanings.size >= MAX_KEYS) meanings.clear();
  const folded = key.toLowerCase().replace(/[^a-z]/g, '');
  const found = ATTRIBUTES.find(({ name, pattern }) => key === name || pattern.test(folded));
  meanings.set(key, found);
  return found;
}

function isState(value: string): boolean {
  return placeOfState(value, 'US') !== undefined;
}
