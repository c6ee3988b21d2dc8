import type { CodeAction } from '../../../src/domain/carrier-codes/carrier-code.ts';
import { KNOWN_CODES } from '../../../src/domain/carrier-codes/code-book.ts';
import { creditsPerMedia, DEFAULT_CREDITS, PRICE_TABLE_VERSION, PRICES } from '../../../src/domain/content/pricing.ts';
import type { TimeOfDayRule } from '../../../src/domain/rule-packs/pack.ts';
import { RULE_PACKS } from '../../../src/domain/rule-packs/packs.ts';
import { WEEKDAYS, type Weekday } from '../../../src/domain/rule-packs/weekday.ts';
import { stateOf } from '../../../src/domain/time-zones/states.ts';
import { code, heading, type Page, paragraph, prose, type Text, table } from './blocks.ts';

const countries = new Intl.DisplayNames('en', { type: 'region' });

/** The hours in which marketing may be sent, as the rule packs have them. */
export function hoursPage(): Page {
  const [pack] = RULE_PACKS;
  return {
    name: 'hours',
    title: 'Hours by state and country',
    summary: 'The hours in which marketing may be sent, by state of the United States and by country, with the source.',
    blocks: [
      heading(1, 'Hours by state and country'),
      paragraph(
        'Local time of the recipient, of the rule pack ',
        code(pack.id),
        '. A state that is not named has the hours of the United States. ',
        code('compliance.quietHours'),
        ' evaluates them for a recipient and a time, and your own stricter hours with them. This is no legal advice.',
      ),
      table(
        ['place', 'hours', 'in force from', 'source'],
        pack.timeOfDay.map((rule): readonly Text[] => [
          [placeOf(rule.jurisdiction)],
          [hoursOf(rule)],
          [rule.effectiveFrom ?? 'always'],
          [rule.source],
        ]),
      ),
    ],
  };
}

function placeOf(jurisdiction: string): string {
  const [country = '', state] = jurisdiction.split('-');
  if (jurisdiction === '*') return 'every other country';
  if (state === 'ZZ') return `${countries.of(country)}, state unknown`;
  return state === undefined
    ? (countries.of(country) ?? country)
    : `${stateOf(jurisdiction)?.name ?? jurisdiction}, ${country}`;
}

const NAMES: Readonly<Record<Weekday, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** Days with the same hours together, Monday first. */
function hoursOf({ windows, closedOn }: TimeOfDayRule): string {
  const days = [...WEEKDAYS.slice(1), ...WEEKDAYS.slice(0, 1)];
  const groups: { from: Weekday; to: Weekday; hours: string }[] = [];
  for (const day of days) {
    const hours = windows[day] === null ? 'closed' : `${windows[day].start} to ${windows[day].end}`;
    const last = groups.at(-1);
    if (last?.hours === hours) last.to = day;
    else groups.push({ from: day, to: day, hours });
  }
  const [only] = groups;
  const text =
    groups.length === 1 && only !== undefined
      ? `${only.hours}, every day`
      : groups
          .map(({ from, to, hours }) => `${from === to ? NAMES[from] : `${NAMES[from]} to ${NAMES[to]}`} ${hours}`)
          .join('; ');
  return closedOn === null ? text : `${text}; closed on holidays`;
}

const ACTIONS: Readonly<Record<CodeAction, string>> = {
  retry: 'sends again what was not taken',
  give_up: 'goes on with other messages',
  pause_number: 'lets the number wait',
  pause_account: 'lets messages of the account wait',
  opt_out: 'opts the recipient out',
  register: 'goes on; the sender must be registered',
};

/** The error codes of carriers that the service knows. */
export function carrierCodesPage(): Page {
  return {
    name: 'carrier-codes',
    title: 'Carrier error codes',
    summary: 'The error codes of carriers (Twilio, SMPP and the simulator) with their meaning and what to do.',
    blocks: [
      heading(1, 'Carrier error codes'),
      paragraph(
        'A message that failed has the code of its carrier in ',
        code('error_code'),
        '. ',
        code('insights.explainMessage'),
        ' explains one message; ',
        code('hygiene.setPolicy'),
        ' says after how many failures a number gets no more messages. A code that is not in this table decides nothing until the operator of the service says what it means (',
        code('tern operator carrier-code'),
        ').',
      ),
      table(
        ['code', 'meaning', 'due to', 'what the service does', 'what to do', 'source'],
        KNOWN_CODES.map(({ code: errorCode, means, helps, fault, action, source }): readonly Text[] => [
          [code(errorCode)],
          prose(means),
          [fault],
          [ACTIONS[action]],
          prose(helps ?? ''),
          [source],
        ]),
      ),
    ],
  };
}

/** The price table. */
export function pricesPage(): Page {
  return {
    name: 'prices',
    title: 'Prices by country',
    summary: 'Credits per segment by country of the recipient: what a message costs.',
    blocks: [
      heading(1, 'Prices by country'),
      paragraph(
        `Table of ${PRICE_TABLE_VERSION}. The price of a message is its number of segments times the credits per segment of the recipient’s country. `,
        code('billing.estimate'),
        ' and ',
        code('messages.preview'),
        ' show it before you send.',
      ),
      table(
        ['country', 'credits per segment', 'credits per message with media'],
        [
          ...PRICES.map(({ country, credits }): readonly Text[] => [
            [`${countries.of(country) ?? country} (${country})`],
            [String(credits)],
            [mediaPriceOf(country)],
          ]),
          [['every other country'], [String(DEFAULT_CREDITS)], ['no media']],
        ],
      ),
    ],
  };
}

function mediaPriceOf(country: string): string {
  const credits = creditsPerMedia(country);
  return credits === null ? 'no media' : String(credits);
}
