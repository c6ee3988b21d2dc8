import { newId } from '../../platform/ids.ts';
import { numbered } from '../../platform/numbered.ts';
import { refusalOf } from '../gates/chain.ts';
import type { Sender } from '../gates/facts.ts';
import type { Judgement } from './judge.ts';
import { type MetDecision, shareDecisions } from './shared-decisions.ts';

/** What texts of a chunk have in common. */
interface Kind {
  readonly sender: Sender;
  readonly encoding: string;
  readonly segments: number;
  readonly credits: number;
  readonly dueAt: Date;
}

/** A row for each contact of a chunk, by columns; where a contact gets no text, its columns are null and there is a reason. */
export interface ChunkRows {
  readonly contactIds: readonly string[];
  /** Of `decisions` and `kinds`: which of those it is, from 1 on. */
  readonly decisionNumbers: readonly number[];
  readonly kindNumbers: readonly (number | null)[];
  /** Credits that were left, where that was asked. */
  readonly available: readonly (number | null)[];
  readonly reasons: readonly (string | null)[];
  readonly messageIds: readonly (string | null)[];
  readonly phones: readonly (string | null)[];
  readonly bodies: readonly (string | null)[];
  readonly decisions: readonly MetDecision[];
  readonly kinds: readonly Kind[];
  /** Of all texts. */
  readonly credits: number;
}

export interface Chunk {
  /** Answers the credits that the contact's text takes: 0 when there is none. */
  add(judgement: Judgement): number;
  rows(): ChunkRows;
}

/** Takes from each judgement what is kept and lets go of the rest at once: a thousand whole ones are what a collection of garbage has to carry. */
export function createChunk(now: Date): Chunk {
  const contactIds: string[] = [];
  const decisionNumbers: number[] = [];
  const kindNumbers: (number | null)[] = [];
  const available: (number | null)[] = [];
  const reasons: (string | null)[] = [];
  const messageIds: (string | null)[] = [];
  const phones: (string | null)[] = [];
  const bodies: (string | null)[] = [];
  const decisions = shareDecisions();
  const kinds = numbered(nameOf, isSame);
  let sum = 0;
  return {
    add: ({ contact, facts: { content, sender, timing }, decision }) => {
      const kept = decisions.keep(decision);
      contactIds.push(contact.id);
      decisionNumbers.push(kept.number);
      available.push(kept.available);
      if (!decision.allow || !content.ok || sender === null) {
        reasons.push(refusalOf(decision)?.reason ?? 'content');
        for (const column of [kindNumbers, messageIds, phones, bodies]) column.push(null);
        return 0;
      }
      const { measure, credits, text } = content;
      const kind = { sender, encoding: measure.encoding, segments: measure.segments, credits, dueAt: timing.dueAt };
      reasons.push(null);
      kindNumbers.push(kinds.numberOf(kind));
      messageIds.push(newId('msg', now.getTime()));
      phones.push(contact.phone);
      bodies.push(text);
      sum += credits;
      return credits;
    },
    rows: () => ({
      contactIds,
      decisionNumbers,
      kindNumbers,
      available,
      reasons,
      messageIds,
      phones,
      bodies,
      decisions: decisions.met(),
      kinds: kinds.met,
      credits: sum,
    }),
  };
}

const nameOf = ({ sender, encoding, segments, credits, dueAt }: Kind): string =>
  `${sender.id} ${encoding} ${segments} ${credits} ${dueAt.getTime()}`;

const isSame = (one: Kind, other: Kind): boolean =>
  one.sender === other.sender &&
  one.encoding === other.encoding &&
  one.segments === other.segments &&
  one.credits === other.credits &&
  one.dueAt === other.dueAt;
