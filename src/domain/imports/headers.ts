import { foldHeader } from './fold-header.ts';
import { isNumberedPhone, phoneHeaderRank } from './phone-headers.ts';
import { consentColumn, isConsentDetail } from './row-consent.ts';
import { wordsOf } from './words-of.ts';

/**
 * Maps a source column to a target: `phone`, `external_id`, `first_name`, `last_name`, `full_name`
 * (split into the two), `email`, `timezone`, `country`, `tags`, `consent` (what the row says about
 * it), `attributes` (an object of attributes), `attributes.<name>`, or '' to ignore the column.
 */
export interface ImportMapping {
  readonly [column: string]: string;
}

export const CONTACT_TARGETS = [
  'phone',
  'external_id',
  'first_name',
  'last_name',
  'full_name',
  'email',
  'timezone',
  'country',
  'tags',
] as const;
export type ContactTarget = (typeof CONTACT_TARGETS)[number];

export const MAX_ATTRIBUTES = 50;

/**
 * Header names in English, Spanish, French, Portuguese and German as spreadsheets and exports of
 * other products write them, without accents, case, spaces and punctuation. The first match wins.
 * Headers of phone numbers are in `phoneHeaderRank`.
 */
const HEADERS: Readonly<Record<Exclude<ContactTarget, 'phone'>, string>> = {
  external_id:
    'externalid externalcustomerid contactid customerid customernumber clientid clientuserid userid memberid guestid patientid studentid subscriberid leadid crmid recordid referenceid ' +
    'squarecustomerid shopifycustomerid klaviyoid customeruserid customerguid guestguid contactid18 contactkey subscriberkey profileid personid uuid guid euid leid ' +
    'idexterno idcliente idclient idexterne externeid kundennummer kundenid id',
  first_name:
    'firstname givenname forename fname first firstnames primernombre nombre nombres prenom primeironome vorname name1',
  last_name:
    'lastname surname familyname lname last secondname primerapellido apellido apellidos nomdefamille nom sobrenome ultimonome nachname familienname zuname',
  full_name:
    'fullname name completename wholename displayname firstandlastname firstlastname namefull fileas nombrecompleto nombreyapellido nombreyapellidos nomcomplet nomprenom nomecompleto nome vollstandigername vorundnachname',
  email:
    'email emailaddress primaryemail mail emailprimary email1 email1value email1address emailid mailaddress correoelectronico correo courriel adressemail adresseemail emailadresse mailadresse',
  timezone:
    'timezone timezonename tz ianatimezone usertimezone zonahoraria husohorario fuseauhoraire fusohorario zeitzone',
  country:
    'countrycode countryiso countryiso2 countryisocode country countryregion countryorregion countryname cc ipcountry codigopais pais codepays pays landercode landeskennung land address1country',
  tags: 'tags tag labels label contacttags customertags groupmembership contactgroups groups group categories etiquetas etiquettes schlagworte schlagworter',
};

/** Words around a name that say whose it is or which address is meant. */
const OWNERS = [
  'customer',
  'contact',
  'client',
  'lead',
  'person',
  'guest',
  'attendee',
  'buyer',
  'subscriber',
  'member',
];
const MORE_OWNERS = ['recipient', 'patient', 'student', 'profile', 'your', 'primary', 'default'];
const PLACES = ['billing', 'mailing', 'home', 'address', 'shipping'];
const AFFIXES = [...OWNERS, ...MORE_OWNERS, ...PLACES];

/** A match of a whole header comes before one without the words around it. */
const WITHOUT_AFFIX = 1000;

const RANKS: ReadonlyMap<string, readonly [target: ContactTarget, rank: number]> = new Map(
  CONTACT_TARGETS.flatMap((target) =>
    target === 'phone' ? [] : HEADERS[target].split(' ').map((name, rank) => [name, [target, rank]] as const),
  ),
);

/**
 * Chooses a target for every header. Each target gets its best-matching header. A header without a
 * match becomes an attribute of that name, up to `MAX_ATTRIBUTES`; a header that is not a valid
 * attribute name is ignored.
 */
export function guessMapping(headers: readonly string[]): ImportMapping {
  const named = bestHeaders(headers);
  const mapping: Record<string, string> = Object.create(null);
  const attributes = new Set<string>();
  for (const header of headers) {
    const target = named.get(header) ?? attributeTarget(header);
    const isAttribute = target.startsWith('attributes.');
    mapping[header] = isAttribute && (attributes.has(target) || attributes.size >= MAX_ATTRIBUTES) ? '' : target;
    if (isAttribute) attributes.add(target);
  }
  return mapping;
}

function bestHeaders(headers: readonly string[]): ReadonlyMap<string, ContactTarget> {
  const best = new Map<ContactTarget, { readonly header: string; readonly rank: number }>();
  for (const header of headers) {
    const match = matchOf(header);
    if (match === null) continue;
    const [target, rank] = match;
    if (rank < (best.get(target)?.rank ?? Number.POSITIVE_INFINITY)) best.set(target, { header, rank });
  }
  const named = new Map([...best].map(([target, { header }]) => [header, target] as const));
  const name = best.get('full_name')?.header;
  if (name !== undefined)
    named.set(name, roleOfName(best.get('first_name')?.header, best.has('last_name')) ?? 'full_name');
  if (name !== undefined && best.has('first_name') && named.get(name) === 'full_name') named.delete(name);
  // Of numbered columns for numbers of one person the first usable one counts.
  const first = best.get('phone')?.header;
  if (first !== undefined && isNumberedPhone(first))
    for (const header of headers) if (isNumberedPhone(header)) named.set(header, 'phone');
  return named;
}

/** What a column `Name` means beside another one: the part that is missing. */
function roleOfName(firstName: string | undefined, hasLastName: boolean): 'first_name' | 'last_name' | null {
  if (firstName === undefined) return hasLastName ? 'first_name' : null;
  return !hasLastName && foldHeader(firstName) === 'vorname' ? 'last_name' : null;
}

/** The best target of a header and how well they match; null without one. */
function matchOf(header: string): readonly [target: ContactTarget, rank: number] | null {
  if (consentColumn(header) !== null) return null;
  const folded = foldHeader(header);
  const exact = RANKS.get(folded);
  if (exact !== undefined) return exact;
  const phone = phoneHeaderRank(header);
  if (phone !== null) return ['phone', phone];
  // Whole words only: `Homeland` is no country of a home, and `Last visit` no last name.
  const tokens = wordsOf(header);
  const [start, end] = [ownersBefore(tokens), ownersBefore(tokens.toReversed())];
  for (const [before, after] of [
    [start, 0],
    [0, end],
  ] as const) {
    const owners = [...tokens.slice(0, before), ...tokens.slice(tokens.length - after)];
    const match = owners.length === 0 ? undefined : RANKS.get(tokens.slice(before, tokens.length - after).join(''));
    // The ID of an address is not one of a person.
    if (match !== undefined && !(match[0] === 'external_id' && owners.some((owner) => PLACES.includes(owner))))
      return [match[0], match[1] + WITHOUT_AFFIX + AFFIXES.indexOf(owners[0] ?? '')];
  }
  return null;
}

/** How many words at the start only say whose a value is, of which one word is left. */
function ownersBefore(tokens: readonly string[]): number {
  const count = tokens.findIndex((token) => !AFFIXES.includes(token));
  return count === -1 ? Math.max(0, tokens.length - 1) : count;
}

/**
 * The rule that the name of an attribute breaks, or null. Letters, digits and underscores, at most
 * 64, so that templates can use `{{ attributes.name }}`, and no name that every JavaScript object
 * inherits. A time zone among the attributes would not count for the allowed hours.
 */
export function attributeNameRule(name: string): string | null {
  if (ZONE_NAMES.has(foldHeader(name))) return 'must be given as timezone';
  const isValid =
    /^[\p{L}_][\p{L}\p{M}\p{N}_]{0,63}$/u.test(name) && !(name in Object.prototype) && name !== 'prototype';
  return isValid ? null : 'must be a valid name of a template variable';
}

export function isAttributeName(name: string): boolean {
  return attributeNameRule(name) === null;
}

const ZONE_NAMES: ReadonlySet<string> = new Set(HEADERS.timezone.split(' '));

function attributeTarget(header: string): string {
  if (header.trim().toLowerCase() === 'attributes') return 'attributes';
  // A column with a status of any kind stays an attribute.
  const consent = consentColumn(header);
  if (consent !== null && consent.kind !== 'status') return 'consent';
  if (isConsentDetail(header)) return '';
  const name = header
    .normalize('NFC')
    .trim()
    .replace(/^attributes\./i, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '_')
    // A run of other characters is one underscore.
    .replace(/^_|_$/g, '');
  return isAttributeName(name) ? `attributes.${name}` : '';
}
