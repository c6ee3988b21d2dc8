import type { Owner } from '../../domain/account.ts';
import { keepContacts } from '../../people/contacts/lock-contacts.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { type Claim, type Next, SAVED } from '../../platform/work/worker.ts';
import { creditConversion, mainTouch, saveCredits } from './credits.ts';
import { divideAgain } from './divide-again.ts';
import {
  advance,
  copyCredits,
  findRunning,
  finish,
  keepConversion,
  lockConversions,
  moveConversion,
  nextConversions,
  type PendingConversion,
} from './recompute-queries.ts';
import { type AttributionSettings, findSettings } from './settings.ts';

/** Conversions of one transaction. */
const BATCH = 100;

/**
 * Recomputes the next conversions of a period. Each conversion gets its credits and moves to the
 * new version in one transaction, so that a report counts it once at every time; its credits of
 * earlier versions stay.
 */
export async function recompute(database: Database, { tenantId, id, now, until }: Claim): Promise<Next> {
  const job = await findRunning(database, tenantId, id);
  if (job === null) return null;
  const owner = { tenantId, accountId: job.account_id };
  const settings = await findSettings(database, owner, job.version);
  if (settings === null) return null;
  await database.transaction(async (tx) => {
    const { accountId } = owner;
    const found = await tx.rows(nextConversions, tenantId, accountId, job.cursor_at, job.cursor_id, job.to_at, BATCH);
    const contactIds = found.flatMap(({ contact_id: contactId }) => contactId ?? []);
    // Contacts before conversions, as contacts.merge and contacts.forget lock them.
    const kept = await keepContacts(tx, owner, [...new Set(contactIds)]);
    const contacts = new Map(kept.map((contact) => [contact.id, contact]));
    const conversions = await tx.rows(
      lockConversions,
      tenantId,
      found.map((conversion) => conversion.id),
    );
    for (const conversion of conversions)
      await recomputeOne(tx, owner, conversion, contacts.get(conversion.contact_id ?? '') ?? null, settings);
    const last = conversions.at(-1);
    const moved =
      last === undefined || found.length < BATCH
        ? await end(tx, tenantId, id, until, conversions.length, last, now)
        : await tx.run(advance, tenantId, id, until, last.occurred_at, last.id, conversions.length, now);
    if (moved === 0) throw new Error('The lease of the recomputation has ended; another worker continues it.');
  });
  return SAVED;
}

async function recomputeOne(
  tx: Sql,
  owner: Owner,
  {
    id,
    occurred_at: occurredAt,
    value_minor: value,
    refunded_minor: refunded,
    attribution_version: version,
  }: PendingConversion,
  contact: { readonly id: string; readonly phone: string } | null,
  settings: AttributionSettings,
): Promise<void> {
  const { tenantId } = owner;
  if (version === settings.version) return;
  if (contact === null) {
    await tx.run(copyCredits, tenantId, id, version, settings.version);
    await tx.run(keepConversion, tenantId, id, settings.version);
    return;
  }
  const valueMinor = value === null ? null : BigInt(value);
  const touches = await creditConversion(tx, owner, contact, { occurredAt, valueMinor }, settings);
  await saveCredits(tx, tenantId, id, settings.version, touches, valueMinor);
  if (refunded > 0) await divideAgain(tx, tenantId, id, { value_minor: valueMinor, refunded_minor: BigInt(refunded) });
  const main = mainTouch(touches);
  const deliveredAt = main && (main.delivered_at ?? main.touched_at);
  const { message_id: messageId = null, campaign_id: campaignId = null } = main ?? {};
  await tx.run(moveConversion, tenantId, id, settings.version, messageId, campaignId, deliveredAt);
}

async function end(
  tx: Sql,
  tenantId: string,
  id: string,
  until: Date,
  processed: number,
  last: PendingConversion | undefined,
  now: Date,
): Promise<number> {
  if (last !== undefined) await tx.run(advance, tenantId, id, until, last.occurred_at, last.id, processed, until);
  return tx.run(finish, tenantId, id, until, now);
}
