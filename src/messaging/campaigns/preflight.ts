import { asRefusal, SkillError } from '../../errors.ts';
import { batchStatement, type Sql } from '../../platform/sql.ts';
import { readBalance } from '../credits/accounts.ts';
import { type DayUsage, readUsageOf } from '../registry/day-usage.ts';
import type { Owner } from '../tenancy.ts';
import { measureAudience } from './audience.ts';
import type { CampaignRow } from './campaign.ts';
import { gatherCampaign } from './gather.ts';
import type { CampaignFacts } from './judge.ts';
import { blockersOf, contentBlocker, type Finding, warningsOf } from './preflight-findings.ts';
import { EMPTY_TALLY, type Tally, tallyAudience } from './tally.ts';

/** What is looked at before a preflight and again before a launch, without going through the recipients. */
export interface Survey {
  readonly total: number;
  readonly audienceHash: string;
  readonly availableCredits: number;
  /** Or why the text cannot be sent at all. */
  readonly facts: CampaignFacts | SkillError;
}

export interface Preflight extends Survey {
  readonly blockers: readonly Finding[];
  readonly warnings: readonly Finding[];
  readonly tally: Tally;
  readonly messagesPerSecond: number | null;
  /** What T-Mobile still lets the senders send on this day; null when nobody counts. */
  readonly usage: DayUsage | null;
}

const sumRates = batchStatement<[tenantId: string, numberIds: readonly string[]], { messages_per_second: number }>(
  'campaigns.sum_rates',
  'SELECT sum(messages_per_second)::int AS messages_per_second FROM sender_numbers WHERE tenant_id = $1 AND id = ANY ($2)',
);

export async function surveyCampaign(sql: Sql, owner: Owner, campaign: CampaignRow, now: Date): Promise<Survey> {
  const { count, hash } = await measureAudience(sql, owner, campaign.audience, now);
  const { available } = await readBalance(sql, owner);
  const facts = await gatherCampaign(sql, owner, campaign, now).catch(asRefusal);
  return { total: count, audienceHash: hash, availableCredits: available, facts };
}

/** All checks before a launch: every text is really rendered for its recipient, and everything that stands in the way is found at once. */
export async function runPreflight(sql: Sql, owner: Owner, campaign: CampaignRow, now: Date): Promise<Preflight> {
  const survey = await surveyCampaign(sql, owner, campaign, now);
  const { facts, availableCredits } = survey;
  if (facts instanceof SkillError) {
    const nothing = { warnings: [], tally: EMPTY_TALLY, messagesPerSecond: null, usage: null };
    return { ...survey, ...nothing, blockers: [contentBlocker(facts)] };
  }
  const usage = await readUsageOf(sql, owner, facts.senders, now);
  const tally = await tallyAudience(sql, owner, campaign.audience, facts, now);
  return {
    ...survey,
    blockers: blockersOf(campaign, facts, tally, availableCredits),
    warnings: warningsOf(campaign, facts, tally, usage),
    tally,
    messagesPerSecond: await findPace(sql, owner, campaign, facts),
    usage,
  };
}

/** The slower of the senders together and the throttle. */
async function findPace(
  sql: Sql,
  owner: Owner,
  campaign: CampaignRow,
  { senders }: CampaignFacts,
): Promise<number | null> {
  if (senders.length === 0) return null;
  const numbers = senders.map(({ id }) => id);
  const rate = await sql.row(sumRates, owner.tenantId, numbers);
  if (rate === null) return null;
  return Math.min(rate.messages_per_second, (campaign.throttle_per_minute ?? Number.POSITIVE_INFINITY) / 60);
}
