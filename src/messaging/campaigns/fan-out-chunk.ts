import { setImmediate as nextTurn } from 'node:timers/promises';
import { asRefusal, SkillError } from '../../errors.ts';
import type { Sql } from '../../platform/sql.ts';
import { readBalance } from '../credits/accounts.ts';
import { refusalOf } from '../gates/chain.ts';
import type { Owner } from '../tenancy.ts';
import { type AudienceContact, walkAudience } from './audience.ts';
import { type Chunk, createChunk } from './chunk.ts';
import { gatherCampaign } from './gather.ts';
import { type CampaignFacts, judge, programOf } from './judge.ts';
import { keepChunk } from './keep-chunk.ts';
import { dropRange, findRunning, moveRange, takeRange } from './ranges.ts';
import { timeAudience } from './timed-audience.ts';

/** Contacts a transaction: long enough to be worth a commit, short enough that a pause need not wait for it. */
const CHUNK = 1_000;

/** Contacts that are judged in one turn of the event loop: the other hands of the process, and its callers, want theirs. */
const TURN = 100;

/** What became of a chunk: no range was free, it was written down, the last of its range as well, or why the campaign can go no further for now. */
export type ChunkEnd =
  | 'no_range'
  | 'kept'
  | 'range_ended'
  | 'content'
  | 'no_sending_number'
  | 'account_state'
  | 'balance';

/**
 * One chunk, one transaction: a row for each contact (its primary key is campaign and contact, so there is never a second), the
 * messages of those who pass the gates, the credits they need set aside, and how far the range was decided on. A crash anywhere repeats the chunk.
 */
export async function fanOutChunk(tx: Sql, tenantId: string, campaignId: string, now: Date): Promise<ChunkEnd> {
  const [range, campaign] = await Promise.all([
    tx.row(takeRange, tenantId, campaignId),
    tx.row(findRunning, tenantId, campaignId),
  ]);
  if (range === null || campaign === null) return 'no_range';
  const owner: Owner = { tenantId, accountId: campaign.account_id };
  const facts = await gatherCampaign(tx, owner, campaign, now).catch(asRefusal);
  // Its template is gone or cannot be rendered: the campaign waits for a person.
  if (facts instanceof SkillError) return 'content';
  if (facts.senders.length === 0) return 'no_sending_number';
  if (facts.account.state !== 'active' || facts.account.paused) return 'account_state';
  const stretch = { after: range.cursor, upTo: range.up_to };
  const asOf = campaign.launched_at ?? now;
  const program = programOf(facts);
  const contacts = await walkAudience(tx, owner, campaign.audience, asOf, stretch, CHUNK, program);
  const chunk = createChunk(now);
  const outOfCredits = await judgeAll(tx, owner, facts, contacts, chunk);
  const rows = chunk.rows();
  const isLast = !outOfCredits && contacts.length < CHUNK;
  const last = rows.contactIds.at(-1);
  const moved = isLast
    ? tx.run(dropRange, tenantId, campaignId, range.up_to)
    : last && tx.run(moveRange, tenantId, campaignId, range.up_to, last);
  await Promise.all([moved, keepChunk(tx, owner, campaign, rows, now)]);
  if (isLast) return 'range_ended';
  return outOfCredits ? 'balance' : 'kept';
}

/** Up to the first contact for whom the credits do not last: the campaign pauses there and goes on from there. Answers whether there was one. */
async function judgeAll(
  tx: Sql,
  owner: Owner,
  facts: CampaignFacts,
  contacts: readonly AudienceContact[],
  chunk: Chunk,
): Promise<boolean> {
  let { available } = await readBalance(tx, owner);
  let judged = 0;
  for (const timed of await timeAudience(tx, owner, facts, contacts, { alone: true })) {
    const judgement = judge(facts, timed, available);
    if (refusalOf(judgement.decision)?.gate === 'credits') return true;
    available -= chunk.add(judgement);
    judged += 1;
    if (judged % TURN === 0) await nextTurn();
  }
  return false;
}
