import { consentRequired, noSendingNumber, unprocessable } from '../../errors.ts';
import type { IdPrefix } from '../../platform/ids.ts';
import { type Sql, statement } from '../../platform/sql.ts';
import { post } from '../credits/accounts.ts';
import type { Decision, SendFacts } from '../gates/facts.ts';
import { announceAccepted } from '../outbox/announce-messages.ts';
import type { Owner } from '../tenancy.ts';

export interface Acceptance {
  readonly facts: SendFacts;
  readonly decision: Decision;
  readonly contactId: string | null;
  readonly dueAt: Date;
  readonly validUntil: Date | null;
  /** Of the call; goes with the text to its carrier. */
  readonly requestId: string;
  readonly now: Date;
  readonly newId: (prefix: IdPrefix) => string;
}

export interface AcceptedMessage {
  readonly id: string;
  readonly state: 'queued' | 'scheduled';
}

export const insertMessage = statement<
  [
    tenantId: string,
    id: string,
    accountId: string,
    lane: string,
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
  ]
>(
  'send.insert_message',
  `INSERT INTO messages (tenant_id, id, account_id, lane, contact_id, number_id, from_phone, to_phone, body, encoding, segments, credits,
                         purpose, state, decision, attempt, due_at, valid_until, carrier, created_at, request_id)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15::jsonb, 0, $16, $17, $18, $19, $20)`,
);

/** Keeps the number from being given back until the text is queued; a dispatcher that paces it does not mind. */
const lockSender = statement<[tenantId: string, numberId: string], { id: string }>(
  'send.lock_sender',
  "SELECT id FROM sender_numbers WHERE tenant_id = $1 AND id = $2 AND state = 'active' FOR KEY SHARE",
);

/** Keeps the person from being forgotten until the text is queued. */
const lockContact = statement<[tenantId: string, contactId: string], { id: string }>(
  'send.lock_contact',
  'SELECT id FROM contacts WHERE tenant_id = $1 AND id = $2 FOR KEY SHARE',
);

/** Books the credits and queues the text, in the transaction of the call: both happen or neither. */
export async function acceptMessage(tx: Sql, owner: Owner, acceptance: Acceptance): Promise<AcceptedMessage> {
  const { facts, decision, contactId, dueAt, validUntil, requestId, now, newId } = acceptance;
  const { sender, recipient, content, purpose } = facts;
  if (sender === null || !recipient.ok || !content.ok)
    throw unprocessable('not_cleared', 'The gates did not clear this text.');
  const id = newId('msg');
  const state = dueAt > now ? 'scheduled' : 'queued';
  const { encoding, segments } = content.measure;
  // In one flight: what comes to nothing takes the rest with it. The credits are last, because everybody who spends waits for the balance's row.
  const [number, person] = await Promise.all([
    tx.row(lockSender, owner.tenantId, sender.id),
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
      content.text,
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
  if (contactId !== null && person === null) throw consentRequired(null, recipient.e164, 'no_consent');
  await announceAccepted(tx, owner.tenantId, [{ id, account_id: owner.accountId }], now);
  return { id, state };
}
