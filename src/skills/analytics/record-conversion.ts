import { unprocessable } from '../../errors.ts';
import { findOwnNumbers } from '../../messaging/person/numbers.ts';
import type { Sql } from '../../platform/sql.ts';
import type { Account, Skill } from '../../skill.ts';
import { findContact } from './find-contact.ts';
import { type PutDown, presentConversion } from './present.ts';
import {
  type ContactRow,
  type ConversionRow,
  findConversion,
  findLastAgreement,
  findLastDelivery,
  insertConversion,
} from './queries.ts';
import { type GivenConversion, readConversion } from './read-conversion.ts';

/** How long after a text has arrived something is put down to it. */
const WINDOW_HOURS = 24;

/** What it is put down to is decided here, once: consent and texts that come later change no figure of the past. */
export const recordConversion: Skill<'analytics.recordConversion'> = async (params, { tx, account, now, newId }) => {
  const { tenantId, accountId } = account;
  const given = readConversion(params, now);
  const contact = await findContact(tx, account, params);
  const { event, valueMinor, currency, occurredAt, externalId } = given;
  const at = occurredAt ?? now;
  // Once more when another call was faster, which this one then finds; unless its contact was just forgotten, and with it the external id.
  for (;;) {
    const first = externalId === null ? null : await tx.row(findConversion, tenantId, accountId, externalId);
    if (first !== null) {
      requireSame(first, contact.id, given);
      return presentConversion(first.id, contact.id, false, first);
    }
    const id = newId('cnv');
    const putDown = await findReasons(tx, account, contact, at);
    const { source_id: sourceId, message_id: messageId, campaign_id: campaignId, delivered_at: deliveredAt } = putDown;
    const what = [contact.id, event, valueMinor, currency, at, externalId] as const;
    const why = [sourceId, messageId, campaignId, deliveredAt] as const;
    if ((await tx.row(insertConversion, tenantId, id, accountId, ...what, ...why, now)) !== null)
      return presentConversion(id, contact.id, true, putDown);
  }
};

async function findReasons(tx: Sql, account: Account, contact: ContactRow, at: Date): Promise<PutDown> {
  const { tenantId, accountId } = account;
  const phones = await findOwnNumbers(tx, account, contact);
  const [agreement, delivery] = await Promise.all([
    tx.row(findLastAgreement, tenantId, accountId, phones, at),
    tx.row(findLastDelivery, tenantId, accountId, phones, at, WINDOW_HOURS),
  ]);
  return {
    source_id: agreement?.source_id ?? null,
    message_id: delivery?.message_id ?? null,
    campaign_id: delivery?.campaign_id ?? null,
    delivered_at: delivery?.delivered_at ?? null,
  };
}

/** A caller that repeats itself and names no moment means the first one. */
function requireSame(first: ConversionRow, contactId: string, given: GivenConversion): void {
  const { event, valueMinor, currency, occurredAt } = given;
  const differs = [
    first.contact_id !== contactId && 'contact_id',
    first.event !== event && 'event',
    first.value_minor !== valueMinor && 'value_minor',
    first.currency !== currency && 'currency',
    occurredAt !== null && first.occurred_at.getTime() !== occurredAt.getTime() && 'occurred_at',
  ].filter((name) => name !== false);
  if (differs.length === 0) return;
  throw unprocessable('external_id_taken', 'This external_id was recorded before, with other content.', {
    details: { conversion_id: first.id, differs },
    nextActions:
      first.contact_id === null
        ? []
        : [
            {
              skill: 'contacts.timeline',
              params: { contact_id: first.contact_id },
              why: 'Shows the conversion that has it.',
            },
          ],
  });
}
