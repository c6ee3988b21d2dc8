import { foldHeader } from './fold-header.ts';
import { consentColumn, isConsentDetail } from './row-consent.ts';

/**
 * Maps a source column to a target: `phone`, `external_id`, `first_name`, `last_name`, `email`,
 * `timezone`, `country`, `tags`, `consent` (what the row says about it), `attributes` (an object of
 * attributes), `attributes.<name>`, or '' to ignore the column.
 */
export interface ImportMapping {
  readonly [column: string]: string;
}

export const CONTACT_TARGETS = [
  'phone',
  'external_id',
  'first_name',
  'last_name',
  'email',
  'timezone',
  'country',
  'tags',
] as const;
export type ContactTarget = (typeof CONTACT_TARGETS)[number];

export const MAX_ATTRIBUTES = 50;

/**
 * Header names in English, Spanish, French, Portuguese and German as spreadsheets and CRM exports
 * write them, without accents, case, spaces and punctuation. The first match wins, so a mobile
 * number comes before other phones.
 */
const HEADERS: Readonly<Record<ContactTarget, string>> = {
  phone:
    'phonee164 e164 msisdn mobilephone mobilenumber mobile mobileno cellphone cellnumber cell telefonomovil movil celular ' +
    'telemovel telephoneportable telephonemobile portable mobiltelefon mobilnummer handynummer handy mobil phone phonenumber ' +
    'phoneno telephone telephonenumber tel telefono numerodetelefono telefone numerodetelephone telefon telefonnummer ' +
    'rufnummer whatsapp sms smsnumber contactnumber numero number nummer recipient to',
  external_id:
    'externalid contactid customerid customernumber clientid userid memberid crmid idexterno idcliente idclient idexterne ' +
    'externeid kundennummer kundenid id',
  first_name: 'firstname givenname forename fname first primernombre nombre nombres prenom primeironome vorname',
  last_name:
    'lastname surname familyname lname last apellido apellidos nomdefamille nom sobrenome nachname familienname',
  email: 'email emailaddress mail correoelectronico correo courriel adressemail adresseemail emailadresse',
  timezone: 'timezone tz zonahoraria husohorario fuseauhoraire fusohorario zeitzone',
  country: 'countrycode country codigopais pais codepays pays landercode landeskennung land',
  tags: 'tags tag labels label etiquetas etiquettes schlagworte schlagworter',
};

const SYNONYMS = CONTACT_TARGETS.map((target) => [target, HEADERS[target].split(' ')] as const);

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
  const byFold = new Map(headers.toReversed().map((header) => [foldHeader(header), header]));
  const best = new Map<string, ContactTarget>();
  for (const [target, names] of SYNONYMS) {
    const name = names.find((candidate) => byFold.has(candidate));
    if (name !== undefined) best.set(byFold.get(name)!, target);
  }
  return best;
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
