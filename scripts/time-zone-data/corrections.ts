/**
 * Zones that have kept the same time as a bigger one since 2019 at the latest, by that one's name: fewer clocks to look at, and the same
 * answer. A test holds both to each other.
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
 * Area codes that cross a zone's border but that the metadata gives one zone, mostly overlays that have no landlines yet. They get every
 * zone of their state, as do those whose landlines the metadata already puts into several zones.
 */
export const SPLIT_AREA_CODES: readonly string[] = [
  // Overlays of 850, 270, 541, 812 and 423.
  ...['448', '364', '458', '930', '729'],
  // British Columbia but for Vancouver's 604: the Peace River and the Kootenays keep other times.
  ...['236', '250', '257', '672', '778'],
  // Saskatchewan (Lloydminster), eastern Quebec (Blanc-Sablon, Magdalen Islands), Labrador.
  ...['306', '474', '639', '367', '418', '581', '709', '879'],
];

/** Area codes that the metadata puts into a zone of their state that they do not touch: Orlando is not in Florida's west. */
export const AREA_CODE_ZONES: Readonly<Record<string, readonly string[]>> = { '689': ['America/New_York'] };

/** Countries that the package leaves out, gives more names than clocks, or gives a zone that databases of early 2025 do not know yet. */
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

/** Parts of the North American plan that are countries to it and parts of the United States to their law. */
export const TERRITORIES: readonly string[] = ['AS', 'GU', 'MP', 'PR', 'VI'];

/** Prefixes within a three-digit ZIP prefix that lie an ocean away from its rest: American Samoa, Wake, Guam, the Marianas. */
export const ZIP_ISLANDS: readonly string[] = ['96799', '96898', '9691', '9692', '9695'];
