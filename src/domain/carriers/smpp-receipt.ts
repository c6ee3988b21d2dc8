/** The states of SMPP 3.4, section 5.2.28, and the two that 5.0 adds. */
export type SmppState =
  | 'scheduled'
  | 'enroute'
  | 'delivered'
  | 'expired'
  | 'deleted'
  | 'undeliverable'
  | 'accepted'
  | 'unknown'
  | 'rejected'
  | 'skipped';

export interface SmppReceipt {
  /** As written in the receipt. The submit_sm_resp may have given the same id in another base. */
  readonly id: string;
  readonly state: SmppState;
  /** The carrier's own code; null when it is missing or all zeros. */
  readonly error: string | null;
  /** Carriers write local time without a zone; it is read as UTC. */
  readonly doneAt: Date | null;
}

/** Optional parameters of SMPP 3.4: 0x001E, 0x0427 and 0x0423. */
export interface ReceiptTlvs {
  readonly receiptedMessageId?: string | undefined;
  readonly messageState?: number | undefined;
  readonly networkErrorCode?: Uint8Array | undefined;
}

const BY_NUMBER: readonly SmppState[] = [
  'scheduled',
  'enroute',
  'delivered',
  'expired',
  'deleted',
  'undeliverable',
  'accepted',
  'unknown',
  'rejected',
  'skipped',
];

/** The specification has seven letters; many carriers write whole words. */
const BY_WORD: readonly (readonly [RegExp, SmppState])[] = [
  [/^DELIV/, 'delivered'],
  [/^EXPIR/, 'expired'],
  [/^DELET/, 'deleted'],
  [/^(UNDELIV|FAIL)/, 'undeliverable'],
  [/^ACCEP/, 'accepted'],
  [/^UNKN/, 'unknown'],
  [/^REJEC/, 'rejected'],
  [/^(ENROU|BUFF)/, 'enroute'],
  [/^SCHED/, 'scheduled'],
  [/^SKIP/, 'skipped'],
];

const LABEL = /(?:^|[\s,;|])(id|sub|dlvrd|submit[ _]?date|done[ _]?date|stat(?:us)?|err(?:or)?|text)[ \t]*[:=]/gi;
/** A receipt has about 150 characters; the rest is the quoted message body. */
const MAX_LENGTH = 1_000;

/**
 * Parses a delivery receipt: `id:… sub:… dlvrd:… submit date:… done date:… stat:DELIVRD err:…
 * text:…` (SMPP 3.4, appendix B) and the variants that carriers send: another order or case,
 * missing fields, commas between fields, whole words for states. Optional parameters win over the
 * text, which quotes the message body. Null when the receipt lacks the message id or the state.
 * Never throws.
 */
export function readSmppReceipt(text: string, tlvs: ReceiptTlvs = {}): SmppReceipt | null {
  const fields = readFields(text.slice(0, MAX_LENGTH));
  const id = firstWord(tlvs.receiptedMessageId) ?? firstWord(fields.get('id'));
  const state = BY_NUMBER[tlvs.messageState ?? -1] ?? readState(firstWord(fields.get('stat')));
  if (id === null || state === null) return null;
  const error = readError(firstWord(fields.get('err'))) ?? readNetworkError(tlvs.networkErrorCode);
  return { id, state, error, doneAt: readDate(fields.get('donedate')) };
}

/** A receipt has these beside the message id and the state; people do not write two of them. */
const OTHER_FIELDS = ['sub', 'dlvrd', 'submitdate', 'donedate', 'err'];

/** Whether a message has the form of a receipt, which carriers also send without its esm_class. */
export function hasReceiptForm(text: string): boolean {
  const fields = readFields(text.slice(0, MAX_LENGTH));
  const others = OTHER_FIELDS.filter((name) => firstWord(fields.get(name)) !== null);
  return readSmppReceipt(text) !== null && others.length >= 2;
}

/**
 * The first value of each label counts. Nothing after `text:` is read once id and state are known,
 * because it quotes the message body.
 */
function readFields(text: string): Map<string, string> {
  const labels = [...text.matchAll(LABEL)];
  const fields = new Map<string, string>();
  for (const [index, label] of labels.entries()) {
    const name = nameOf(label[1] as string);
    if (name === 'text' && fields.has('id') && fields.has('stat')) break;
    const value = text.slice(label.index + label[0].length, labels[index + 1]?.index);
    if (!fields.has(name)) fields.set(name, value.trim());
  }
  return fields;
}

function nameOf(label: string): string {
  const name = label.toLowerCase().replace(/[ _]/, '');
  return name === 'status' ? 'stat' : name === 'error' ? 'err' : name;
}

function firstWord(value: string | undefined): string | null {
  return value === undefined ? null : (/[^\s,;|\0]+/.exec(value)?.[0].slice(0, 65) ?? null);
}

function readState(word: string | null): SmppState | null {
  if (word === null) return null;
  if (/^\d$/.test(word)) return BY_NUMBER[Number(word)] ?? null;
  const upper = word.toUpperCase();
  return BY_WORD.find(([pattern]) => pattern.test(upper))?.[1] ?? null;
}

function readError(word: string | null): string | null {
  return word === null || /^0+$/.test(word) || !/^[\w.-]{1,16}$/.test(word) ? null : word.toLowerCase();
}

/** The first octet is the network type, the next two the error (SMPP 3.4, section 5.3.2.31). */
function readNetworkError(octets: Uint8Array | undefined): string | null {
  if (octets === undefined || octets.length !== 3) return null;
  const code = (octets[1] as number) * 256 + (octets[2] as number);
  return code === 0 ? null : String(code);
}

/** YYMMDDhhmm; some carriers add seconds or write a four-digit year. */
function readDate(value: string | undefined): Date | null {
  const digits = /^(?:20(?=\d{12}$))?(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?$/.exec(firstWord(value) ?? '');
  if (digits === null) return null;
  const [year, month, day, hour, minute, second] = digits.slice(1).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const date = new Date(Date.UTC(2000 + year, month - 1, day, hour, minute, second));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && hour < 24 && minute < 60;
  return isReal ? date : null;
}
