import type { Owner } from '../../../domain/account.ts';
import { type Audience, walkAudience } from '../../../people/audience/audience.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { startTurns } from '../../../platform/turns.ts';
import type { Content } from '../../content/content.ts';
import { refusalOf } from '../../gates/evaluate.ts';
import { type CampaignFacts, reachOf } from '../campaign-facts.ts';
import { evaluate, planAudience } from '../evaluate.ts';

/** Who of an audience would receive the message, and at what cost. */
export interface AudienceSummary {
  readonly eligible: number;
  readonly excludedByReason: Readonly<Record<string, number>>;
  readonly credits: number;
  readonly segments: number;
  readonly creditsByCountry: Readonly<Record<string, number>>;
  /** Segments of the longest message. */
  readonly longest: number;
  /** Messages in UCS-2. */
  readonly unicode: number;
  readonly sample: string | null;
  /** The first message that could be rendered, whether its recipient may receive it or not. */
  readonly reviewed: Content | null;
  /**
   * Messages that wait for the end of the recipient's quiet hours, and the latest of their times.
   */
  readonly deferred: number;
  readonly lastDueAt: Date | null;
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
  sample: null,
  reviewed: null,
  deferred: 0,
  lastDueAt: null,
};

/**
 * Evaluates the gates for each contact of the audience. The account's state, its numbers and its
 * balance count as sufficient here: each of them is one finding, not one per contact.
 */
export async function summarizeAudience(
  sql: Sql,
  owner: Owner,
  audience: Audience,
  facts: CampaignFacts,
  now: Date,
): Promise<AudienceSummary> {
  const unblocked: CampaignFacts = {
    ...facts,
    account: { state: 'active', paused: false },
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
    sample: null as string | null,
    reviewed: null as Content | null,
    deferred: 0,
    lastDueAt: null as Date | null,
  };
  for (let after = ''; ; ) {
    const contacts = await walkAudience(sql, owner, audience, now, { after }, CHUNK, reachOf(facts));
    const plan = await planAudience(sql, owner, unblocked, contacts, { lock: 'none' });
    const turns = startTurns();
    for (const planned of plan) {
      if (turns.isOver()) await turns.next();
      const { contact, timing } = planned;
      const { decision, facts: send } = evaluate(unblocked, planned, UNLIMITED);
      const refused = refusalOf(decision);
      if (send.content.ok) sum.reviewed ??= send.content;
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
      if (timing.dueAt > timing.at) {
        sum.deferred += 1;
        if (sum.lastDueAt === null || timing.dueAt > sum.lastDueAt) sum.lastDueAt = timing.dueAt;
      }
      byCountry[contact.country] = (byCountry[contact.country] ?? 0) + credits;
    }
    const last = contacts.at(-1);
    if (last === undefined || contacts.length < CHUNK)
      return { ...sum, excludedByReason: excluded, creditsByCountry: byCountry };
    after = last.id;
  }
}
