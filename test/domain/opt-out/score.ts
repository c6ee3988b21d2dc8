import { classifyInbound } from '../../../src/domain/opt-out/classify-inbound.ts';
import type { LabeledMessage } from './corpus.ts';

export interface Score {
  /**
   * Wishes to get no more messages, how many were opted out, and how many of the others are
   * reviewed.
   */
  readonly wishes: number;
  readonly stopped: number;
  readonly reviewed: number;
  /** Other messages, how many were opted out, and how many are reviewed. */
  readonly others: number;
  readonly falseStops: number;
  readonly falseReviews: number;
  readonly misses: readonly (LabeledMessage & { readonly intent: string; readonly ruleId: string | null })[];
}

export function scoreOf(messages: readonly LabeledMessage[]): Score {
  const read = messages.map((message) => ({ ...message, ...classifyInbound(message.text) }));
  const count = (label: 'out' | 'in', intent?: string): number =>
    read.filter((message) => message.label === label && (intent === undefined || message.intent === intent)).length;
  return {
    wishes: count('out'),
    stopped: count('out', 'stop'),
    reviewed: count('out', 'review'),
    others: count('in'),
    falseStops: count('in', 'stop'),
    falseReviews: count('in', 'review'),
    misses: read.filter(({ label, intent }) =>
      label === 'out' ? intent !== 'stop' : intent === 'stop' || intent === 'review',
    ),
  };
}

/** Share of the wishes that were opted out or are reviewed. */
export const recallOf = ({ wishes, stopped, reviewed }: Score): number =>
  wishes === 0 ? 1 : (stopped + reviewed) / wishes;
export const strictRecallOf = ({ wishes, stopped }: Score): number => (wishes === 0 ? 1 : stopped / wishes);
export const precisionOf = ({ stopped, falseStops }: Score): number =>
  stopped + falseStops === 0 ? 1 : stopped / (stopped + falseStops);
export const falseShareOf = ({ others, falseStops }: Score): number => (others === 0 ? 0 : falseStops / others);
