import type { Account } from '../../domain/account.ts';
import { unprocessable } from '../../errors.ts';
import { findOwnNumbers } from '../../people/privacy/numbers.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { Skill } from '../../skill.ts';
import { findContact } from './find-contact.ts';
import { type AttributedTo, presentConversion } from './present.ts';
import {
  type ContactRow,
  type ConversionRow,
  findConversion,
  findLastDelivery,
  findLastOptIn,
  insertConversion,
} from './queries.ts';
import { type ConversionInput, readConversion } from './read-conversion.ts';

/** A conversion is attributed to the last message delivered within this window before it. */
const WINDOW_HOURS = 24;

/**
 * The attribution is decided and stored once, here: later opt-ins and messages do not change the
 * figures of the past.
 */
export const recordConversion: Skill<'analytics.recordConversion'> = async (params, { tx, account, now, newId }) => {
  const { tenantId, accountId } = account;
  const given = readConversion(params, now);
  const contact = await findContact(tx, account, params);
  const { event, valueMinor, currency, occurredAt, externalId } = given;
  const at = occurredAt ?? now;
  // The insert finds nothing to do if a concurrent call inserted the external id first: the next
  // pass finds that row, or inserts if the row was erased with its contact in between.
  for (;;) {
    const first = externalId === null ? null : await tx.row(findConversion, tenantId, accountId, externalId);
    if (first !== null) {
      requireSameConversion(first, contact.id, given);
      return presentConversion(first.id, contact.id, false, first);
    }
    const id = newId('cnv');
    const attributedTo = await attributeConversion(tx, account, contact, at);
    const {
      source_id: sourceId,
      message_id: messageId,
      campaign_id: campaignId,
      delivered_at: deliveredAt,
    } = attributedTo;
    const values = [contact.id, event, valueMinor, currency, at, externalId] as const;
    const attributed = [sourceId, messageId, campaignId, deliveredAt] as const;
    if ((await tx.row(insertConversion, tenantId, id, accountId, ...values, ...attributed, now)) !== null)
      return presentConversion(id, contact.id, true, attributedTo);
  }
};

async function attributeConversion(tx: Sql, account: Account, contact: ContactRow, at: Date): Promise<AttributedTo> {
  const { tenantId, accountId } = account;
  const phones = await findOwnNumbers(tx, account, contact);
  const [lastOptIn, delivery] = await Promise.all([
    tx.row(findLastOptIn, tenantId, accountId, phones, at),
    tx.row(findLastDelivery, tenantId, accountId, phones, at, WINDOW_HOURS),
  ]);
  return {
    source_id: lastOptIn?.source_id ?? null,
    message_id: delivery?.message_id ?? null,
    campaign_id: delivery?.campaign_id ?? null,
    delivered_at: delivery?.delivered_at ?? null,
  };
}

/** A repeated call that omits occurred_at refers to the time of the first call. */
function requireSameConversion(first: ConversionRow, contactId: string, given: ConversionInput): void {
  const { event, valueMinor, currency, occurredAt } = given;
  const differs = [
    first.contact_id !== contactId && 'contact_id',
    first.event !== event && 'event',
    first.value_minor !== valueMinor && 'value_minor',
    first.currency !== currency && 'currency',
    occurredAt !== null && first.occurred_at.getTime() !== occurredAt.getTime() && 'occurred_at',
  ].filter((name) => name !== false);
  if (differs.length === 0) return;
  throw unprocessable('external_id_taken', 'This external_id was recorded with other values. Use a new external_id.', {
    details: { conversion_id: first.id, differs },
    nextActions:
      first.contact_id === null
        ? []
        : [
            {
              skill: 'contacts.timeline',
              params: { contact_id: first.contact_id },
              why: 'Shows the conversion with this external_id.',
            },
          ],
  });
}
