import { newId } from '../../platform/ids.ts';
import type { Sql } from '../../platform/sql.ts';
import { openHold } from '../credits/holds.ts';
import { announceAccepted } from '../outbox/announce-messages.ts';
import { keepTies } from '../senders/pool.ts';
import type { Owner } from '../tenancy.ts';
import type { CampaignRow } from './campaign.ts';
import type { ChunkRows } from './chunk.ts';
import { holdNumbers, insertCampaignNumbers, insertChunk, insertDecisions } from './fan-out-queries.ts';

/** Writes down a chunk that was decided on: a row for each contact, the texts of those who passed, and the credits for them set aside. */
export async function keepChunk(
  tx: Sql,
  owner: Owner,
  campaign: CampaignRow,
  rows: ChunkRows,
  now: Date,
): Promise<void> {
  if (rows.contactIds.length === 0) return;
  const { tenantId, accountId } = owner;
  const { id: campaignId, request_id: requestId } = campaign;
  const { decisions, kinds, credits: amount } = rows;
  const holdId = amount > 0 ? newId('hld', now.getTime()) : null;
  if (campaign.program_id !== null && kinds.length > 0)
    await settleSenders(tx, owner, campaignId, campaign.program_id, rows);
  const decisionIds = decisions.map(({ id }) => id);
  const messageIds = rows.messageIds.filter((id) => id !== null);
  // In this order: what is announced is read from what was written.
  await Promise.all([
    tx.run(
      insertDecisions,
      tenantId,
      campaignId,
      decisionIds,
      decisions.map(({ text }) => text),
    ),
    tx.run(
      insertChunk,
      tenantId,
      accountId,
      campaignId,
      campaign.purpose,
      holdId,
      requestId,
      now,
      decisionIds,
      kinds.map(({ sender }) => (campaign.program_id === null ? campaignId : `${campaignId}/${sender.id}`)),
      kinds.map(({ sender }) => sender.id),
      kinds.map(({ sender }) => sender.phone),
      kinds.map(({ sender }) => sender.carrier),
      kinds.map(({ encoding }) => encoding),
      kinds.map(({ segments }) => segments),
      kinds.map(({ credits }) => credits),
      kinds.map(({ dueAt }) => dueAt),
      rows.contactIds,
      rows.decisionNumbers,
      rows.available,
      rows.reasons,
      rows.messageIds,
      rows.kindNumbers,
      rows.phones,
      rows.bodies,
    ),
    announceAccepted(
      tx,
      tenantId,
      messageIds.map((id) => ({ id, account_id: accountId })),
      now,
    ),
  ]);
  // Last, because everybody who spends waits for the balance's row from here to the commit.
  if (holdId !== null && !(await openHold(tx, owner, { id: holdId, campaignId, amount, requestId, now }))) {
    // Somebody spent them since they were counted: the transaction rolls back and the next round counts again.
    throw new Error('The credits of a chunk were spent while it was prepared.');
  }
}

/** Nobody gives these numbers back before the texts are queued; each is a lane of the campaign, and each contact stays with its own. */
async function settleSenders(
  tx: Sql,
  owner: Owner,
  campaignId: string,
  programId: string,
  { kinds, kindNumbers, contactIds }: ChunkRows,
): Promise<void> {
  const numbers = [...new Set(kinds.map(({ sender }) => sender.id))].sort();
  if ((await tx.rows(holdNumbers, owner.tenantId, numbers)).length < numbers.length)
    throw new Error('A number was given back while a chunk was prepared.');
  await tx.run(insertCampaignNumbers, owner.tenantId, campaignId, numbers);
  const ties = contactIds.flatMap((contactId, place) => {
    const kind = kinds[(kindNumbers[place] ?? 0) - 1];
    return kind === undefined ? [] : [{ contactId, numberId: kind.sender.id }];
  });
  await keepTies(tx, owner, programId, ties);
}
