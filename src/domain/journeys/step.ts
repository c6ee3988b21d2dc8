import type { JourneyNode, JourneyNodeSend } from '../../generated/types.ts';
import { bucketOf } from '../experiments/bucket.ts';
import { addDuration } from './duration.ts';
import { type EdgeKey, edgeKey } from './graph.ts';
import { type WaitFacts, waitUntil } from './wait-until.ts';

/** Where a contact is, and since when. */
export interface Position {
  readonly contactId: string;
  readonly arrivedAt: Date;
  /** How often the node was evaluated before. */
  readonly attempts: number;
  /** What the node waited for, once it happened: a signal, or the response of a webhook. */
  readonly happened: Happened | null;
}

export type Happened =
  | { readonly kind: 'signal'; readonly signal: string; readonly at: string; readonly branch?: string }
  | { readonly kind: 'response'; readonly ok: boolean; readonly reason: string | null };

/** What has to be found out, or done, before the contact can go on. */
export type Answer =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'rules'; readonly met: boolean }
  | { readonly kind: 'wait'; readonly facts: WaitFacts }
  /** The variant of a random split that all contacts take. */
  | { readonly kind: 'winner'; readonly variant: string }
  | { readonly kind: 'sent'; readonly detail: Detail }
  /** The message may be sent later. */
  | { readonly kind: 'deferred'; readonly until: Date; readonly reason: string }
  /** The message waits for its turn under the throttle of the journey. */
  | { readonly kind: 'throttled' }
  /** The message cannot be sent for a reason that may pass, such as missing credits. */
  | { readonly kind: 'unavailable'; readonly reason: string }
  | { readonly kind: 'refused'; readonly reason: string }
  /** The contact gets no message on purpose, and goes on as if it had. */
  | { readonly kind: 'held_out'; readonly reason: string }
  | { readonly kind: 'done'; readonly detail: Detail };

export type Detail = Readonly<Record<string, unknown>>;

/** What a contact does next. */
export type Move =
  | { readonly kind: 'take'; readonly edge: EdgeKey; readonly reason: string | null; readonly detail: Detail }
  | {
      readonly kind: 'wait';
      readonly until: Date;
      readonly reason: string | null;
      readonly detail: Detail;
      /** Waits for the response of a webhook. */
      readonly calling: boolean;
    }
  /** Waits for its turn; `until`: at most until then. */
  | { readonly kind: 'queue'; readonly until: Date | null }
  | { readonly kind: 'end'; readonly reason: string; readonly detail: Detail };

/** Rules that a contact waits to meet, and exits by rules, are checked this often. */
export const CHECK_MS = 5 * 60_000;
/** A message that cannot be sent for now is tried again this often, and at most this many times. */
export const RETRY_MS = 15 * 60_000;
export const MAX_RETRIES = 96;
/** The reason of a step that took the winner of a random split. */
export const WINNER = 'winner';

const take = (edge: EdgeKey, detail: Detail = {}, reason: string | null = null): Move => ({
  kind: 'take',
  edge,
  reason,
  detail,
});
const wait = (until: Date, reason: string | null = null): Move => ({
  kind: 'wait',
  until,
  reason,
  calling: false,
  detail: { until: until.toISOString() },
});

/**
 * Decides one step of a contact at a node, without input or output: the worker and the simulation
 * both call it with answers that they found in the same way.
 */
export function decideStep({ id, config }: JourneyNode, position: Position, answer: Answer, now: Date): Move {
  const { contactId, arrivedAt, happened, attempts } = position;
  switch (config.kind) {
    case 'send':
      return untilExpiry(afterSend(answer, attempts, now), config, arrivedAt, now);
    case 'delay':
      return waitOrNext(addDuration(arrivedAt, config.duration), now);
    case 'delay_until': {
      const until = answer.kind === 'wait' ? waitUntil(config, arrivedAt, answer.facts) : null;
      if (until === null) return take('error', {}, 'no_time');
      return until < arrivedAt ? take('passed', { until: until.toISOString() }) : waitOrNext(until, now);
    }
    case 'wait_for': {
      if (happened?.kind === 'signal') {
        const { signal, branch } = happened;
        return take(branch === undefined ? 'true' : edgeKey('branch', branch), { signal });
      }
      if (answer.kind === 'rules' && answer.met) return take('true');
      const end = addDuration(arrivedAt, config.timeout);
      if (end <= now) return take('timeout');
      const check = new Date(now.getTime() + CHECK_MS);
      return wait(config.for === 'rules' && check < end ? check : end, `wait_for_${config.for ?? 'branches'}`);
    }
    case 'split':
      return take(answer.kind === 'rules' && answer.met ? 'true' : 'false');
    case 'random_split': {
      // A version of the journey may not have the variant any more.
      const winner = answer.kind === 'winner' && config.variants.find(({ name }) => name === answer.variant);
      if (winner) return take(edgeKey('variant', winner.name), { variant: winner.name }, WINNER);
      const variant = variantOf(config.variants, bucketOf(id, contactId) / 100);
      return take(edgeKey('variant', variant), { variant });
    }
    case 'webhook':
      if (happened?.kind !== 'response')
        return { kind: 'wait', until: now, reason: 'webhook', detail: {}, calling: true };
      return happened.ok ? take('next') : take('error', {}, happened.reason);
    case 'update_contact':
    case 'tag':
      return take('next', answer.kind === 'done' ? answer.detail : {});
    case 'goal':
      return take('next', {}, 'goal');
    case 'exit':
      return { kind: 'end', reason: 'exit', detail: {} };
  }
}

function waitOrNext(until: Date, now: Date): Move {
  return until <= now ? take('next') : wait(until);
}

function afterSend(answer: Answer, attempts: number, now: Date): Move {
  switch (answer.kind) {
    case 'sent':
      return take('next', answer.detail);
    case 'throttled':
      return { kind: 'queue', until: null };
    case 'held_out':
      return take('next', {}, answer.reason);
    case 'deferred':
      return wait(answer.until, answer.reason);
    case 'unavailable':
      if (attempts < MAX_RETRIES) return wait(new Date(now.getTime() + RETRY_MS), answer.reason);
      return take('error', {}, answer.reason);
    default:
      return take('error', {}, answer.kind === 'refused' ? answer.reason : 'not_sent');
  }
}

/** A message does not wait beyond its time: the contact goes on at the end of it. */
function untilExpiry(move: Move, { expires_after: after }: JourneyNodeSend, arrivedAt: Date, now: Date): Move {
  if ((move.kind !== 'wait' && move.kind !== 'queue') || after === undefined) return move;
  const end = addDuration(arrivedAt, after);
  if (now >= end) return take('error', {}, 'expired');
  if (move.kind === 'queue') return { ...move, until: end };
  return move.until <= end ? move : wait(end, move.reason);
}

function variantOf(variants: readonly { readonly name: string; readonly share: number }[], percent: number): string {
  let upTo = 0;
  for (const { name, share } of variants) {
    upTo += share;
    if (percent < upTo) return name;
  }
  return variants.at(-1)?.name ?? '';
}
