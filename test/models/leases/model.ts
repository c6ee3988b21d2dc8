import type { Step, Thread } from '../support/orders.ts';
import { type Answer, type Command, LEASE_MS, WORKERS } from './commands.ts';

export interface Text {
  state: 'queued' | 'submitting' | 'accepted' | 'rejected' | 'delivery_unconfirmed';
  /** While it is being submitted. */
  leaseUntil: number | null;
  /** How often the carrier was given it, and what it said first: who has a text says of it what it said. */
  given: number;
  answer: Answer | null;
}

export interface Worker {
  stage: 'idle' | 'taken' | 'given';
  texts: string[];
  /** What the carrier said of each. */
  said: Record<string, Answer>;
  until: number;
}

export interface Model {
  now: number;
  readonly deduplicates: boolean;
  readonly texts: Record<string, Text>;
  readonly workers: Worker[];
}

const idle = (): Worker => ({ stage: 'idle', texts: [], said: {}, until: 0 });

export const startOf = (now: number, deduplicates: boolean): Model => ({
  ...{ now, deduplicates, texts: {} },
  workers: Array.from({ length: WORKERS }, idle),
});

const textOf = (model: Model, label: string): Text => model.texts[label] as Text;
const workerOf = (model: Model, worker: number): Worker => model.workers[worker] as Worker;

const take =
  (worker: number): Step<Model> =>
  (model) => {
    const due = Object.keys(model.texts).filter((label) => textOf(model, label).state === 'queued');
    const until = model.now + LEASE_MS;
    for (const label of due) Object.assign(textOf(model, label), { state: 'submitting', leaseUntil: until });
    if (due.length > 0) model.workers[worker] = { stage: 'taken', texts: due, said: {}, until };
  };

/** Who has slept for as long as the lease is not the one who has them any more, and hands over nothing. */
function give(model: Model, worker: Worker, answer: Answer): void {
  if (model.now >= worker.until) {
    Object.assign(worker, idle());
    return;
  }
  worker.stage = 'given';
  for (const label of worker.texts) {
    const text = textOf(model, label);
    worker.said[label] = text.answer ?? answer;
    if (worker.said[label] === 'throttled') continue;
    text.given += 1;
    text.answer ??= answer;
  }
}

/** That it has a text counts also when it comes late, if nothing better is known; that it has not only from who has the lease. */
function writeDown(model: Model, worker: Worker, mute: boolean): void {
  for (const label of mute ? [] : worker.texts) {
    const text = textOf(model, label);
    const said = worker.said[label];
    const isNo = said === 'rejected' || said === 'throttled';
    const mine = text.state === 'submitting' && text.leaseUntil === worker.until;
    if (isNo ? !mine : text.state !== 'submitting' && text.state !== 'queued') continue;
    text.state = said === 'rejected' ? 'rejected' : said === 'throttled' ? 'queued' : 'accepted';
    text.leaseUntil = null;
  }
  Object.assign(worker, idle());
}

const wake =
  (number: number, answer: Answer): Step<Model> =>
  (model) => {
    const worker = workerOf(model, number);
    if (worker.stage === 'taken') give(model, worker, answer);
    else if (worker.stage === 'given') writeDown(model, worker, answer === 'mute');
  };

const rescue: Step<Model> = (model) => {
  for (const text of Object.values(model.texts)) {
    if (text.state !== 'submitting' || (text.leaseUntil ?? 0) > model.now) continue;
    text.state = model.deduplicates ? 'queued' : 'delivery_unconfirmed';
    text.leaseUntil = null;
  }
};

/** Beside another that takes, a lane may be taken. */
export function waysOf(given: Command, label: string, contended: boolean): readonly Thread<Model>[] {
  switch (given.kind) {
    case 'send':
      return [
        [
          (model) => {
            model.texts[label] = { state: 'queued', leaseUntil: null, given: 0, answer: null };
          },
        ],
      ];
    case 'take':
      return contended ? [[take(given.worker)], []] : [[take(given.worker)]];
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
