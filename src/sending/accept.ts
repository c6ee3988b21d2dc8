import type { SendingNumber } from '../carriers/numbers/sending-number.ts';
import { bucketOf } from '../counting/buckets.ts';
import { type MessageGroup, messageGroup } from '../counting/groups.ts';
import { post } from '../credits/accounts.ts';
import type { Owner } from '../domain/account.ts';
import { consentRequired, noSendingNumber, unprocessable } from '../errors.ts';
import { emitAccepted } from '../events/outbox/emit-messages.ts';
import { claimCode } from '../links/codes.ts';
import { ensureLinks } from '../links/save-links.ts';
import { type Sql, statement } from '../platform/database/sql.ts';
import type { IdPrefix } from '../platform/ids.ts';
import { type Content, mediaIds } from './content/content.ts';
import { withCodes } from './content/short-links.ts';
import type { Decision, SendFacts } from './facts/send-facts.ts';

export interface Acceptance {
  readonly facts: SendFacts;
  readonly decision: Decision;
  readonly contactId: string | null;
  readonly dueAt: Date;
  readonly validUntil: Date | null;
  /** Request ID of the call; stored with the message and logged when it is submitted. */
  readonly requestId: string;
  /** The message that this one sends again. */
  readonly retryOf?: string;
  /** What the message is from, for the measures. */
  readonly templateId?: string | null;
  readonly ruleId?: string | null;
  readonly now: Date;
  readonly newId: (prefix: IdPrefix) => string;
}

export interface AcceptedMessage {
  readonly id: string;
  readonly state: 'queued' | 'scheduled';
  /** With its short links. */
  readonly text: string;
  readonly original: string | null;
}

const BUCKET = bucketOf('$19');

/** Counts the message in the same statement. */
export const insertMessage = statement<
  [
    tenantId: string,
    id: string,
    accountId: string,
    queue: string,
    contactId: string | null,
    numberId: string,
    fromPhone: string,
    toPhone: string,
    body: string,
    encoding: string,
    segments: number,
    credits: number,
    purpose: string,
    state: string,
    decision: string,
    dueAt: Date,
    validUntil: Date | null,
    carrier: string,
    now: Date,
    requestId: string | null,
    originalBody: string | null,
    retryOf: string | null,
    group: string,
    dimensions: string,
    media: readonly string[] | null,
  ]
>(
  'accept.insert_message',
  `WITH message AS (
     INSERT INTO messages (tenant_id, id, account_id, queue, contact_id, number_id, from_phone, to_phone, body, encoding, segments, credits,
                           purpose, state, decision, attempt, due_at, valid_until, carrier, created_at, request_id, original_body, retry_of, measure_group, media)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15::jsonb, 0, $16, $17, $18, $19, $20, $21, $22, $23, $25))
   INSERT INTO measure_differences (tenant_id, id, account_id, bucket_at, group_key, dimensions, accepted)
   VALUES ($1, $2, $3, ${BUCKET}, $23, $24::jsonb, 1)`,
);

/** Blocks the release of the number. A dispatcher that sets its pace is not blocked. */
const lockNumber = statement<[tenantId: string, numberId: string], { id: string }>(
  'accept.lock_number',
  "SELECT id FROM phone_numbers WHERE tenant_id = $1 AND id = $2 AND state = 'active' FOR KEY SHARE",
);

/** Keeps the contact from being forgotten until the message is queued. */
const lockContact = statement<[tenantId: string, contactId: string], { id: string }>(
  'accept.lock_contact',
  'SELECT id FROM contacts WHERE tenant_id = $1 AND id = $2 FOR KEY SHARE',
);

/**
 * Debits the credits and queues the message in the transaction of the call. Throws -32003 when the
 * number was released, `consent_required` when the contact was forgotten, `credits_insufficient`.
 */
export async function acceptMessage(tx: Sql, owner: Owner, acceptance: Acceptance): Promise<AcceptedMessage> {
  const { facts, decision, contactId, dueAt, validUntil, requestId, retryOf = null, now, newId } = acceptance;
  const { sender, recipient, content, purpose } = facts;
  if (sender === null || !recipient.ok || !content.ok)
    throw unprocessable('not_cleared', 'The gates did not clear this message. Check it with compliance.checkSend.');
  const id = newId('msg');
  const state = dueAt > now ? 'scheduled' : 'queued';
  const { encoding, segments } = content.measure;
  const group = groupOf(acceptance, sender, recipient.country);
  // Before the balance: other transactions insert links before they wait for it, too.
  const { text, original } = await claimCodes(tx, owner, { id, contactId, content }, now);
  // Pipelined: a failure of one rolls all back. The debit is last, because every transaction that
  // spends credits waits for the balance row.
  const [number, contact] = await Promise.all([
    tx.row(lockNumber, owner.tenantId, sender.id),
    contactId === null ? null : tx.row(lockContact, owner.tenantId, contactId),
    tx.run(
      insertMessage,
      owner.tenantId,
      id,
      owner.accountId,
      sender.id,
      contactId,
      sender.id,
      sender.phone,
      recipient.e164,
      text,
      encoding,
      segments,
      content.credits,
      purpose,
      state,
      JSON.stringify(decision),
      dueAt,
      validUntil,
      sender.carrier,
      now,
      requestId,
      original,
      retryOf,
      group.key,
      group.dimensions,
      mediaIds(content),
    ),
    content.credits > 0 &&
      post(tx, owner, {
        entryId: newId('cre'),
        kind: 'send',
        amount: -content.credits,
        ref: `send:${id}`,
        messageId: id,
        requestId,
        now,
      }),
  ]);
  if (number === null) throw noSendingNumber();
  if (contactId !== null && contact === null) throw consentRequired(null, recipient.e164, 'no_consent');
  await emitAccepted(tx, owner.tenantId, [{ id, account_id: owner.accountId }], now);
  return { id, state, text, original };
}

function groupOf(
  { facts, templateId = null, ruleId = null }: Acceptance,
  { id: numberId, carrier }: SendingNumber,
  country: string,
): MessageGroup {
  const from = { template_id: templateId, rule_id: ruleId, number_id: numberId };
  return messageGroup({ ...from, carrier, country, purpose: facts.purpose });
}

/** Stores a code for each short link of the message, and returns the message with them. */
async function claimCodes(
  tx: Sql,
  owner: Owner,
  message: {
    readonly id: string;
    readonly contactId: string | null;
    readonly content: Extract<Content, { ok: true }>;
  },
  now: Date,
): Promise<Pick<AcceptedMessage, 'text' | 'original'>> {
  const { id: messageId, contactId, content } = message;
  const { shortened } = content;
  if (shortened === null) return content;
  const urls = shortened.links.map(({ url }) => url);
  const ids = await ensureLinks(tx, owner, { source: shortened.source, campaignId: null }, urls, now);
  const codes: string[] = [];
  for (const url of urls)
    codes.push(
      await claimCode(tx, { ...owner, linkId: ids.get(url) ?? '', contactId, messageId, campaignId: null }, now),
    );
  return withCodes(content, () => codes.shift() ?? '');
}
