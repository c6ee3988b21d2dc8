import { isOneEditAway } from '../is-one-edit-away.ts';
import type { Place } from './place.ts';

/**
 * Every zone used in a state or province, so that a split state is checked in all of its zones.
 * Zones that have agreed with a bigger one since 2019 are listed under its name. ISO 3166-2 code,
 * name, zones, and other names and abbreviations in use. Sources of the zones: 49 CFR part 71
 * (limits of the zones of the United States); National Research Council Canada; the IANA time zone
 * database.
 */
const TABLE = `
US-AL | Alabama | America/Chicago | ala
US-AK | Alaska | America/Adak America/Anchorage
US-AZ | Arizona | America/Denver America/Phoenix | ariz
US-AR | Arkansas | America/Chicago | ark
US-CA | California | America/Los_Angeles | cal calif
US-CO | Colorado | America/Denver | colo
US-CT | Connecticut | America/New_York | conn
US-DE | Delaware | America/New_York | del
US-DC | District of Columbia | America/New_York | washingtondc
US-FL | Florida | America/Chicago America/New_York | fla
US-GA | Georgia | America/New_York
US-HI | Hawaii | Pacific/Honolulu
US-ID | Idaho | America/Denver America/Los_Angeles
US-IL | Illinois | America/Chicago | ill
US-IN | Indiana | America/Chicago America/New_York | ind
US-IA | Iowa | America/Chicago
US-KS | Kansas | America/Chicago America/Denver | kan kans
US-KY | Kentucky | America/Chicago America/New_York
US-LA | Louisiana | America/Chicago
US-ME | Maine | America/New_York
US-MD | Maryland | America/New_York
US-MA | Massachusetts | America/New_York | mass
US-MI | Michigan | America/Chicago America/New_York | mich
US-MN | Minnesota | America/Chicago | minn
US-MS | Mississippi | America/Chicago | miss
US-MO | Missouri | America/Chicago
US-MT | Montana | America/Denver | mont
US-NE | Nebraska | America/Chicago America/Denver | neb nebr
US-NV | Nevada | America/Denver America/Los_Angeles | nev
US-NH | New Hampshire | America/New_York
US-NJ | New Jersey | America/New_York
US-NM | New Mexico | America/Denver | nmex
US-NY | New York | America/New_York
US-NC | North Carolina | America/New_York
US-ND | North Dakota | America/Chicago America/Denver | ndak
US-OH | Ohio | America/New_York
US-OK | Oklahoma | America/Chicago | okla
US-OR | Oregon | America/Denver America/Los_Angeles | ore oreg
US-PA | Pennsylvania | America/New_York | penn penna
US-RI | Rhode Island | America/New_York
US-SC | South Carolina | America/New_York
US-SD | South Dakota | America/Chicago America/Denver | sdak
US-TN | Tennessee | America/Chicago America/New_York | tenn
US-TX | Texas | America/Chicago America/Denver | tex
US-UT | Utah | America/Denver
US-VT | Vermont | America/New_York
US-VA | Virginia | America/New_York
US-WA | Washington | America/Los_Angeles | wash
US-WV | West Virginia | America/New_York | wva
US-WI | Wisconsin | America/Chicago | wis wisc
US-WY | Wyoming | America/Denver | wyo
US-AS | American Samoa | Pacific/Pago_Pago
US-GU | Guam | Pacific/Guam
US-MP | Northern Mariana Islands | Pacific/Guam
US-PR | Puerto Rico | America/Puerto_Rico
US-VI | U.S. Virgin Islands | America/Puerto_Rico | virginislands
CA-AB | Alberta | America/Edmonton | alta
CA-BC | British Columbia | America/Creston America/Dawson_Creek America/Edmonton America/Vancouver
CA-MB | Manitoba | America/Winnipeg | man
CA-NB | New Brunswick | America/Halifax
CA-NL | Newfoundland and Labrador | America/Halifax America/St_Johns | newfoundland nfld labrador
CA-NS | Nova Scotia | America/Halifax
CA-NT | Northwest Territories | America/Edmonton | nwt
CA-NU | Nunavut | America/Atikokan America/Edmonton America/Toronto America/Winnipeg
CA-ON | Ontario | America/Atikokan America/Toronto America/Winnipeg | ont
CA-PE | Prince Edward Island | America/Halifax | pei
CA-QC | Quebec | America/Blanc-Sablon America/Halifax America/Toronto | que
CA-SK | Saskatchewan | America/Edmonton America/Regina | sask
CA-YT | Yukon | America/Whitehorse
`;

export interface State {
  /** ISO 3166-2. */
  readonly code: string;
  readonly name: string;
  readonly zones: readonly string[];
  readonly otherNames: readonly string[];
}

export const STATES: readonly State[] = TABLE.trim()
  .split('\n')
  .map((row) => {
    const [code = '', name = '', zones = '', otherNames] = row.split(' | ');
    return { code, name, zones: zones.split(' '), otherNames: otherNames?.split(' ') ?? [] };
  });

const BY_CODE = new Map(STATES.map((state) => [state.code, state]));
/** By country and folded name, code or abbreviation. */
const BY_NAME = new Map(
  STATES.flatMap((state) => {
    const { code, name, otherNames } = state;
    const country = code.slice(0, 2);
    return [code, code.slice(3), name, ...otherNames].map((known) => [`${country} ${fold(known)}`, state] as const);
  }),
);

/** A mistake in a shorter name could be another word. */
const MIN_GUESSED = 6;
const GUESSED = STATES.map((state) => ({ state, name: fold(state.name) })).filter(
  ({ name }) => name.length >= MIN_GUESSED,
);

export function stateOf(code: string): State | undefined {
  return BY_CODE.get(code);
}

/**
 * The place of a state as people store it: `FL`, `US-FL`, `florida`, `Fla.`, `R.I.`, `State of
 * Florida`. The country decides where a name or a code is looked up. In `Miami, FL` or `Florida
 * (USA)`, the first part that is a state counts, but the rest may mean another place; so may a
 * name with one mistake, such as `Louisana`.
 */
export function statePlace(typed: string, country: string): Place | undefined {
  if (typed.length > MAX_TYPED) return undefined;
  const whole = stateNamed(typed, country);
  if (whole !== undefined) return { regions: [whole.code], zones: whole.zones, isDoubtful: false };
  const parts = typed.split(PARTS);
  for (const part of parts) {
    const state = stateNamed(part, country);
    if (state !== undefined) return { regions: [state.code], zones: state.zones, isDoubtful: true };
  }
  const meant = new Set(parts.flatMap((part) => statesMeant(part, country)));
  if (meant.size === 0) return undefined;
  return {
    regions: [...meant].map(({ code }) => code),
    zones: [...meant].flatMap(({ zones }) => zones),
    isDoubtful: true,
  };
}

const MAX_TYPED = 80;
const PARTS = /[,()/]|\s-\s/;
const OF = /^\s*(?:the\s+)?(?:state|commonwealth|province|territory)\s+of\s+/i;

function stateNamed(typed: string, country: string): State | undefined {
  return BY_NAME.get(`${country} ${fold(typed.replace(OF, ''))}`);
}

/** The states whose name is typed with one mistake. */
function statesMeant(typed: string, country: string): readonly State[] {
  const folded = fold(typed.replace(OF, ''));
  return GUESSED.filter(({ state, name }) => state.code.startsWith(country) && isOneEditAway(folded, name)).map(
    ({ state }) => state,
  );
}

function fold(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}
