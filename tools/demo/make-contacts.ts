/**
 * `npx tsx tools/demo/make-contacts.ts`: writes contacts.csv, 5,000 rows of realistic data: many
 * number formats, several countries, accents, emoji, empty fields, duplicates and invalid numbers.
 * North American and British numbers lie in the ranges reserved for fiction: 555-0100 to 555-0199
 * of each area code, and 07700 900000 to 900999 (Ofcom).
 */
import { writeFileSync } from 'node:fs';

const ROWS = 5_000;
let seed = 20_261_120;
/** A seeded generator (mulberry32), so that every run writes the same rows. */
function random(): number {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
}
const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;

const FIRST = [
  'Ada',
  'José',
  'Zoë',
  'Łukasz',
  'Mary-Jane',
  'Émilie',
  'Søren',
  'Anaïs',
  'Noah',
  'Olivia',
  'Liam',
  'Chloé',
  'O’Neil',
  'Grace',
  'François',
  'Ines 🌻',
  'Mia',
  'Björn',
  'Siân',
  'Leo',
];
const LAST = [
  'Lovelace',
  'García',
  'Müller',
  'Dupont',
  'Smith',
  'Nguyễn',
  'O’Brien',
  'Kowalska',
  'Martin',
  'Jones',
  'Taylor',
  'Åkesson',
  '',
];
const CITIES: Readonly<Record<string, readonly string[]>> = {
  US: ['New York', 'Austin', 'San José'],
  CA: ['Montréal', 'Toronto'],
  GB: ['London', 'Leeds'],
  BE: ['Bruxelles', 'Liège', 'Saint-Hubert'],
};
const AREAS = {
  US: [
    '201',
    '202',
    '203',
    '205',
    '206',
    '207',
    '208',
    '209',
    '210',
    '212',
    '213',
    '214',
    '215',
    '216',
    '217',
    '218',
    '219',
    '224',
    '225',
    '228',
    '229',
    '231',
    '234',
    '239',
    '240',
    '248',
    '251',
    '252',
    '253',
    '254',
    '256',
    '260',
    '262',
  ],
  CA: ['204', '226', '250', '289', '306', '403', '416'],
};
/** The demo replaces this with a zone where it is afternoon, so that it works at any hour. */
const ZONE = 'America/New_York';
const BAD = [
  '',
  'n/a',
  '12345',
  '555-0100',
  '+1 202 555',
  'ask Bob',
  '+33 1 23 45 67 89',
  '0800 123 456',
  '++44',
  '000000000000',
];

interface Person {
  readonly digits: string;
  readonly country: 'US' | 'CA' | 'GB' | 'BE';
}

/**
 * Numbers assigned per country. They are assigned in sequence, so that only chosen rows are
 * duplicates.
 */
const assigned = { US: 0, CA: 0, GB: 0, BE: 0 };

function newPerson(): Person {
  const country = pick(['US', 'US', 'US', 'US', 'US', 'CA', 'GB', 'GB', 'BE', 'BE'] as const);
  const n = assigned[country];
  assigned[country] += 1;
  if (country === 'GB') return { country, digits: `7700900${String((n * 7) % 1000).padStart(3, '0')}` };
  if (country === 'BE') return { country, digits: `47000${String((n * 7) % 10_000).padStart(4, '0')}` };
  return {
    country,
    digits: `${AREAS[country][Math.floor(n / 100) % AREAS[country].length]}55501${String(n % 100).padStart(2, '0')}`,
  };
}

/** Formats the number in one of the ways that people and spreadsheets use. */
function formatPhone({ digits, country }: Person): string {
  if (country === 'US' || country === 'CA') {
    const [, area, exchange, line] = /^(\d{3})(\d{3})(\d{4})$/.exec(digits) as RegExpExecArray;
    return pick([
      `(${area}) ${exchange}-${line}`,
      `${area}-${exchange}-${line}`,
      `${area}.${exchange}.${line}`,
      `+1 ${area} ${exchange} ${line}`,
      `1${digits}`,
      `+1${digits}`,
      `${digits}.0`,
      `tel:+1-${area}-${exchange}-${line}`,
      ` ${digits} `,
    ]);
  }
  if (country === 'GB')
    return pick([
      `0${digits.slice(0, 4)} ${digits.slice(4)}`,
      `+44 ${digits.slice(0, 4)} ${digits.slice(4)}`,
      `0044${digits}`,
      `+44(0)${digits}`,
    ]);
  const pairs = `0${digits}`.match(/../g)?.join(' ') ?? digits;
  return pick([pairs, `+32 ${digits}`, `0032${digits}`, pairs.replaceAll(' ', '.')]);
}

const cell = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const people: Person[] = [];
const lines = ['Phone Number,First Name,Last Name,E-mail,Country,City,Time Zone,Notes'];
for (let index = 0; index < ROWS; index += 1) {
  const bad = random() < 0.02;
  const again = !bad && people.length > 50 && random() < 0.03;
  const person = again ? pick(people) : newPerson();
  if (!bad && !again) people.push(person);
  const first = random() < 0.04 ? '' : pick(FIRST);
  const last = pick(LAST);
  const mail =
    random() < 0.3
      ? ''
      : `${
          first
            .normalize('NFD')
            .replace(/[^A-Za-z]/g, '')
            .toLowerCase() || 'someone'
        }${index}@example.com`;
  const note = pick(['', '', '', 'VIP', 'met at the fair, "very keen"', 'calls back\nlater', 'prefers evenings 🌙']);
  lines.push(
    [
      bad ? pick(BAD) : formatPhone(person),
      first,
      last,
      mail,
      person.country,
      pick(CITIES[person.country] as readonly string[]),
      ZONE,
      note,
    ]
      .map(cell)
      .join(','),
  );
}
writeFileSync(new URL('./contacts.csv', import.meta.url), `\ufeff${lines.join('\r\n')}\r\n`);
