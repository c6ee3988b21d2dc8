/**
 * Zones with the same time as a larger zone since 2019 or earlier, by the name of that zone. Fewer
 * zones make evaluation faster, and a test checks that the answers are equal.
 */
export const SAME_CLOCK: Readonly<Record<string, string>> = {
  'America/Boise': 'America/Denver',
  'America/Detroit': 'America/New_York',
  'America/Indiana/Indianapolis': 'America/New_York',
  'America/Indiana/Knox': 'America/Chicago',
  'America/Indiana/Marengo': 'America/New_York',
  'America/Indiana/Petersburg': 'America/New_York',
  'America/Indiana/Tell_City': 'America/Chicago',
  'America/Indiana/Vevay': 'America/New_York',
  'America/Indiana/Vincennes': 'America/New_York',
  'America/Indiana/Winamac': 'America/New_York',
  'America/Juneau': 'America/Anchorage',
  'America/Kentucky/Louisville': 'America/New_York',
  'America/Kentucky/Monticello': 'America/New_York',
  'America/Menominee': 'America/Chicago',
  'America/Metlakatla': 'America/Anchorage',
  'America/Nome': 'America/Anchorage',
  'America/North_Dakota/Beulah': 'America/Chicago',
  'America/North_Dakota/Center': 'America/Chicago',
  'America/North_Dakota/New_Salem': 'America/Chicago',
  'America/Sitka': 'America/Anchorage',
  'America/St_Thomas': 'America/Puerto_Rico',
  'America/Yakutat': 'America/Anchorage',
  'Pacific/Chuuk': 'Pacific/Guam',
  'Pacific/Kwajalein': 'Pacific/Majuro',
  'Pacific/Saipan': 'Pacific/Guam',
};

/**
 * Area codes that cross a zone border but have one zone in the metadata, mostly overlays without
 * landlines. They get every zone of their state, like codes whose landlines lie in several zones.
 */
export const SPLIT_AREA_CODES: readonly string[] = [
  // Overlays of 850, 270, 541, 812 and 423.
  ...['448', '364', '458', '930', '729'],
  // British Columbia without Vancouver's 604: the Peace River and the Kootenays have other times.
  ...['236', '250', '257', '672', '778'],
  // Saskatchewan (Lloydminster), eastern Quebec (Blanc-Sablon, Magdalen Islands), Labrador.
  ...['306', '474', '639', '367', '418', '581', '709', '879'],
];

/** Area codes with a wrong zone in the metadata: Orlando is not in Florida's west. */
export const AREA_CODE_ZONES: Readonly<Record<string, readonly string[]>> = { '689': ['America/New_York'] };

/**
 * Countries that the package omits, gives redundant zones, or gives a zone that databases of early
 * 2025 do not know.
 */
export const COUNTRY_ZONES: Readonly<Record<string, readonly string[]>> = {
  AC: ['Atlantic/St_Helena'],
  AU: 'Adelaide Brisbane Darwin Eucla Hobart Lord_Howe Perth Sydney'.split(' ').map((place) => `Australia/${place}`),
  CL: ['America/Punta_Arenas', 'America/Santiago', 'Pacific/Easter'],
  RU: [
    ...'Anadyr Irkutsk Kamchatka Krasnoyarsk Magadan Novosibirsk Omsk Sakhalin Vladivostok Yakutsk Yekaterinburg'
      .split(' ')
      .map((place) => `Asia/${place}`),
    ...['Europe/Kaliningrad', 'Europe/Moscow', 'Europe/Samara'],
  ],
  TA: ['Atlantic/St_Helena'],
  XK: ['Europe/Belgrade'],
};

/** Territories that are countries in the numbering plan and under United States law. */
export const TERRITORIES: readonly string[] = ['AS', 'GU', 'MP', 'PR', 'VI'];

/**
 * ZIP prefixes that lie far from the rest of their three-digit prefix: American Samoa, Wake, Guam,
 * the Marianas.
 */
export const ZIP_ISLANDS: readonly string[] = ['96799', '96898', '9691', '9692', '9695'];

/**
 * ZIP codes that live by another zone than the package says: West Wendover by 49 CFR 71.9 (64 FR
 * 56705), Jackpot by custom, so it keeps both.
 */
export const ZIP_CORRECTIONS: Readonly<Record<string, readonly string[]>> = {
  '89825': ['America/Denver', 'America/Los_Angeles'],
  '89883': ['America/Denver'],
};
