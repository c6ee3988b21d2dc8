import { type DayUsage, readUsageOf } from '../../../compliance/registration/day-usage.ts';
import { type Funds, readFunds } from '../../../credits/funds.ts';
import type { Owner } from '../../../domain/account.ts';
import { SkillError } from '../../../errors.ts';
import type { ContentFinding } from '../../../generated/types.ts';
import { toContentError } from '../../../media/errors.ts';
import { type MediaFile, NO_MEDIA } from '../../../media/media-file.ts';
import { measureAudience } from '../../../people/audience/audience.ts';
import type { ResolvedAudience } from '../../../people/audience/parts.ts';
import { countStaleConsent, NO_STALE_CONSENT, type StaleConsent } from '../../../people/audience/stale-consent.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import type { Content } from '../../content/content.ts';
import type { LoadedContent } from '../../content/load-template.ts';
import { sampleContent } from '../../content/sample-content.ts';
import { findPace } from '../../facts/pace.ts';
import { reviewFacts } from '../../gates/review-facts.ts';
import type { CampaignRow } from '../campaign.ts';
import { type CampaignFacts, findAudience, loadCampaignFacts, reachOf } from '../campaign-facts.ts';
import type { Finding } from '../finding.ts';
import { blockersOf, contentBlocker, contentBlockers, warningsOf } from './findings.ts';
import { missingOutcome } from './missing-outcome.ts';
import {
  type AudienceSummary,
  EMPTY_SUMMARY,
  EMPTY_VARIANT,
  summarizeAudience,
  type VariantSummary,
} from './summarize.ts';

/** What preflight and launch both check, without evaluating each recipient. */
export interface Inspection {
  readonly audience: ResolvedAudience;
  readonly total: number;
  readonly audienceHash: string;
  readonly funds: Funds;
  /** An error when the content cannot be loaded. */
  readonly facts: CampaignFacts | SkillError;
}

export interface Preflight extends Inspection {
  readonly blockers: readonly Finding[];
  readonly warnings: readonly Finding[];
  readonly summary: AudienceSummary;
  readonly messagesPerSecond: number | null;
  /** T-Mobile's daily limit of the brand; null when the numbers have none. */
  readonly usage: DayUsage | null;
  /** About the content of one message; with variants, of all of them. */
  readonly contentFindings: readonly ContentFinding[];
  readonly variants: readonly (VariantSummary & {
    readonly name: string;
    readonly contentFindings: readonly ContentFinding[];
    readonly media: readonly MediaFile[];
  })[];
}

export async function inspectCampaign(
  sql: Sql,
  owner: Owner,
  campaign: CampaignRow,
  now: Date,
  linksUrl: string,
): Promise<Inspection> {
  const audience = await findAudience(sql, owner, campaign);
  const { count, hash } = await measureAudience(sql, owner, audience, now);
  const funds = await readFunds(sql, owner, now, campaign.id);
  const facts = await loadCampaignFacts(sql, owner, campaign, now, linksUrl).catch(toContentError);
  return { audience, total: count, audienceHash: hash, funds, facts };
}

/** Runs all checks before a launch, renders each message, and reports all blockers at once. */
export async function runPreflight(
  sql: Sql,
  owner: Owner,
  campaign: CampaignRow,
  now: Date,
  linksUrl: string,
): Promise<Preflight> {
  const inspection = await inspectCampaign(sql, owner, campaign, now, linksUrl);
  const { facts, funds } = inspection;
  if (facts instanceof SkillError) {
    const empty = { warnings: [], summary: EMPTY_SUMMARY, messagesPerSecond: null, usage: null };
    return { ...inspection, ...empty, contentFindings: [], variants: [], blockers: [contentBlocker(facts)] };
  }
  const usage = await readUsageOf(sql, owner, facts.numbers, now);
  const summary = await summarizeAudience(sql, owner, facts, now);
  const review = (reviewed: Content | null, loaded: LoadedContent): Promise<ContentFinding[]> =>
    reviewFacts(sql, owner, {
      content: reviewed ?? sampleContent(loaded),
      purpose: campaign.purpose,
      recipient: { ok: true, e164: '', country: 'US', lineType: '' },
      sender: facts.numbers[0] ?? null,
      contentExceptions: facts.contentExceptions,
    });
  const variants = await Promise.all(
    facts.variants.map(async ({ name, content }, index) => {
      const variant = summary.variants[index] ?? EMPTY_VARIANT;
      return {
        ...variant,
        name,
        contentFindings: await review(variant.reviewed, content),
        media: content.attachment?.files ?? NO_MEDIA,
      };
    }),
  );
  const contentFindings =
    variants.length === 0
      ? await review(summary.reviewed, facts.content)
      : variants.flatMap((one) => one.contentFindings);
  const ofContent =
    variants.length === 0
      ? contentBlockers(contentFindings)
      : variants.flatMap(({ name, contentFindings: own }) => ofVariant(name, contentBlockers(own)));
  return {
    ...inspection,
    contentFindings: contentFindings.slice(0, MAX_FINDINGS),
    variants,
    blockers: [...blockersOf(campaign, facts, summary, funds), ...(await missingOutcome(sql, campaign)), ...ofContent],
    warnings: warningsOf(facts, summary, funds, usage, await findStale(sql, owner, facts, now)),
    summary,
    messagesPerSecond: await findPace(sql, owner, facts.numbers, campaign.throttle_per_minute),
    usage,
  };
}

const MAX_FINDINGS = 100;

const ofVariant = (name: string, findings: readonly Finding[]): Finding[] =>
  findings.map((finding) => ({ ...finding, message: `Variant ${name}: ${finding.message}` }));

/** Contacts with old consent; a transactional message needs none. */
async function findStale(sql: Sql, owner: Owner, facts: CampaignFacts, now: Date): Promise<StaleConsent> {
  const { campaign, audience } = facts;
  if (campaign.purpose !== 'marketing') return NO_STALE_CONSENT;
  return countStaleConsent(sql, owner, audience, reachOf(facts).programId, now);
}
