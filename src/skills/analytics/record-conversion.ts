import type { Account } from '../../domain/account.ts';
import { DEFAULT_VERSION } from '../../domain/attribution/settings.ts';
import { unprocessable } from '../../errors.ts';
import { creditConversion, findCredits, mainTouch, saveCredits } from '../../measures/attribution/credits.ts';
import { findSettings, readSettings } from '../../measures/attribution/settings.ts';
import type { KnownContact } from '../../people/contacts/find-by-keys.ts';
import { findOwnNumbers } from '../../people/privacy/numbers.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { Skill } from '../../skill.ts';
import { findContact } from './find-contact.ts';
import { type Attributed, presentConversion } from './present.ts';
import { CONVERSIONS, type ConversionRow, findConversion, findLastOptIn, insertConversion } from './queries.ts';
import { type ConversionInput, readConversion } from './read-conversion.ts';

/**
 * The attribution is decided and stored once, here: later opt-ins and messages do not change the
 * figures of the past, unless a recomputation does.
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
      return presentConversion(first.id, contact.id, false, await readAttributed(tx, account, first));
    }
    const id = newId('cnv');
    const value = valueMinor === null ? null : BigInt(valueMinor);
    const { sourceId, settings, credits } = await attribute(tx, account, contact, at, value);
    const main = mainTouch(credits);
    const deliveredAt = main && (main.delivered_at ?? main.touched_at);
    const conversion = {
      id,
      account_id: accountId,
      contact_id: contact.id,
      event,
      external_id: externalId,
      value_minor: valueMinor,
      currency,
      occurred_at: at,
      created_at: now,
      source_id: sourceId,
      message_id: main?.message_id ?? null,
      campaign_id: main?.campaign_id ?? null,
      delivered_at: deliveredAt,
      attribution_version: settings.version,
    };
    if ((await tx.row(insertConversion, tenantId, CONVERSIONS.param([conversion]))) === null) continue;
    await saveCredits(tx, tenantId, id, settings.version, credits, value);
    return presentConversion(id, contact.id, true, { sourceId, settings, credits });
  }
};

async function attribute(tx: Sql, account: Account, contact: KnownContact, at: Date, value: bigint | null) {
  const { tenantId, accountId } = account;
  const settings = await readSettings(tx, account);
  const phones = await findOwnNumbers(tx, account, contact);
  const [lastOptIn, credits] = await Promise.all([
    tx.row(findLastOptIn, tenantId, accountId, phones, at),
    creditConversion(tx, account, contact, { occurredAt: at, valueMinor: value }, settings),
  ]);
  return { sourceId: lastOptIn?.source_id ?? null, settings, credits };
}

/** What the conversion counts for now: a recomputation may have changed it since. */
async function readAttributed(tx: Sql, account: Account, { id, ...row }: ConversionRow): Promise<Attributed> {
  const { source_id: sourceId, attribution_version: version } = row;
  const settings = (await findSettings(tx, account, version)) ?? (await findSettings(tx, account, DEFAULT_VERSION));
  if (settings === null) throw new Error('The default settings of attribution are missing.');
  return { sourceId, settings, credits: await findCredits(tx, account.tenantId, id, version) };
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
