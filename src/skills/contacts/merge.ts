import { invalidParams } from '../../errors.ts';
import { mergeContacts as mergeInto } from '../../identity/merge-contacts.ts';
import type { Pair } from '../../identity/merge-queries.ts';
import { lockConsent } from '../../people/consent/consent-status.ts';
import { noSuchContact } from '../../people/contacts/contact-or-phone.ts';
import type { KnownContact } from '../../people/contacts/find-by-keys.ts';
import { findContactsByIds } from '../../people/contacts/find-contacts.ts';
import { lockContacts, lockExternalIds } from '../../people/contacts/lock-contacts.ts';
import type { Skill, WriteContext } from '../../skill.ts';
import { presentContact } from './present.ts';
import { type ContactRow, getContactById } from './queries.ts';

export const mergeContacts: Skill<'contacts.merge'> = async ({ winner_id: winnerId, loser_id: loserId }, context) => {
  const { tx, account, key, now, newId, requestId } = context;
  const { tenantId, accountId } = account;
  if (winnerId === loserId)
    throw invalidParams('A contact cannot be merged with itself. Set two different ids.', [
      { path: '/loser_id', rule: 'must differ from winner_id' },
    ]);
  const { winner, loser } = await lockBoth(context, { winnerId, loserId });
  const call = { actor: key.id, source: 'contacts.merge', requestId, now, newId };
  const { entryId, canceledMessages } = await mergeInto(tx, account, winner, loser, call);
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
