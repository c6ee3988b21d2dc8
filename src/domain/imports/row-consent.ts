import { cellText } from './cell-text.ts';
import { foldHeader } from './fold-header.ts';
import { refuses } from './refusal-words.ts';

/**
 * What a row of a file says about the consent to messages, from least to most strict. `unclear` is
 * also said by columns that contradict each other. Only `opted_out` is recorded as an opt-out.
 */
const VERDICTS = ['opted_in', 'empty', 'unclear', 'no', 'opted_out'] as const;
export type RowConsent = (typeof VERDICTS)[number];

/**
 * `agreement`: `SMS Consent`, `Subscribed`. `refusal`: `Opted out`, `Do not text`. `refusal_date`:
 * `Unsubscribed at`. `no_call`: `Do Not Call`, which also forbids to opt in. `status`: a column
 * that is about something else unless it says that the contact unsubscribed.
 */
type Kind = 'agreement' | 'refusal' | 'refusal_date' | 'no_call' | 'status';

export interface ConsentColumn {
  readonly name: string;
  readonly kind: Kind;
  /** Whether the name says that messages are meant, and not email. */
  readonly isAboutMessages: boolean;
  /** What the caller says that values mean. */
  readonly values?: ConsentValues;
}

/** What values of a column say about consent. */
export type ConsentValues = Readonly<Record<string, 'opted_in' | 'none' | 'opted_out'>>;

const OTHER_CHANNEL = /e?mail|courriel|correo|push|whatsapp|messenger|postal|newsletter|cookie/;
const MESSAGES = /sms|mms|text|mobile|phone|tcpa|cell|movil|handy/;

/** What the names of columns about consent contain, folded. */
const REFUSAL =
  /optout|optedout|optsout|unsubscribe|donot(?:text|sms|contact|message)|dontcontact|dnc$|blacklist|suppressed|desuscri|desabonn|abgemeldet/;
const NO_CALL = /donotcall|dontcall/;
const AGREEMENT =
  /consent|optin|optedin|optsin|subscribed|subscri(?:ption|ber|be)(?:status|state)|(?:sms|text)subscri|accepts?(?:sms|text|marketing)|agree[ds]?to(?:receive|sms|text|marketing)|(?:sms|text|marketing)permission|tcpa|smsstatus|(?:sms|text)marketing|marketingstatus|receives?(?:sms|text)|smsok|oktotext|einwilligung|consentement|consentimiento|consentimento/;
const STATUS = /^(?:contact|member|customer|list|profile|lead|record)?status$/;

/** Time, place and proof of a consent, and the words that were agreed to. */
const DETAIL =
  /(?:consent|in|out|scribed?|scription|permission|agreed|accepted|tcpa|status|state|marketing|changed|updated)(?:date|time|timestamp|at|on|method|source|sourceid|sourceurl|url|ip|ipaddress|evidence|proof|text|copy|language|disclosure|version|id|keyword|reason|type|level|by|via|count|changed?|updated?)$|^(?:date|time|day)(?:of|when)?(?:optin|optedin|subscri|consent|einwillig)/;
const REFUSAL_DATE = /(?:out|scribed?)(?:date|time|timestamp|at|on)$/;

/** Whether a column is about email, push messages or another channel, and not about messages. */
export function isAboutOtherChannel(name: string): boolean {
  const folded = foldHeader(name);
  return OTHER_CHANNEL.test(folded) && !/sms|mms/.test(folded);
}

/** How the name of a column is about consent; null when it is not. */
export function consentColumn(name: string): ConsentColumn | null {
  if (isAboutOtherChannel(name)) return null;
  const folded = foldHeader(name);
  const kind = kindOf(folded);
  return kind === null ? null : { name, kind, isAboutMessages: MESSAGES.test(folded) };
}

function kindOf(folded: string): Kind | null {
  if (NO_CALL.test(folded)) return 'no_call';
  if (REFUSAL.test(folded)) return REFUSAL_DATE.test(folded) ? 'refusal_date' : DETAIL.test(folded) ? null : 'refusal';
  if (AGREEMENT.test(folded)) return DETAIL.test(folded) ? null : 'agreement';
  return STATUS.test(folded) ? 'status' : null;
}

/** Whether a column tells where, when or how a contact agreed or refused, which is no attribute. */
export function isConsentDetail(name: string): boolean {
  const folded = foldHeader(name);
  return /^(?:consent|optin|optout|optedin|optedout|capturedat|evidence)/.test(folded) && kindOf(folded) === null;
}

/**
 * The columns that speak of consent. A column that is mapped to `consent` counts whatever its name,
 * one that is mapped to an empty string does not; a mapping that does not list a column does not
 * silence it. If a column says that it is about messages, general agreements do not count: a
 * subscription may be one to email.
 */
export function consentColumns(
  names: readonly string[],
  mapping: Readonly<Record<string, string>>,
  values: Readonly<Record<string, ConsentValues>> = {},
): readonly ConsentColumn[] {
  const found = names.flatMap((name): ConsentColumn[] => {
    const meant = Object.hasOwn(values, name) ? values[name] : undefined;
    if (meant !== undefined) return [{ name, kind: 'agreement', isAboutMessages: true, values: meant }];
    const target = Object.hasOwn(mapping, name) ? mapping[name] : undefined;
    const guessed = consentColumn(name);
    if (target === 'consent') {
      const kind = guessed === null || guessed.kind === 'status' ? 'agreement' : guessed.kind;
      return [{ name, kind, isAboutMessages: true }];
    }
    return guessed === null || target === '' ? [] : [guessed];
  });
  const isNamed = found.some(({ kind, isAboutMessages }) => kind === 'agreement' && isAboutMessages);
  return found.filter(({ kind, isAboutMessages }) => kind !== 'agreement' || isAboutMessages || !isNamed);
}

/**
 * What a row says; null when the file has no column about consent, or none that says anything. A
 * cell of any other column that says that no messages may be sent counts as `no`, unless the column
 * is mapped to an empty string.
 */
export function readRowConsent(
  row: Readonly<Record<string, unknown>>,
  columns: readonly ConsentColumn[],
  mapping: Readonly<Record<string, string>> = {},
): RowConsent | null {
  let strictest: RowConsent | null = null;
  let optedIn = false;
  for (const { name, kind, values } of columns) {
    const cell = Object.hasOwn(row, name) ? row[name] : undefined;
    const verdict = (values && meaningOf(cell, values)) ?? readCell(kind, cell);
    if (verdict === null) continue;
    optedIn ||= verdict === 'opted_in';
    strictest = strictestOf(strictest, verdict);
  }
  const said = strictest === 'opted_out' && optedIn ? 'unclear' : strictest;
  return refusesElsewhere(row, columns, mapping) ? strictestOf(said, 'no') : said;
}

/** What the caller says that a cell means; null for other values. */
function meaningOf(cell: unknown, values: ConsentValues): RowConsent | null {
  const text = textOf(cell).toLowerCase();
  const [, meaning] = Object.entries(values).find(([value]) => cellText(value).toLowerCase() === text) ?? [];
  return meaning === undefined ? null : meaning === 'none' ? 'no' : meaning;
}

function refusesElsewhere(
  row: Readonly<Record<string, unknown>>,
  columns: readonly ConsentColumn[],
  mapping: Readonly<Record<string, string>>,
): boolean {
  return Object.entries(row).some(
    ([name, value]) =>
      !(Object.hasOwn(mapping, name) && mapping[name] === '') &&
      !columns.some((column) => column.name === name && column.kind !== 'status') &&
      cellsOf(value).some((cell) => refuses(cell, { never: !isAboutOtherChannel(name) })),
  );
}

/** The text of a value, also of the items of a list and of an object of attributes. */
function cellsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).filter((item) => typeof item === 'string');
}

/** The stricter of two verdicts: of the columns of a row, or of two rows with one number. */
export function strictestOf(a: RowConsent | null, b: RowConsent | null): RowConsent | null {
  if (a === null || b === null) return a ?? b;
  return VERDICTS.indexOf(a) > VERDICTS.indexOf(b) ? a : b;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const YES = words(
  'yes y true t 1 x on ok checked subscribed optedin optin singleoptin doubleoptin confirmedoptin confirmed active granted given accepted accept agreed agree allowed approved consented consent implicit explicit si sim oui ja sms smsemail emailsms text enabled subscriber',
);
const NO = words(
  'no n false f 0 off unchecked never neversubscribed notsubscribed nonsubscribed nonsubscriber notoptedin notsubscriber notapproved none denied declined cancelled canceled refused rejected disabled inactive pending unconfirmed invalid redacted cleaned archived bounced deleted non nein nao ninguno unknown notset email emailonly na null pendingconfirmation awaitingconfirmation notconfirmed notconsented noconsent nooptin optinpending',
);
const OUT = words(
  'unsubscribed unsubscribe unsub optedout optout optedoutsms stop stopped revoked withdrawn donottext donotcontact dnc blocked blacklisted suppressed abgemeldet desuscrito desabonne',
);

function readCell(kind: Kind, value: unknown): RowConsent | null {
  const text = Array.isArray(value) ? listed(value) : textOf(value);
  const word = foldHeader(text);
  // Mailchimp calls addresses that bounced cleaned.
  if (kind === 'status') return OUT.has(word) || word === 'cleaned' ? 'no' : null;
  if (kind === 'refusal_date') return /\p{N}/u.test(text) && !NO.has(word) ? 'opted_out' : null;
  if (kind === 'agreement') return text === '' ? 'empty' : agreement(word, text);
  if (text === '' || NO.has(word)) return null;
  const confirms = YES.has(word) && !/^(?:subscribed|optedin|optin|active)$/.test(word);
  if (OUT.has(word) || confirms || refuses(text, { never: false })) return kind === 'no_call' ? 'no' : 'opted_out';
  // A refusal with a date in its cell is one; other words are not understood.
  if (/^\p{N}[\p{N}\s:./TZ+-]{5,}$/u.test(text)) return kind === 'no_call' ? 'no' : 'opted_out';
  return YES.has(word) ? 'opted_in' : 'unclear';
}

function agreement(word: string, text: string): RowConsent {
  if (NO.has(word)) return 'no';
  if (OUT.has(word) || refuses(text, { never: false })) return 'opted_out';
  if (refuses(text, { never: true })) return 'no';
  return YES.has(word) ? 'opted_in' : 'unclear';
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? cellText(String(value))
    : '';
}

/** A list of channels, such as `["email", "sms"]`. */
function listed(values: readonly unknown[]): string {
  const channels = values.map((value) => textOf(value).toLowerCase());
  return channels.includes('sms') ? 'sms' : (channels[0] ?? '');
}
