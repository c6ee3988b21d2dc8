/**
 * Every zone used in a state or province, so that a split state is checked in all of its zones.
 * Zones that have agreed with a bigger one since 2019 are listed under its name. ISO 3166-2 code,
 * name, zones. Sources: 49 CFR part 71 (limits of the zones of the United States); National
 * Research Council Canada; the IANA time zone database.
 */
const TABLE = `
US-AL | Alabama | America/Chicago
US-AK | Alaska | America/Adak America/Anchorage
US-AZ | Arizona | America/Denver America/Phoenix
US-AR | Arkansas | America/Chicago
US-CA | California | America/Los_Angeles
US-CO | Colorado | America/Denver
US-CT | Connecticut | America/New_York
US-DE | Delaware | America/New_York
US-DC | District of Columbia | America/New_York
US-FL | Florida | America/Chicago America/New_York
US-GA | Georgia | America/New_York
US-HI | Hawaii | Pacific/Honolulu
US-ID | Idaho | America/Denver America/Los_Angeles
US-IL | Illinois | America/Chicago
US-IN | Indiana | America/Chicago America/New_York
US-IA | Iowa | America/Chicago
US-KS | Kansas | America/Chicago America/Denver
US-KY | Kentucky | America/Chicago America/New_York
US-LA | Louisiana | America/Chicago
US-ME | Maine | America/New_York
US-MD | Maryland | America/New_York
US-MA | Massachusetts | America/New_York
US-MI | Michigan | America/Chicago America/New_York
US-MN | Minnesota | America/Chicago
US-MS | Mississippi | America/Chicago
US-MO | Missouri | America/Chicago
US-MT | Montana | America/Denver
US-NE | Nebraska | America/Chicago America/Denver
US-NV | Nevada | America/Denver America/Los_Angeles
US-NH | New Hampshire | America/New_York
US-NJ | New Jersey | America/New_York
US-NM | New Mexico | America/Denver
US-NY | New York | America/New_York
US-NC | North Carolina | America/New_York
US-ND | North Dakota | America/Chicago America/Denver
US-OH | Ohio | America/New_York
US-OK | Oklahoma | America/Chicago
US-OR | Oregon | America/Denver America/Los_Angeles
US-PA | Pennsylvania | America/New_York
US-RI | Rhode Island | America/New_York
US-SC | South Carolina | America/New_York
US-SD | South Dakota | America/Chicago America/Denver
US-TN | Tennessee | America/Chicago America/New_York
US-TX | Texas | America/Chicago America/Denver
US-UT | Utah | America/Denver
US-VT | Vermont | America/New_York
US-VA | Virginia | America/New_York
US-WA | Washington | America/Los_Angeles
US-WV | West Virginia | America/New_York
US-WI | Wisconsin | America/Chicago
US-WY | Wyoming | America/Denver
US-AS | American Samoa | Pacific/Pago_Pago
US-GU | Guam | Pacific/Guam
US-MP | Northern Mariana Islands | Pacific/Guam
US-PR | Puerto Rico | America/Puerto_Rico
US-VI | U.S. Virgin Islands | America/Puerto_Rico
CA-AB | Alberta | America/Edmonton
CA-BC | British Columbia | America/Creston America/Dawson_Creek America/Edmonton America/Vancouver
CA-MB | Manitoba | America/Winnipeg
CA-NB | New Brunswick | America/Halifax
CA-NL | Newfoundland and Labrador | America/Halifax America/St_Johns
CA-NS | Nova Scotia | America/Halifax
CA-NT | Northwest Territories | America/Edmonton
CA-NU | Nunavut | America/Atikokan America/Edmonton America/Toronto America/Winnipeg
CA-ON | Ontario | America/Atikokan America/Toronto America/Winnipeg
CA-PE | Prince Edward Island | America/Halifax
CA-QC | Quebec | America/Blanc-Sablon America/Halifax America/Toronto
CA-SK | Saskatchewan | America/Edmonton America/Regina
CA-YT | Yukon | America/Whitehorse
`;

export interface State {
  /** ISO 3166-2. */
  readonly code: string;
  readonly name: string;
  readonly zones: readonly string[];
}

export const STATES: readonly State[] = TABLE.trim()
  .split('\n')
  .map((row) => {
    const [code = '', name = '', zones = ''] = row.split(' | ');
    return { code, name, zones: zones.split(' ') };
  });

const BY_CODE = new Map(STATES.map((state) => [state.code, state]));
const BY_NAME = new Map(STATES.map((state) => [`${state.code.slice(0, 2)} ${fold(state.name)}`, state]));

export function stateOf(code: string): State | undefined {
  return BY_CODE.get(code);
}

/**
 * A state as people store it: `FL`, `US-FL`, `florida`, `Fla.`, `R.I.`, `State of Florida`,
 * `FL - Florida` or `Florida, USA`. The country decides where a name or a bare code is looked up.
 */
export function readState(typed: string, country: string): State | undefined {
  const text = typed.slice(0, MAX_TYPED).normalize('NFKC');
  const parts = text.split(/[,()/]|\s-\s/).filter((part) => part.trim() !== '');
  return [text, ...parts].map((part) => readPart(part, country)).find((state) => state !== undefined);
}

const MAX_TYPED = 80;

function readPart(part: string, country: string): State | undefined {
  const folded = fold(part.replace(OF, ''));
  const letters = folded.toUpperCase();
  const code = /^[A-Z]{2}-/i.test(part.trim()) ? part.trim().toUpperCase() : `${country}-${letters}`;
  return (
    (code.startsWith(`${country}-`) ? BY_CODE.get(code) : undefined) ??
    BY_NAME.get(`${country} ${folded}`) ??
    BY_CODE.get(`${country}-${ABBREVIATIONS.get(`${country} ${folded}`) ?? ''}`)
  );
}

const OF = /^\s*(?:the\s+)?(?:state|commonwealth|province|territory)\s+of\s+/i;

/** Older than the codes of the post (U.S. Government Publishing Office Style Manual). */
const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    US: `AL ala, AZ ariz, AR ark, CA cal calif, CO colo, CT conn, DE del, DC washingtondc, FL fla flor, IL ill ills, IN ind,
      KS kan kans, KY ken kent, MA mass, MI mich, MN minn, MS miss, MT mont, NE neb nebr, NV nev, NM nmex newmex,
      NC ncar, ND ndak, OK okla, OR ore oreg, PA penn penna, SC scar, SD sdak, TN tenn, TX tex, VA virg, WA wash,
      WV wva wvirginia, WI wis wisc, WY wyo, VI usvi virginislands, GU guam, MP cnmi`,
    CA: `AB alta, MB man, NL newfoundland nfld labrador, NT nwt, ON ont, PE pei, QC que pq, SK sask, YT yukonterritory`,
  }).flatMap(([country, rows]) =>
    rows.split(',').flatMap((row) => {
      const [code = '', ...names] = row.trim().split(/\s+/);
      return names.map((name) => [`${country} ${name}`, code] as const);
    }),
  ),
);

function fold(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}
