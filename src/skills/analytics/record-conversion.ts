import type { Account } from '../../domain/account.ts';
import { DEFAULT_VERSION } from '../../domain/attribution/settings.ts';
import { isHistory } from '../../domain/behavior/history.ts';
import { unprocessable } from '../../errors.ts';
import { findCredits, saveCredits } from '../../measures/attribution/credits.ts';
import { findSettings, readSettings } from '../../measures/attribution/settings.ts';
import { type CorrectionRow, listCorrections } from '../../measures/conversions/changes.ts';
import { recordConversion as record } from '../../people/conversions/record-conversion.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { Skill } from '../../skill.ts';
import { attributeConversion } from './attribute-conversion.ts';
import { findContact } from './find-contact.ts';
import { type Credited, presentConversion } from './present.ts';
import { type ConversionRow, findConversion } from './queries.ts';
import { type ConversionInput, readConversion } from './read-conversion.ts';

/**
 * The attribution is decided and stored once, here: later opt-ins and messages do not change the
 * figures of the past, unless a recomputation or a correction does.
 */
export const recordConversion: Skill<'analytics.recordConversion'> = async (params, { tx, account, now, newId }) => {
  const { tenantId, accountId } = account;
  const given = readConversion(params, now);
  const contact = await findContact(tx, account, params);
  const { event, valueMinor, currency, occurredAt, externalId } = given;
  const at = occurredAt ?? now;
  const historyOnly = params.backfill === true || isHistory(at, now);
  // The insert finds nothing to do if a concurrent call inserted the external id first: the next
  // pass finds that row, or inserts if the row was erased with its contact in between.
  for (;;) {
    const first = externalId === null ? null : await tx.row(findConversion, tenantId, accountId, externalId);
    if (first !== null) {
      await requireSameConversion(tx, account, first, contact.id, given);
      const credited = await readCredited(tx, account, first);
      return { ...presentConversion(first.id, contact.id, false, credited), history_only: false };
    }
    const id = newId('cnv');
    const value = valueMinor === null ? null : BigInt(valueMinor);
    const settings = await readSettings(tx, account);
    const { credits, columns } = await attributeConversion(
      tx,
      account,
      contact,
      { occurredAt: at, valueMinor: value },
      settings,
    );
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
      ...columns,
      attribution_version: settings.version,
    };
    if (!(await record(tx, account, conversion, { historyOnly }, now))) continue;
    await saveCredits(tx, tenantId, id, settings.version, credits, value);
    const presented = presentConversion(id, contact.id, true, { sourceId: columns.source_id, settings, credits });
    return { ...presented, history_only: historyOnly };
  }
};

/** What the conversion counts for now: a recomputation may have changed it since. */
async function readCredited(tx: Sql, account: Account, { id, ...row }: ConversionRow): Promise<Credited> {
  const { source_id: sourceId, attribution_version: version } = row;
  const settings = (await findSettings(tx, account, version)) ?? (await findSettings(tx, account, DEFAULT_VERSION));
  if (settings === null) throw new Error('The default settings of attribution are missing.');
  return { sourceId, settings, credits: await findCredits(tx, account.tenantId, id, version) };
}

/**
 * A repeated call that omits occurred_at refers to the time of the first call. A system that
 * repeats its calls may not know of a correction, so that what the conversion was before it is the
 * same too.
 */
async function requireSameConversion(
  tx: Sql,
  account: Account,
  first: ConversionRow,
  contactId: string,
  given: ConversionInput,
): Promise<void> {
  const differs = differences(first, contactId, given);
  if (differs.length === 0) return;
  const [original] = await listCorrections(tx, account, first.id);
  if (original !== undefined && differences({ ...first, ...asRecorded(original) }, contactId, given).length === 0)
    return;
  throw unprocessable('external_id_taken', 'This external_id was recorded with other values. Use a new external_id.', {
    details: { conversion_id: first.id, differs },
    nextActions: [
      ...(first.contact_id === null
        ? []
        : [
            {
              skill: 'contacts.timeline',
              params: { contact_id: first.contact_id },
              why: 'Shows the conversion with this external_id.',
            },
          ]),
    ],
  });
}

function asRecorded({ gross_minor: gross, currency, occurred_at: at }: CorrectionRow) {
  return { gross_minor: gross === null ? null : Number(gross), currency, occurred_at: at };
}

function differences(
  first: ConversionRow,
  contactId: string,
  { event, valueMinor, currency, occurredAt }: ConversionInput,
): string[] {
  return [
    first.contact_id !== contactId && 'contact_id',
    first.event !== event && 'event',
    first.gross_minor !== valueMinor && 'value_minor',
    first.currency !== currency && 'currency',
    occurredAt !== null && first.occurred_at.getTime() !== occurredAt.getTime() && 'occurred_at',
  ].filter((name) => name !== false);
}
