import type { Owner } from '../../../domain/account.ts';
import { walkAudience } from '../../../people/audience/audience.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { startTimeSlices } from '../../../platform/time-slices.ts';
import type { Evaluation } from '../../bulk/evaluate.ts';
import type { Content } from '../../content/content.ts';
import { refusalOf } from '../../gates/evaluate.ts';
import { type CampaignFacts, reachOf } from '../campaign-facts.ts';
import { evaluate, planAudience } from '../evaluate.ts';
import { planTreatments } from '../experiments/treatments.ts';
import { countDue, type DueCounts } from './estimate-finish.ts';

/** Who of an audience would receive the message, and at what cost. */
export interface AudienceSummary {
  readonly eligible: number;
  readonly excludedByReason: Readonly<Record<string, number>>;
  readonly credits: number;
  readonly segments: number;
  readonly creditsByCountry: Readonly<Record<string, number>>;
  /** Segments of the longest message. */
  readonly longest: number;
  /** Messages in UCS-2, without those with media, which have no such segments. */
  readonly unicode: number;
  /** Messages that have links instead of media. */
  readonly asLinks: number;
  readonly sample: string | null;
  /** The first message that could be rendered, whether its recipient may receive it or not. */
  readonly reviewed: Content | null;
  /**
   * Messages that wait for the end of the recipient's quiet hours, and the latest of their times.
   */
  readonly deferred: number;
  readonly lastDueAt: Date | null;
  readonly dueCounts: DueCounts;
  /** In the order of the experiment; empty without one. */
  readonly variants: readonly VariantSummary[];
}

/** Contacts that get the variant in the test. */
export interface VariantSummary {
  readonly eligible: number;
  readonly credits: number;
  readonly segments: number;
  readonly sample: string | null;
  readonly reviewed: Content | null;
}

const CHUNK = 5_000;
const UNLIMITED = { available: Number.MAX_SAFE_INTEGER, leftToday: null, leftInCampaign: null };

export const EMPTY_SUMMARY: AudienceSummary = {
  eligible: 0,
  excludedByReason: {},
  credits: 0,
  segments: 0,
  creditsByCountry: {},
  longest: 0,
  unicode: 0,
  asLinks: 0,
  sample: null,
  reviewed: null,
  deferred: 0,
  lastDueAt: null,
  dueCounts: new Map(),
  variants: [],
};

export const EMPTY_VARIANT = {
  eligible: 0,
  credits: 0,
  segments: 0,
  sample: null as string | null,
  reviewed: null as Content | null,
};

/**
 * Evaluates the gates for each contact of the audience. The account's state, its numbers and its
 * balance count as sufficient here: each of them is one finding, not one per contact. A contact
 * that waits for the winner of an experiment counts with its most expensive variant.
 */
export async function summarizeAudience(
  sql: Sql,
  owner: Owner,
  facts: CampaignFacts,
  now: Date,
): Promise<AudienceSummary> {
  const unblocked: CampaignFacts = {
    ...facts,
    account: { ...facts.account, state: 'active', paused: false },
    numbers: facts.numbers.length > 0 ? facts.numbers : [{ id: '', phone: '', carrier: '', program_id: null }],
  };
  const excluded: Record<string, number> = {};
  const byCountry: Record<string, number> = {};
  const sum = {
    eligible: 0,
    credits: 0,
    segments: 0,
    longest: 0,
    unicode: 0,
    asLinks: 0,
    sample: null as string | null,
    reviewed: null as Content | null,
    deferred: 0,
    lastDueAt: null as Date | null,
    dueCounts: new Map<number, number>(),
  };
  const variants = facts.variants.map(() => ({ ...EMPTY_VARIANT }));
  for (let after = ''; ; ) {
    const contacts = await walkAudience(sql, owner, facts.audience, now, { after }, CHUNK, reachOf(facts));
    const treatmentOf = await planTreatments(
      sql,
      facts,
      contacts.map(({ id }) => id),
    );
    const plan = await planAudience(sql, owner, unblocked, contacts, { lock: 'none' });
    const slices = startTimeSlices();
    for (const planned of plan) {
      if (slices.isOver()) await slices.next();
      const { contact, timing } = planned;
      const treatment = treatmentOf(contact.id);
      if (treatment.kind === 'exclude') {
        count(excluded, treatment.reason);
        continue;
      }
      const own = treatment.kind === 'evaluate' ? treatment.variant : null;
      const numbers = treatment.kind === 'evaluate' ? [own] : variants.map((_, index) => index + 1);
      const evaluations = numbers.map((variant) => {
        const evaluation = evaluate(unblocked, planned, UNLIMITED, variant);
        if (variant !== null) review(variants[variant - 1], evaluation);
        return evaluation;
      });
      const [{ decision, facts: send }] = evaluations.toSorted((one, other) => costOf(other) - costOf(one)) as [
        Evaluation,
      ];
      const refused = refusalOf(decision);
      if (send.content.ok) sum.reviewed ??= send.content;
      if (refused !== null || !send.content.ok) {
        count(excluded, refused?.reason ?? 'content');
        continue;
      }
      const { credits, measure, text, media } = send.content;
      for (const counted of [sum, ...(own === null ? [] : variants.slice(own - 1, own))]) {
        counted.eligible += 1;
        counted.credits += credits;
        counted.segments += measure.segments;
      }
      sum.longest = Math.max(sum.longest, measure.segments);
      sum.unicode += measure.encoding === 'UCS-2' && media.length === 0 ? 1 : 0;
      const { attachment } = (own === null ? undefined : facts.variants[own - 1]?.content) ?? facts.content;
      sum.asLinks += attachment !== null && media.length === 0 ? 1 : 0;
      sum.sample ??= text;
      countDue(sum.dueCounts, timing.dueAt, now);
      if (timing.dueAt > timing.at) {
        sum.deferred += 1;
        if (sum.lastDueAt === null || timing.dueAt > sum.lastDueAt) sum.lastDueAt = timing.dueAt;
      }
      count(byCountry, contact.country, credits);
    }
    const last = contacts.at(-1);
    if (last === undefined || contacts.length < CHUNK)
      return { ...sum, excludedByReason: excluded, creditsByCountry: byCountry, variants };
    after = last.id;
  }
}

function count(counts: Record<string, number>, name: string, more = 1): void {
  counts[name] = (counts[name] ?? 0) + more;
}

function review(variant: typeof EMPTY_VARIANT | undefined, { facts: { content }, decision }: Evaluation): void {
  if (variant === undefined || !content.ok) return;
  variant.reviewed ??= content;
  if (refusalOf(decision) === null) variant.sample ??= content.text;
}

/** Zero when the message is refused. */
const costOf = ({ facts: { content }, decision }: Evaluation): number =>
  content.ok && refusalOf(decision) === null ? content.credits : 0;
