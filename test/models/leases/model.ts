import type { Step, Thread } from '../../support/models/orders.ts';
import { type Answer, type Command, LEASE_MS, WORKERS } from './commands.ts';

export interface Message {
  state: 'queued' | 'submitting' | 'accepted' | 'rejected' | 'delivery_unconfirmed';
  /** Set while the message is being submitted. */
  leaseUntil: number | null;
  /** Its lease says that the carrier may have it without an answer. */
  isSubmitted: boolean;
  /** How often the carrier received the message, and its first response, which it repeats. */
  given: number;
  answer: Answer | null;
}

export interface Worker {
  stage: 'idle' | 'taken' | 'given';
  messages: string[];
  /** The carrier's response for each message. */
  said: Record<string, Answer>;
  until: number;
}

export interface Model {
  now: number;
  readonly deduplicates: boolean;
  readonly messages: Record<string, Message>;
  readonly workers: Worker[];
}

const idle = (): Worker => ({ stage: 'idle', messages: [], said: {}, until: 0 });

export const startOf = (now: number, deduplicates: boolean): Model => ({
  now,
  deduplicates,
  messages: {},
  workers: Array.from({ length: WORKERS }, idle),
});

const messageOf = (model: Model, label: string): Message => model.messages[label] as Message;
const workerOf = (model: Model, worker: number): Worker => model.workers[worker] as Worker;

const claim =
  (worker: number): Step<Model> =>
  (model) => {
    const due = Object.keys(model.messages).filter((label) => messageOf(model, label).state === 'queued');
    const until = model.now + LEASE_MS;
    for (const label of due) Object.assign(messageOf(model, label), { state: 'submitting', leaseUntil: until });
    if (due.length > 0) model.workers[worker] = { stage: 'taken', messages: due, said: {}, until };
  };

/**
 * A worker that slept longer than its lease no longer owns the messages and submits none of them.
 */
function submit(model: Model, worker: Worker, answer: Answer): void {
  if (model.now >= worker.until) {
    Object.assign(worker, idle());
    return;
  }
  worker.stage = 'given';
  if (!model.deduplicates) renew(model, worker);
  for (const label of worker.messages) {
    const message = messageOf(model, label);
    worker.said[label] = message.answer ?? answer;
    if (worker.said[label] === 'throttled') continue;
    message.given += 1;
    message.answer ??= answer;
  }
}

/** A carrier that does not deduplicate gets only what the lease says, which begins anew. */
function renew(model: Model, worker: Worker): void {
  const until = model.now + LEASE_MS;
  for (const label of worker.messages) {
    const message = messageOf(model, label);
    if (message.state !== 'submitting' || message.leaseUntil !== worker.until) continue;
    Object.assign(message, { leaseUntil: until, isSubmitted: true });
  }
  worker.until = until;
}

/**
 * An accepted outcome is recorded even if it is late and nothing better is known; a rejection
 * counts from the lease holder only.
 */
function recordOutcomes(model: Model, worker: Worker, mute: boolean): void {
  for (const label of mute ? [] : worker.messages) {
    const message = messageOf(model, label);
    const said = worker.said[label];
    const isNo = said === 'rejected' || said === 'throttled';
    const mine = message.state === 'submitting' && message.leaseUntil === worker.until;
    if (isNo ? !mine : message.state !== 'submitting' && message.state !== 'queued') continue;
    message.state = said === 'rejected' ? 'rejected' : said === 'throttled' ? 'queued' : 'accepted';
    message.leaseUntil = null;
    message.isSubmitted = false;
  }
  Object.assign(worker, idle());
}

const wake =
  (number: number, answer: Answer): Step<Model> =>
  (model) => {
    const worker = workerOf(model, number);
    if (worker.stage === 'taken') submit(model, worker, answer);
    else if (worker.stage === 'given') recordOutcomes(model, worker, answer === 'mute');
  };

const rescue: Step<Model> = (model) => {
  for (const message of Object.values(model.messages)) {
    if (message.state !== 'submitting' || (message.leaseUntil ?? 0) > model.now) continue;
    message.state = model.deduplicates || !message.isSubmitted ? 'queued' : 'delivery_unconfirmed';
    message.leaseUntil = null;
    message.isSubmitted = false;
  }
};

/** Beside another worker that claims, the queue may be locked. */
export function waysOf(given: Command, label: string, contended: boolean): readonly Thread<Model>[] {
  switch (given.kind) {
    case 'send':
      return [
        [
          (model) => {
            model.messages[label] = { state: 'queued', leaseUntil: null, isSubmitted: false, given: 0, answer: null };
          },
        ],
      ];
    case 'claim':
      return contended ? [[claim(given.worker)], []] : [[claim(given.worker)]];
    case 'wake':
      return [[wake(given.worker, given.answer)]];
    case 'die':
      return [
        [
          (model) => {
            model.workers[given.worker] = idle();
          },
        ],
      ];
    case 'rescue':
      return [[rescue]];
    case 'jump':
      return [
        [
          (model) => {
            model.now += given.ms;
          },
        ],
      ];
  }
}
