import { type NextAction, SkillError } from '../../errors.ts';
import type { Sql } from '../../platform/sql.ts';
import { statement } from '../../platform/sql.ts';
import { readBalance } from '../credits/accounts.ts';
import { refusalOf } from '../gates/chain.ts';
import type { Owner } from '../tenancy.ts';
import { type Audience, measureAudience, walkAudience } from './audience.ts';
import type { CampaignRow } from './campaign.ts';
import { gatherCampaign } from './gather.ts';
import { type CampaignFacts, judge } from './judge.ts';

export interface Finding {
  readonly code: string;
  readonly message: string;
  readonly next_actions: NextAction[];
}

export interface Tally {
  readonly eligible: number;
  readonly excludedByReason: Readonly<Record<string, number>>;
  readonly credits: number;
  readonly segments: number;
  readonly creditsByCountry: Readonly<Record<string, number>>;
  readonly longest: number;
  readonly unicode: number;
  readonly sample: string | null;
}

export interface Preflight {
  readonly blockers: readonly Finding[];
  readonly warnings: readonly Finding[];
  readonly total: number;
  readonly audienceHash: string;
  readonly tally: Tally;
  readonly availableCredits: number;
  readonly messagesPerSecond: number | null;
  readonly facts: CampaignFacts | null;
}

const CHUNK = 5_000;

const findRate = statement<[tenantId: string, numberId: string], { messages_per_second: number }>(
  'campaigns.find_rate',
  'SELECT messages_per_second FROM sender_numbers WHERE tenant_id = $1 AND id = $2',
);

/** All checks before a launch: every text is really rendered for its recipient, and everything that stands in the way is found at once. */
export async function runPreflight(sql: Sql, owner: Owner, campaign: CampaignRow, now: Date): Promise<Preflight> {
  const { count, hash } = await measureAudience(sql, owner, campaign.audience, now);
  const { available } = await readBalance(sql, owner);
  const gathered = await gatherCampaign(sql, owner, campaign).catch((error: unknown) => {
    if (error instanceof SkillError) return error;
    throw error;
  });
  if (gathered instanceof SkillError) {
    const blocker = { code: 'content', message: gathered.message, next_actions: [...gathered.nextActions] };
    return {
      blockers: [blocker],
      warnings: [],
      total: count,
      audienceHash: hash,
      tally: EMPTY,
      availableCredits: available,
      messagesPerSecond: null,
      facts: null,
    };
  }
  const tally = await tallyAudience(sql, owner, campaign.audience, gathered, now);
  const rate =
    gathered.sender === null
      ? null
      : ((await sql.row(findRate, owner.tenantId, gathered.sender.id))?.messages_per_second ?? null);
  return {
    blockers: blockersOf(campaign, gathered, tally, available),
    warnings: warningsOf(campaign, gathered, tally),
    total: count,
    audienceHash: hash,
    tally,
    availableCredits: available,
    messagesPerSecond:
      rate === null ? null : Math.min(rate, (campaign.throttle_per_minute ?? Number.POSITIVE_INFINITY) / 60),
    facts: gathered,
  };
}

const EMPTY: Tally = {
  eligible: 0,
  excludedByReason: {},
  credits: 0,
  segments: 0,
  creditsByCountry: {},
  longest: 0,
  unicode: 0,
  sample: null,
};

/** Credits are what the whole costs: whether they are there is said once, not for each recipient. State and sender are said once too. */
async function tallyAudience(
  sql: Sql,
  owner: Owner,
  audience: Audience,
  facts: CampaignFacts,
  now: Date,
): Promise<Tally> {
  const clear: CampaignFacts = {
    ...facts,
    account: { state: 'active', paused: false },
    sender: facts.sender ?? { id: '', phone: '', carrier: '' },
  };
  const excluded: Record<string, number> = {};
  const byCountry: Record<string, number> = {};
  const sum = { eligible: 0, credits: 0, segments: 0, longest: 0, unicode: 0, sample: null as string | null };
  for (let after = ''; ; ) {
    const contacts = await walkAudience(sql, owner, audience, now, after, CHUNK);
    for (const contact of contacts) {
      const { decision, facts: send } = judge(clear, contact, Number.MAX_SAFE_INTEGER);
      const refused = refusalOf(decision);
      if (refused !== null || !send.content.ok) {
        const reason = refused?.reason ?? 'content';
        excluded[reason] = (excluded[reason] ?? 0) + 1;
        continue;
      }
      const { credits, measure, text } = send.content;
      sum.eligible += 1;
      sum.credits += credits;
      sum.segments += measure.segments;
      sum.longest = Math.max(sum.longest, measure.segments);
      sum.unicode += measure.encoding === 'UCS-2' ? 1 : 0;
      sum.sample ??= text;
      byCountry[contact.country] = (byCountry[contact.country] ?? 0) + credits;
    }
    const last = contacts.at(-1);
    if (last === undefined || contacts.length < CHUNK)
      return { ...sum, excludedByReason: excluded, creditsByCountry: byCountry };
    after = last.id;
  }
}

function blockersOf(
  campaign: CampaignRow,
  { account, sender }: CampaignFacts,
  tally: Tally,
  available: number,
): Finding[] {
  const found: Finding[] = [];
  if (account.state !== 'active' || account.paused) {
    found.push(
      finding('account_state', 'The account may not send now.', [
        { skill: 'compliance.setupStatus', params: {}, why: 'Says what is in the way.' },
      ]),
    );
  }
  if (sender === null) {
    found.push(
      finding('no_sending_number', 'There is no number to send from.', [
        { skill: 'phone-numbers.ensureDefault', params: {}, why: 'Returns the default sender, or gets one.' },
      ]),
    );
  }
  if (tally.eligible === 0) {
    found.push(
      finding('no_eligible_audience', 'Nobody in the audience may get this text.', [
        { skill: 'contacts.list', params: {}, why: 'Shows the contacts and their consent.' },
      ]),
    );
  }
  if (tally.credits > available) {
    const amount = tally.credits - available;
    found.push(
      finding('credits_insufficient', `This costs ${tally.credits} credits and ${available} are available.`, [
        {
          skill: 'billing.topUp',
          params: { amount, payment_ref: 'pay_example' },
          why: 'Adds the credits that are missing.',
        },
      ]),
    );
  }
  if (campaign.state !== 'draft' && campaign.state !== 'paused') {
    found.push(
      finding('state', `The campaign is ${campaign.state}.`, [
        { skill: 'campaigns.get', params: { campaign_id: campaign.id }, why: 'Shows where it stands.' },
      ]),
    );
  }
  return found;
}

function warningsOf(campaign: CampaignRow, { content }: CampaignFacts, tally: Tally): Finding[] {
  const found: Finding[] = [];
  const excluded = Object.values(tally.excludedByReason).reduce((sum, count) => sum + count, 0);
  if (excluded > 0)
    found.push(finding('recipients_excluded', `${excluded} contacts of the audience will not get the text.`));
  if (tally.unicode > 0)
    found.push(
      finding(
        'unicode',
        `${tally.unicode} texts hold a character outside GSM-7, so a segment takes 70 characters instead of 160.`,
      ),
    );
  if (tally.longest > 1)
    found.push(finding('several_segments', `The longest text takes ${tally.longest} segments; each costs credits.`));
  if (campaign.purpose === 'marketing' && !/\bstop\b/i.test(content.body))
    found.push(finding('no_opt_out_text', 'The text does not say how to opt out, for example: Reply STOP to opt out.'));
  return found;
}

function finding(code: string, message: string, nextActions: NextAction[] = []): Finding {
  return { code, message, next_actions: nextActions };
}
