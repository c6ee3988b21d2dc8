import { readReceiptFields } from './receipt-fields.ts';

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

/**
 * Parses a delivery receipt: `id:… sub:… dlvrd:… submit date:… done date:… stat:DELIVRD err:…
 * text:…` (SMPP 3.4, appendix B) and the variants that carriers send: another order or case,
 * missing fields, other separators, quotes, JSON, whole words or numbers for states. Optional
 * parameters win over the text, which quotes the message body. Null when the receipt lacks the
 * message id or the state. Never throws.
 */
export function readSmppReceipt(text: string, tlvs: ReceiptTlvs = {}): SmppReceipt | null {
  const fields = readReceiptFields(text);
  const id = firstWord(tlvs.receiptedMessageId) ?? firstWord(fields.get('id'));
  const state = BY_NUMBER[tlvs.messageState ?? -1] ?? readState(firstWord(fields.get('stat')));
  if (id === null || state === null) return null;
  const error = readError(firstWord(fields.get('err'))) ?? readNetworkError(tlvs.networkErrorCode);
  return { id, state, error, doneAt: readDate(fields.get('donedate')) };
}

/** A receipt has these beside the message id and the state; people do not write two of them. */
const OTHER_FIELDS = ['sub', 'dlvrd', 'submitdate', 'donedate', 'err'];
/** States as the specification abbreviates them (SMPP 3.4, appendix B). */
const ABBREVIATED = /^(?:DELIVRD|EXPIRED|DELETED|UNDELIV|ACCEPTD|UNKNOWN|REJECTD|ENROUTE)$/;

/**
 * Whether a message has the form of a receipt, which carriers also send without its esm_class. The
 * message that its field `text` quotes may be a STOP, which is ours and not the person's.
 */
export function hasReceiptForm(text: string): boolean {
  if (readSmppReceipt(text) === null) return false;
  const fields = readReceiptFields(text);
  const others = OTHER_FIELDS.filter((name) => firstWord(fields.get(name)) !== null);
  return others.length >= 2 || (fields.has('text') && ABBREVIATED.test(firstWord(fields.get('stat')) ?? ''));
}

function firstWord(value: string | undefined): string | null {
  return value === undefined ? null : (/[^\s,;|\0"'&]+/.exec(value)?.[0].slice(0, 65) ?? null);
}

function readState(word: string | null): SmppState | null {
  if (word === null) return null;
  if (/^0?\d$/.test(word)) return BY_NUMBER[Number(word)] ?? null;
  const upper = word.toUpperCase();
  return BY_WORD.find(([pattern]) => pattern.test(upper))?.[1] ?? null;
}

function readError(word: string | null): string | null {
  return word === null || /^0+$/.test(word) || !/^[\w.-]{1,16}$/.test(word) ? null : word.toLowerCase();
}

const GSM = 3;

/**
 * The first octet is the network type, the next two the error (SMPP 3.4, section 5.3.2.31). Errors
 * of GSM are standardized, so they are told apart from those that the carrier made up.
 */
function readNetworkError(octets: Uint8Array | undefined): string | null {
  if (octets === undefined || octets.length !== 3) return null;
  const code = (octets[1] as number) * 256 + (octets[2] as number);
  return code === 0 ? null : octets[0] === GSM ? `gsm_${code}` : String(code);
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
