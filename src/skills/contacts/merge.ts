import { invalidParams } from '../../errors.ts';
import { mergeConsent } from '../../messaging/consent/merge-consent.ts';
import { lockConsent } from '../../messaging/consent/standing.ts';
import { joinMemberships } from '../../messaging/lists/members.ts';
import { noSuchContact } from '../../messaging/person/who.ts';
import type { Skill, WriteContext } from '../../skill.ts';
import {
  deleteContact,
  fillGaps,
  findPair,
  insertMerge,
  joinTags,
  joinTies,
  lockPair,
  type MergedRow,
  passOnConversions,
  passOnMerges,
  setExternalId,
} from './merge-queries.ts';
import { presentContact } from './present.ts';
import { type ContactRow, getContactById } from './queries.ts';
import { lockExternalIds } from './write-queries.ts';

/** Texts and entries keep the number and the contact they were about; `contact_merges` says whose they are now. */
export const mergeContacts: Skill<'contacts.merge'> = async ({ winner_id: winnerId, loser_id: loserId }, context) => {
  const { tx, account, key, now, newId, requestId } = context;
  const { tenantId, accountId } = account;
  if (winnerId === loserId)
    throw invalidParams('A contact cannot be merged with itself.', [
      { path: '/loser_id', rule: 'must be another contact than winner_id' },
    ]);
  const { winner, loser } = await lockBoth(context, winnerId, loserId);
  await tx.run(fillGaps, tenantId, accountId, winnerId, loserId, now);
  await tx.run(joinTags, tenantId, winnerId, loserId);
  await tx.run(joinMemberships, tenantId, winnerId, loserId);
  await tx.run(joinTies, tenantId, winnerId, loserId);
  await tx.run(passOnConversions, tenantId, winnerId, loserId);
  const { entryId, recalled } = await mergeConsent(tx, account, winner, loser, {
    actor: key.id,
    requestId,
    now,
    newId,
  });
  await tx.run(passOnMerges, tenantId, accountId, winnerId, loserId);
  await tx.run(insertMerge, tenantId, accountId, winnerId, loserId, loser.phone, now);
  await tx.run(deleteContact, tenantId, accountId, loserId);
  if (winner.external_id === null && loser.external_id !== null)
    await tx.run(setExternalId, tenantId, accountId, winnerId, loser.external_id);
  return {
    contact: presentContact((await tx.row(getContactById, tenantId, accountId, winnerId)) as ContactRow),
    merged: { contact_id: loserId, phone: loser.phone },
    consent_entry_id: entryId,
    recalled,
  };
};

/** The locks that other changes of a contact take, in their order: external ids, numbers, rows. */
async function lockBoth(
  { tx, account }: WriteContext,
  winnerId: string,
  loserId: string,
): Promise<{ winner: MergedRow; loser: MergedRow }> {
  const { tenantId, accountId } = account;
  const found = await tx.rows(findPair, tenantId, accountId, winnerId, loserId);
  if (found.length < 2) throw noSuchContact();
  await tx.run(lockExternalIds, `external ids ${tenantId} ${accountId}`);
  for (const phone of found.map((contact) => contact.phone).sort()) await lockConsent(tx, account, phone);
  // Read again: somebody may have merged or forgotten one of them, or changed its consent, while we waited.
  const pair = await tx.rows(lockPair, tenantId, accountId, winnerId, loserId);
  const winner = pair.find(({ id }) => id === winnerId);
  const loser = pair.find(({ id }) => id === loserId);
  if (winner === undefined || loser === undefined) throw noSuchContact();
  return { winner, loser };
}
