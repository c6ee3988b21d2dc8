import type { Thread } from '../../support/models/orders.ts';
import { type Answer, type Command, FLORIDA, HOUR_MS, PEOPLE } from './commands.ts';

const DAY_MS = 24 * HOUR_MS;
/** Summer in New York, and the allowed hours that apply there and in Florida (decision 7). */
const OFFSET_MS = -4 * HOUR_MS;
const MORNING = 8;
const EVENINGS = [21, 20] as const;

export interface Message {
  readonly to: number;
  /** Messages that are dispatched together: those of one campaign, or the single ones. */
  readonly queue: string;
  readonly counts: boolean;
  /** The scheduled time, and after dispatch the actual time. */
  at: number;
  is: 'waiting' | 'submitting' | 'sent' | 'unsent';
  by: string | null;
  /**
   * A transaction that counts waits for others that count, and sees their messages; a dispatcher
   * skips uncommitted rows.
   */
  isCommitted: boolean;
}

export interface Model {
  now: number;
  /** The account's own cap: the maximum number of messages in a window of this many hours. */
  readonly caps: Record<string, number>;
  readonly messages: Record<string, Message>;
  readonly said: Record<string, Said>;
  readonly plans: Record<string, boolean>;
  /** The sends that were requested. */
  readonly asked: Record<string, { readonly to: number; readonly at: number }>;
}

export type Said = 'done' | 'refused' | 'frequency_cap' | 'quiet_hours';

export const startOf = (now: number): Model => ({ now, caps: {}, messages: {}, said: {}, plans: {}, asked: {} });

const hourOf = (at: number): number => ((((at + OFFSET_MS) % DAY_MS) + DAY_MS) % DAY_MS) / HOUR_MS;
const isDay = (to: number, at: number): boolean => hourOf(at) >= MORNING && hourOf(at) < (EVENINGS[to] as number);

/** The time itself if sending is allowed; otherwise the next morning. */
function nextAllowed(to: number, at: number): number {
  if (isDay(to, at)) return at;
  const midnight = Math.floor((at + OFFSET_MS) / DAY_MS) * DAY_MS - OFFSET_MS;
  const morning = midnight + MORNING * HOUR_MS;
  return morning > at ? morning : morning + DAY_MS;
}

function limitsOf({ caps }: Model, to: number): { windowMs: number; max: number }[] {
  const own = Object.entries(caps).map(([hours, max]) => ({ windowMs: Number(hours) * HOUR_MS, max }));
  return to === FLORIDA ? [...own, { windowMs: DAY_MS, max: 3 }] : own;
}

const timesOf = ({ messages }: Model, person: number): number[] =>
  Object.values(messages).flatMap(({ to, counts, is, at }) => (to === person && counts && is !== 'unsent' ? [at] : []));

/** Whether every window that contains `at` has room for one more message. */
export function hasRoom(model: Model, to: number, at: number): boolean {
  const times = [...timesOf(model, to), at].sort((a, b) => a - b);
  return limitsOf(model, to).every(({ windowMs, max }) =>
    // One more than the cap in a row: they must not lie in one window that contains `at`.
    times.every((from, index) => {
      const until = times[index + max];
      return until === undefined || from > at || until < at || until - from >= windowMs;
    }),
  );
}

/**
 * Whether a rejected send returns the first allowed time, considering the messages within a window
 * of the requested time.
 */
export function isFirst(model: Model, label: string, next: number): boolean {
  const { to, at } = model.asked[label] as { to: number; at: number };
  const limits = limitsOf(model, to);
  const widest = Math.max(0, ...limits.map(({ windowMs }) => windowMs));
  const times = timesOf(model, to);
  if (times.some((time) => Math.abs(time - at) >= widest)) return true;
  const allowed = (time: number): boolean => isDay(to, time) && hasRoom(model, to, time);
  const before = [at, nextAllowed(to, at), ...times.flatMap((time) => limits.map(({ windowMs }) => time + windowMs))]
    .flatMap((time) => [time, nextAllowed(to, time)])
    .filter((time) => time >= at && time < next);
  return allowed(next) && !before.some(allowed);
}

const SINGLE = 'single';

const each = (model: Model, does: (message: Message) => void): void => Object.values(model.messages).forEach(does);

const send = ({ to, inMs, counts }: Extract<Command, { kind: 'send' }>, label: string): Thread<Model> => [
  (model) => {
    const at = model.now + inMs;
    model.asked[label] = { to, at };
    if (counts && !isDay(to, at)) model.said[label] = 'quiet_hours';
    else if (counts && !hasRoom(model, to, at)) model.said[label] = 'frequency_cap';
    else {
      model.said[label] = 'done';
      model.messages[label] = { to, queue: SINGLE, counts, at, is: 'waiting', by: null, isCommitted: false };
    }
  },
  (model) => {
    const message = model.messages[label];
    if (message !== undefined) message.isCommitted = true;
  },
];

const people = PEOPLE.map((_, person) => person);

/** Without an eligible recipient in the preflight, nothing is launched. */
const campaign = (label: string): Thread<Model> => [
  (model) => {
    model.plans[label] = people.some((to) => hasRoom(model, to, nextAllowed(to, model.now)));
    model.said[label] = model.plans[label] === true ? 'done' : 'refused';
  },
  (model) => {
    if (model.plans[label] !== true) return;
    for (const to of people) {
      const at = nextAllowed(to, model.now);
      if (hasRoom(model, to, at))
        model.messages[`${label}-${to}`] = {
          to,
          queue: label,
          counts: true,
          at,
          is: 'waiting',
          by: null,
          isCommitted: true,
        };
    }
  },
];

/**
 * Due messages are sent during allowed hours; otherwise they wait for the morning and count then.
 */
const dispatch = (label: string, queue: string, answers: readonly Answer[]): Thread<Model> => [
  (model) =>
    each(model, (message) => {
      if (message.queue !== queue || message.is !== 'waiting' || !message.isCommitted || message.at > model.now) return;
      if (message.counts && !isDay(message.to, model.now)) {
        message.at = nextAllowed(message.to, model.now);
        return;
      }
      message.is = 'submitting';
      message.at = model.now;
      message.by = label;
    }),
  (model) =>
    each(model, (message) => {
      if (message.queue === queue && message.is === 'submitting' && message.by === label)
        message.is = answers[message.to] === 'rejected' ? 'unsent' : 'sent';
    }),
];

export interface Around {
  /** The message that is canceled. */
  readonly target: string | null;
  /**
   * Campaigns before this command and those that start concurrently; a worker may or may not have
   * seen these.
   */
  readonly campaigns: readonly string[];
  readonly beginning: readonly string[];
}

export function waysOf(
  given: Command,
  label: string,
  { target, campaigns, beginning }: Around,
): readonly Thread<Model>[] {
  switch (given.kind) {
    case 'cap':
      return [
        [
          (model) => {
            if (given.max === null) delete model.caps[given.hours];
            else model.caps[given.hours] = given.max;
          },
        ],
      ];
    case 'send':
      return [send(given, label)];
    case 'campaign':
      return [campaign(label)];
    case 'cancel':
      return [
        [
          (model) => {
            const message = target === null ? undefined : model.messages[target];
            if (message === undefined) return;
            model.said[label] = message.is === 'waiting' ? 'done' : 'refused';
            if (message.is === 'waiting') message.is = 'unsent';
          },
        ],
      ];
    case 'dispatch':
      return [[], beginning].map((seen) =>
        [SINGLE, ...campaigns, ...seen].flatMap((queue) => dispatch(label, queue, given.answers)),
      );
    case 'advance':
      return [
        [
          (model) => {
            model.now += given.ms;
          },
        ],
      ];
  }
}
