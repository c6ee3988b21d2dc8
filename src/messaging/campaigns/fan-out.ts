import { SkillError } from '../../errors.ts';
import type { Database } from '../../platform/database.ts';
import { eachApart, type OnFailure } from '../../platform/each-apart.ts';
import type { Sql } from '../../platform/sql.ts';
import { readBalance } from '../credits/accounts.ts';
import { refusalOf } from '../gates/chain.ts';
import type { Owner } from '../tenancy.ts';
import { type AudienceContact, walkAudience } from './audience.ts';
import { moveCampaign } from './campaign.ts';
import { campaignsToFanOut, lockForFanOut, moveCursor } from './fan-out-queries.ts';
import { gatherCampaign } from './gather.ts';
import { type CampaignFacts, type Judgement, judge, programOf } from './judge.ts';
import { keepChunk } from './keep-chunk.ts';
import { timeAudience } from './timed-audience.ts';

/** Contacts a transaction: long enough to be worth a commit, short enough that a pause need not wait for it. */
const CHUNK = 1_000;

/** Decides on the next contacts of each running campaign; answers whether there are more. */
export async function fanOut(database: Database, clock: () => Date, onFailure: OnFailure): Promise<boolean> {
  const running = await database.rows(campaignsToFanOut);
  const more = await eachApart(running, onFailure, ({ tenant_id: tenantId, id }) =>
    database.transaction((tx) => fanOutChunk(tx, tenantId, id, clock())),
  );
  return more.includes(true);
}

/**
 * One chunk, one transaction: a row for each contact (its primary key is campaign and contact, so there is never a second), the
 * messages of those who pass the gates, the credits they need set aside, and the cursor. A crash anywhere repeats the chunk.
 */
async function fanOutChunk(tx: Sql, tenantId: string, campaignId: string, now: Date): Promise<boolean> {
  const campaign = await tx.row(lockForFanOut, tenantId, campaignId);
  if (campaign === null) return false;
  const owner: Owner = { tenantId, accountId: campaign.account_id };
  const facts = await gatherCampaign(tx, owner, campaign, now).catch(asRefusal);
  if (facts instanceof SkillError) {
    await moveCampaign(tx, campaign, 'paused', 'content', now);
    return false;
  }
  const mute = facts.senders.length === 0;
  if (mute || facts.account.state !== 'active' || facts.account.paused) {
    await moveCampaign(tx, campaign, 'paused', mute ? 'no_sending_number' : 'account_state', now);
    return false;
  }
  const contacts = await walkAudience(
    tx,
    owner,
    campaign.audience,
    campaign.launched_at ?? now,
    campaign.fanout_cursor,
    CHUNK,
    programOf(facts),
  );
  const { judged, outOfCredits } = await judgeAll(tx, owner, facts, contacts);
  const last = outOfCredits ? judged.at(-1)?.contact : contacts.at(-1);
  const ended = !outOfCredits && contacts.length < CHUNK;
  await keepChunk(tx, owner, campaign, judged, now);
  await tx.run(moveCursor, tenantId, campaignId, last?.id ?? campaign.fanout_cursor, ended);
  if (outOfCredits) await moveCampaign(tx, campaign, 'paused', 'balance', now);
  return !ended && !outOfCredits;
}

/** Its template is gone or cannot be rendered: the campaign waits for a person. Anything else is a fault. */
function asRefusal(error: unknown): SkillError {
  if (error instanceof SkillError) return error;
  throw error;
}

/** Up to the first contact for whom the credits do not last: the campaign pauses there and goes on from there. */
async function judgeAll(
  tx: Sql,
  owner: Owner,
  facts: CampaignFacts,
  contacts: readonly AudienceContact[],
): Promise<{ judged: Judgement[]; outOfCredits: boolean }> {
  let { available } = await readBalance(tx, owner);
  const judged: Judgement[] = [];
  for (const timed of await timeAudience(tx, owner, facts, contacts, { alone: true })) {
    const judgement = judge(facts, timed, available);
    if (refusalOf(judgement.decision)?.gate === 'credits') return { judged, outOfCredits: true };
    if (judgement.decision.allow && judgement.facts.content.ok) available -= judgement.facts.content.credits;
    judged.push(judgement);
  }
  return { judged, outOfCredits: false };
}
