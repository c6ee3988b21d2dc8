import { readFunds, type SpendingLimit, spend } from '../../../credits/funds.ts';
import type { Owner } from '../../../domain/account.ts';
import { SkillError, toSkillError } from '../../../errors.ts';
import { type AudienceContact, walkAudience } from '../../../people/audience/audience.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { startTimeSlices } from '../../../platform/time-slices.ts';
import type { PlannedContact } from '../../bulk/evaluate.ts';
import { refusalOf } from '../../gates/evaluate.ts';
import { type CampaignFacts, loadCampaignFacts, reachOf } from '../campaign-facts.ts';
import { evaluate, planAudience } from '../evaluate.ts';
import { planTreatments, saveLeft } from '../experiments/treatments.ts';
import { type ChunkRows, createChunkRows } from './chunk-rows.ts';
import { claimRange, dropRange, findRunning, moveRange, type Range } from './ranges.ts';
import { saveChunk } from './save-chunk.ts';

/**
 * Contacts per transaction: enough to be worth a commit, few enough that a pause takes effect soon.
 */
const CHUNK = 1_000;

/** `saved`: the range has more contacts. The others pause the campaign for that reason. */
export type ChunkResult =
  | 'no_range'
  | 'saved'
  | 'range_done'
  | 'content'
  | 'no_sending_number'
  | 'account_state'
  | 'balance'
  | SpendingLimit;

/**
 * Evaluates and saves one chunk of a campaign in the caller's transaction: a row per contact, the
 * messages of those who pass the gates, a hold for their credits, and the cursor of the range.
 * After a crash the chunk is evaluated again; the rows' primary key (campaign, contact) prevents
 * duplicates.
 */
export async function fanOutChunk(
  tx: Sql,
  tenantId: string,
  campaignId: string,
  now: Date,
  linksUrl: string,
): Promise<ChunkResult> {
  const [range, campaign] = await Promise.all([
    tx.row(claimRange, tenantId, campaignId),
    tx.row(findRunning, tenantId, campaignId),
  ]);
  if (range === null || campaign === null) return 'no_range';
  const owner: Owner = { tenantId, accountId: campaign.account_id };
  const facts = await loadCampaignFacts(tx, owner, campaign, now, linksUrl).catch(toSkillError);
  // The template is missing or not valid: it must be corrected before the campaign resumes.
  if (facts instanceof SkillError) return 'content';
  if (facts.numbers.length === 0) return 'no_sending_number';
  if (facts.account.state !== 'active' || facts.account.paused) return 'account_state';
  const { rows, left, last, shortOf, isLast } = await evaluateNext(tx, owner, facts, range);
  const moved = isLast
    ? tx.run(dropRange, tenantId, campaignId, range.up_to)
    : last && tx.run(moveRange, tenantId, campaignId, range.up_to, last);
  await Promise.all([moved, saveLeft(tx, campaign, left), saveChunk(tx, owner, campaign, rows, now)]);
  if (isLast) return 'range_done';
  return shortOf ?? 'saved';
}

interface EvaluatedChunk {
  readonly rows: ChunkRows;
  /** Contacts that wait for the winner of the experiment. */
  readonly left: readonly string[];
  /** The last contact that is done with. */
  readonly last: string | null;
  /** What the next message costs more than; null at the end of the chunk. */
  readonly shortOf: 'balance' | SpendingLimit | null;
  /** Whether the range has no more contacts. */
  readonly isLast: boolean;
}

/** Its contacts are not kept while the chunk is saved, so that they can be collected young. */
async function evaluateNext(tx: Sql, owner: Owner, facts: CampaignFacts, range: Range): Promise<EvaluatedChunk> {
  const contactRange = { after: range.cursor, upTo: range.up_to };
  const asOf = facts.campaign.launched_at ?? facts.at;
  const contacts = await walkAudience(tx, owner, facts.audience, asOf, contactRange, CHUNK, reachOf(facts));
  const evaluated = await evaluateAll(tx, owner, facts, contacts);
  return { ...evaluated, isLast: evaluated.shortOf === null && contacts.length < CHUNK };
}

/**
 * Stops before the first contact whose message costs more than is left: the campaign resumes there.
 */
async function evaluateAll(
  tx: Sql,
  owner: Owner,
  facts: CampaignFacts,
  contacts: readonly AudienceContact[],
): Promise<Omit<EvaluatedChunk, 'isLast'>> {
  const chunk = createChunkRows(facts.campaign, facts.at);
  const ids = contacts.map(({ id }) => id);
  const treatmentOf = await planTreatments(tx, facts, ids);
  const treated = contacts.map((contact) => ({ contact, treatment: treatmentOf(contact.id) }));
  const evaluated = treated.flatMap(({ contact, treatment }) => (treatment.kind === 'evaluate' ? [contact] : []));
  let funds = await readFunds(tx, owner, facts.at, facts.campaign.id);
  const plan = (await planAudience(tx, owner, facts, evaluated, { lock: 'account' }))[Symbol.iterator]();
  const slices = startTimeSlices();
  const left: string[] = [];
  let last: string | null = null;
  for (const { contact, treatment } of treated) {
    if (treatment.kind === 'evaluate') {
      const evaluation = evaluate(facts, plan.next().value as PlannedContact, funds, treatment.variant);
      const refusal = refusalOf(evaluation.decision);
      if (refusal?.gate === 'credits') return { rows: chunk.rows(), left, last, shortOf: shortageOf(refusal.reason) };
      const credits = chunk.add(evaluation, treatment.variant);
      if (credits > 0) funds = spend(funds, credits);
    } else if (treatment.kind === 'exclude') chunk.exclude(contact.id, treatment.reason);
    else if (treatment.kind === 'leave') left.push(contact.id);
    last = contact.id;
    if (slices.isOver()) await slices.next();
  }
  return { rows: chunk.rows(), left, last, shortOf: null };
}

function shortageOf(reason: string | null): 'balance' | SpendingLimit {
  return reason === 'daily_spend_limit' || reason === 'campaign_spend_limit' ? reason : 'balance';
}
