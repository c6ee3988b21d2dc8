import { mergeConversations } from '../../conversations/merge.ts';
import { invalidParams } from '../../errors.ts';
import { mergeMemberships } from '../../people/audience/list-members.ts';
import { mergeEvents } from '../../people/behavior/contact-events.ts';
import { lockConsent } from '../../people/consent/consent-status.ts';
import { mergeConsent } from '../../people/consent/merge-consent.ts';
import { mergeRelationships } from '../../people/consent/relationships.ts';
import { noSuchContact } from '../../people/contacts/contact-or-phone.ts';
import { deleteContact } from '../../people/contacts/delete-contact.ts';
import type { KnownContact } from '../../people/contacts/find-by-keys.ts';
import { findContactsByIds } from '../../people/contacts/find-contacts.ts';
import { lockContacts } from '../../people/contacts/lock-contacts.ts';
import { mergeTracked } from '../../people/segments/tracking/members.ts';
import type { Skill, WriteContext } from '../../skill.ts';
import {
  fillGaps,
  mergeEnrollments,
  mergeLeftOut,
  mergeLinkCodes,
  mergeRuns,
  mergeSignals,
  mergeStickySenders,
  mergeTags,
  type Pair,
  reassignConversions,
  saveMerge,
  setExternalId,
} from './merge-queries.ts';
import { presentContact } from './present.ts';
import { type ContactRow, getContactById } from './queries.ts';
import { lockExternalIds } from './write-queries.ts';

/**
 * Messages and consent entries keep their number and contact; `contact_merges` maps them to the
 * winner.
 */
export const mergeContacts: Skill<'contacts.merge'> = async ({ winner_id: winnerId, loser_id: loserId }, context) => {
  const { tx, account, key, now, newId, requestId } = context;
  const { tenantId, accountId } = account;
  if (winnerId === loserId)
    throw invalidParams('A contact cannot be merged with itself. Set two different ids.', [
      { path: '/loser_id', rule: 'must differ from winner_id' },
    ]);
  const ids = { winnerId, loserId };
  const { winner, loser } = await lockBoth(context, ids);
  await tx.run(fillGaps, tenantId, accountId, winnerId, loserId, now);
  await tx.run(mergeTags, tenantId, winnerId, loserId);
  await tx.run(mergeMemberships, tenantId, winnerId, loserId);
  await tx.run(mergeTracked, tenantId, winnerId, loserId);
  await tx.run(mergeStickySenders, tenantId, winnerId, loserId);
  await tx.run(mergeEnrollments, tenantId, winnerId, loserId, now);
  await tx.run(mergeLeftOut, tenantId, winnerId, loserId);
  await tx.run(mergeLinkCodes, tenantId, winnerId, loserId);
  await mergeSignals(tx, account, ids);
  await tx.run(mergeRuns, tenantId, winnerId, loserId);
  await reassignConversions(tx, account, ids);
  await tx.run(mergeEvents, tenantId, winnerId, loserId);
  await mergeRelationships(tx, account, loser.phone, winner.phone);
  const { entryId, canceledMessages } = await mergeConsent(tx, account, winner, loser, {
    actor: key.id,
    requestId,
    now,
    newId,
  });
  await saveMerge(tx, account, ids, loser.phone, now);
  await deleteContact(tx, account, loserId);
  await mergeConversations(tx, account, winnerId, loser);
  if (winner.external_id === null && loser.external_id !== null)
    await setExternalId(tx, account, winnerId, loser.external_id);
  return {
    contact: presentContact((await tx.row(getContactById, tenantId, accountId, winnerId)) as ContactRow),
    merged: { contact_id: loserId, phone: loser.phone },
    consent_entry_id: entryId,
    canceled_messages: canceledMessages,
  };
};

/** Takes the locks in the order of every other change of a contact: external ids, numbers, rows. */
async function lockBoth(
  { tx, account }: WriteContext,
  { winnerId, loserId }: Pair,
): Promise<{ winner: KnownContact; loser: KnownContact }> {
  const found = await findContactsByIds(tx, account, [winnerId, loserId]);
  if (found.length < 2) throw noSuchContact();
  await lockExternalIds(tx, account);
  for (const phone of found.map((contact) => contact.phone).sort()) await lockConsent(tx, account, phone);
  // Read again: another call may have merged, forgotten or opted out a contact during the wait.
  const pair = await lockContacts(tx, account, [winnerId, loserId]);
  const winner = pair.find(({ id }) => id === winnerId);
  const loser = pair.find(({ id }) => id === loserId);
  if (winner === undefined || loser === undefined) throw noSuchContact();
  return { winner, loser };
}
