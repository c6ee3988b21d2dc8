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
  /** As the carrier writes it here; its answer to the submission may have written it in another base. */
  readonly id: string;
  readonly state: SmppState;
  /** The carrier's own code; null when it names none or nothing but zeros. */
  readonly error: string | null;
  /** Carriers write the time of their own place without naming it: read as if it were UTC. */
  readonly doneAt: Date | null;
}

/** What SMPP 3.4 has beside the text: 0x001E, 0x0427 and 0x0423. */
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

/** Seven letters by the specification, whole words by many carriers. */
const BY_WORD: readonly (readonly [RegExp, SmppState])[] = [
  [/^DELIV/, 'delivered'],
  [/^EXPIR/, 'expired'],
  [/^DELET/, 'deleted'],
  [/^(UNDELIV|FAIL)/, 'undeliverable'],
  [/^ACCEP/, 'accepted'],
  [/^UNKN/, 'unknown'],
  [/^REJEC/, 'rejected'],
  [/^(ENROU|BUFFER)/, 'enroute'],
  [/^SCHED/, 'scheduled'],
  [/^SKIP/, 'skipped'],
];

const LABEL = /(?:^|[\s,;|])(id|sub|dlvrd|submit[ _]?date|done[ _]?date|stat(?:us)?|err(?:or)?|text)[ \t]*[:=]/gi;
/** A receipt has some 150 characters; what comes after this is the text that it quotes. */
const LONGEST = 1_000;

/**
 * Reads a delivery receipt: `id:… sub:… dlvrd:… submit date:… done date:… stat:DELIVRD err:… text:…` (SMPP 3.4, appendix B) and what
 * carriers make of it: another order or case, fields left out, commas between them, whole words for states. The optional parameters count more
 * than the text, which quotes what the sender wrote. Null when it does not say which text, or what became of it. Never throws.
 */
export function readSmppReceipt(text: string, tlvs: ReceiptTlvs = {}): SmppReceipt | null {
  const fields = readFields(text.slice(0, LONGEST));
  const id = firstWord(tlvs.receiptedMessageId) ?? firstWord(fields.get('id'));
  const state = BY_NUMBER[tlvs.messageState ?? -1] ?? readState(firstWord(fields.get('stat')));
  if (id === null || state === null) return null;
  const error = readError(firstWord(fields.get('err'))) ?? readNetworkError(tlvs.networkErrorCode);
  return { id, state, error, doneAt: readDate(fields.get('donedate')) };
}

/** The first of each label counts, and nothing after `text:` once the receipt has said what it must. */
function readFields(text: string): Map<string, string> {
  const labels = [...text.matchAll(LABEL)];
  const fields = new Map<string, string>();
  for (const [place, label] of labels.entries()) {
    const name = nameOf(label[1] as string);
    if (name === 'text' && fields.has('id') && fields.has('stat')) break;
    const value = text.slice(label.index + label[0].length, labels[place + 1]?.index);
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

/** One octet names the kind of network, two the error (SMPP 3.4, section 5.3.2.31). */
function readNetworkError(octets: Uint8Array | undefined): string | null {
  if (octets === undefined || octets.length !== 3) return null;
  const code = (octets[1] as number) * 256 + (octets[2] as number);
  return code === 0 ? null : String(code);
}

/** YYMMDDhhmm, with seconds or with the whole year for some. */
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
