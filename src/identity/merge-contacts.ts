import { mergeConversations } from '../conversations/merge.ts';
import type { Owner } from '../domain/account.ts';
import { mergeMemberships } from '../people/audience/list-members.ts';
import { mergeEvents } from '../people/behavior/contact-events.ts';
import { mergeConsent } from '../people/consent/merge-consent.ts';
import { mergeRelationships } from '../people/consent/relationships.ts';
import { deleteContact } from '../people/contacts/delete-contact.ts';
import type { KnownContact } from '../people/contacts/find-by-keys.ts';
import { mergeTracked } from '../people/segments/tracking/members.ts';
import type { Sql } from '../platform/database/sql.ts';
import type { IdPrefix } from '../platform/ids.ts';
import {
  fillGaps,
  mergeEnrollments,
  mergeLeftOut,
  mergeLinkCodes,
  mergeRuns,
  mergeSignals,
  mergeStickySenders,
  mergeTags,
  reassignConversions,
  saveMerge,
  setExternalId,
} from './merge-queries.ts';

export interface MergeCall {
  readonly actor: string;
  /** What merges them, as consent entries name it. */
  readonly source: string;
  readonly requestId: string | null;
  readonly now: Date;
  readonly newId: (prefix: IdPrefix) => string;
}

/**
 * Merges two contacts of one person. The caller has locked the external IDs, both numbers and both
 * rows, in this order. Messages and consent entries keep their number and contact;
 * `contact_merges` maps them to the winner.
 */
export async function mergeContacts(
  tx: Sql,
  owner: Owner,
  winner: KnownContact,
  loser: KnownContact,
  call: MergeCall,
): Promise<{ readonly entryId: string; readonly canceledMessages: number }> {
  const { tenantId, accountId } = owner;
  const { now } = call;
  const ids = { winnerId: winner.id, loserId: loser.id };
  await tx.run(fillGaps, tenantId, accountId, winner.id, loser.id, now);
  await tx.run(mergeTags, tenantId, winner.id, loser.id);
  await tx.run(mergeMemberships, tenantId, winner.id, loser.id);
  await tx.run(mergeTracked, tenantId, winner.id, loser.id);
  await tx.run(mergeStickySenders, tenantId, winner.id, loser.id);
  await tx.run(mergeEnrollments, tenantId, winner.id, loser.id, now);
  await tx.run(mergeLeftOut, tenantId, winner.id, loser.id);
  await tx.run(mergeLinkCodes, tenantId, winner.id, loser.id);
  await mergeSignals(tx, owner, ids);
  await tx.run(mergeRuns, tenantId, winner.id, loser.id);
  await reassignConversions(tx, owner, ids);
  await tx.run(mergeEvents, tenantId, winner.id, loser.id);
  await mergeRelationships(tx, owner, loser.phone, winner.phone);
  const consent = await mergeConsent(tx, owner, winner, loser, call);
  await saveMerge(tx, owner, ids, loser.phone, now);
  await deleteContact(tx, owner, loser.id);
  await mergeConversations(tx, owner, winner.id, loser);
  if (winner.external_id === null && loser.external_id !== null)
    await setExternalId(tx, owner, winner.id, loser.external_id);
  return consent;
}
