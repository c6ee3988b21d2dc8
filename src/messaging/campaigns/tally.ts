import type { Sql } from '../../platform/sql.ts';
import { refusalOf } from '../gates/chain.ts';
import type { Owner } from '../tenancy.ts';
import { type Audience, walkAudience } from './audience.ts';
import { type CampaignFacts, judge, programOf } from './judge.ts';
import { timeAudience } from './timed-audience.ts';

/** Who of an audience would get the text, and what that costs. */
export interface Tally {
  readonly eligible: number;
  readonly excludedByReason: Readonly<Record<string, number>>;
  readonly credits: number;
  readonly segments: number;
  readonly creditsByCountry: Readonly<Record<string, number>>;
  readonly longest: number;
  readonly unicode: number;
  readonly sample: string | null;
  /** Texts that wait because it is too early or too late where they go, and when the last of them may leave. */
  readonly deferred: number;
  readonly lastDueAt: Date | null;
}

const CHUNK = 5_000;

export const EMPTY_TALLY: Tally = {
  eligible: 0,
  excludedByReason: {},
  credits: 0,
  segments: 0,
  creditsByCountry: {},
  longest: 0,
  unicode: 0,
  sample: null,
  deferred: 0,
  lastDueAt: null,
};

/** Credits are what the whole costs: whether they are there is said once, not for each recipient. State and sender are said once too. */
export async function tallyAudience(
  sql: Sql,
  owner: Owner,
  audience: Audience,
  facts: CampaignFacts,
  now: Date,
): Promise<Tally> {
  const clear: CampaignFacts = {
    ...facts,
    account: { state: 'active', paused: false },
    senders: facts.senders.length > 0 ? facts.senders : [{ id: '', phone: '', carrier: '', program_id: null }],
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
    deferred: 0,
    lastDueAt: null as Date | null,
  };
  for (let after = ''; ; ) {
    const contacts = await walkAudience(sql, owner, audience, now, { after }, CHUNK, programOf(facts));
    for (const timed of await timeAudience(sql, owner, clear, contacts, { alone: false })) {
      const { contact, timing } = timed;
      const { decision, facts: send } = judge(clear, timed, Number.MAX_SAFE_INTEGER);
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
