import { readDoneDate, reportedStatus } from '../../domain/carriers/twilio-status.ts';
import { createBatcher } from '../../platform/batcher.ts';
import { isDatabaseUnavailable } from '../../platform/database/connections/unavailable.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { parseReference, type Receipt } from '../carrier.ts';
import { type Callback, isSignedBy, readerOf } from './callback.ts';
import { type CredentialHolder, type CredentialStore, type Credentials, TWILIO } from './credentials.ts';
import { findReported, type ReportedMessage } from './queries.ts';

export interface StatusParts {
  readonly sql: Sql;
  readonly credentials: CredentialStore;
  /** The URL that Twilio calls and signs, which a proxy may change on the way. */
  readonly publicUrl: string;
  readonly onReceipts: (receipts: readonly Receipt[]) => Promise<void>;
  readonly clock: () => Date;
}

/** A status callback of a message. */
interface Reported {
  readonly callback: Callback;
  readonly reference: string;
  readonly tenantId: string;
  readonly messageId: string;
}

const MAX_CALLBACKS = 1_000;
const GATHER_MS = 20;
/** Twilio waits no longer for an answer. */
const DEADLINE_MS = 15_000;

/**
 * Handles status callbacks; returns whether each is signed, after its receipt is committed.
 *
 * Callbacks of a tenant that arrive while earlier ones are handled share their statements and a
 * transaction: alone, each costs ten times as much, and all of a campaign wait for the same hold
 * and balance. Tenants have groups of their own, so that none waits for the locks of another. When
 * a group fails, each of its callbacks is handled alone: Twilio does not repeat a callback, so one
 * must not take others with it.
 */
export function receiveStatuses(parts: StatusParts): (callback: Callback) => Promise<boolean> {
  const receive = createBatcher<Reported, boolean>({
    processBatch: (group) => receiveTogether(parts, group),
    groupOf: ({ tenantId }) => tenantId,
    concurrency: 1,
    maxItems: MAX_CALLBACKS,
    gatherMs: GATHER_MS,
    deadlineMs: DEADLINE_MS,
    isOutage: isDatabaseUnavailable,
  });
  return (callback) => {
    const reference = new URLSearchParams(callback.path.split('?')[1]).get('reference') ?? '';
    return receive({ callback, reference, ...parseReference(reference) });
  };
}

/** The token that must have signed a callback follows from its message. */
async function receiveTogether(parts: StatusParts, group: readonly Reported[]): Promise<boolean[]> {
  const { sql, credentials, publicUrl, onReceipts, clock } = parts;
  const tenantId = group[0]?.tenantId ?? '';
  const ids = [...new Set(group.map(({ messageId }) => messageId))];
  const rows = await sql.rows(findReported, tenantId, ids);
  const messages = new Map(rows.filter(({ carrier }) => carrier === TWILIO).map((row) => [row.id, row]));
  const accountsOf = await loadAccounts(credentials, tenantId, [...messages.values()]);
  const now = clock();
  const receipts: Receipt[] = [];
  const signed = group.map((reported) => {
    const message = messages.get(reported.messageId);
    if (!isSignedBy(accountsOf(message), reported.callback, publicUrl)) return false;
    const receipt = receiptOf(reported, message?.seen ?? [], now);
    if (receipt !== null) receipts.push(receipt);
    return true;
  });
  if (receipts.length > 0) await onReceipts(receipts);
  return signed;
}

/** The credentials of a message, loaded once per number; of none, those of the installation. */
async function loadAccounts(
  credentials: CredentialStore,
  tenantId: string,
  messages: readonly ReportedMessage[],
): Promise<(message: ReportedMessage | undefined) => readonly Credentials[]> {
  const keyOf = ({ account_id: accountId, number_id: numberId }: ReportedMessage): string => `${accountId} ${numberId}`;
  const holders = new Map<string, CredentialHolder>(
    messages.map((message) => [
      keyOf(message),
      { tenantId, accountId: message.account_id, numberId: message.number_id },
    ]),
  );
  const loaded = await Promise.all(
    [...holders].map(async ([key, holder]) => [key, await credentials.of(holder)] as const),
  );
  const known = new Map(loaded);
  const ofNone = await credentials.of(null);
  return (message) => (message === undefined ? ofNone : (known.get(keyOf(message)) ?? []));
}

/** Null for a status that adds nothing. */
function receiptOf({ callback, reference }: Reported, seen: readonly string[], now: Date): Receipt | null {
  const field = readerOf(callback.fields);
  const word = field('MessageStatus') || field('SmsStatus');
  const status = reportedStatus(word);
  // Callbacks have no timestamp that would show a repeat; a message gets each status once, so the
  // status suffices.
  if (status === null || seen.includes(status)) return null;
  const doneAt = readDoneDate(field('RawDlrDoneDate'));
  const code = field('ErrorCode');
  return {
    reference,
    carrierMessageId: field('MessageSid') || field('SmsSid'),
    status,
    errorCode: /^[1-9]\d{0,5}$/.test(code) && status !== 'delivered' ? `twilio_${code}` : endOf(word, status),
    doneAt: doneAt === null || doneAt > now ? now : doneAt,
  };
}

/** A failure always gets an error code, even when Twilio sends none. */
function endOf(word: string, status: Receipt['status']): string | null {
  return status === 'delivered' || status === 'sent' ? null : `twilio_${word}`;
}
