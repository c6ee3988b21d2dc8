import type { Thread } from '../support/orders.ts';
import { type Answer, type Command, FLORIDA, HOUR_MS, PEOPLE } from './commands.ts';

const DAY_MS = 24 * HOUR_MS;
/** New York in summer, and the hours that hold there and in Florida (decision 19). */
const OFFSET_MS = -4 * HOUR_MS;
const MORNING = 8;
const EVENINGS = [21, 20] as const;

export interface Text {
  readonly to: number;
  /** Handed out together: a campaign's texts, or the single ones. */
  readonly lane: string;
  readonly counts: boolean;
  /** When it is planned for, and then when it left. */
  at: number;
  is: 'waiting' | 'handed' | 'left' | 'never';
  by: string | null;
  /** Whoever counts waits for who is counting, and sees the text; who hands out passes over what is not committed. */
  isCommitted: boolean;
}

export interface Model {
  now: number;
  /** The account's own: how many in a window of so many hours. */
  readonly caps: Record<string, number>;
  readonly texts: Record<string, Text>;
  readonly said: Record<string, Said>;
  readonly plans: Record<string, boolean>;
  /** What the sends asked for. */
  readonly asked: Record<string, { readonly to: number; readonly at: number }>;
}

export type Said = 'done' | 'refused' | 'frequency_cap' | 'quiet_hours';

export const startOf = (now: number): Model => ({ now, caps: {}, texts: {}, said: {}, plans: {}, asked: {} });

const hourOf = (at: number): number => ((((at + OFFSET_MS) % DAY_MS) + DAY_MS) % DAY_MS) / HOUR_MS;
const isDay = (to: number, at: number): boolean => hourOf(at) >= MORNING && hourOf(at) < (EVENINGS[to] as number);

/** The moment itself by day; else the next morning. */
function awake(to: number, at: number): number {
  if (isDay(to, at)) return at;
  const midnight = Math.floor((at + OFFSET_MS) / DAY_MS) * DAY_MS - OFFSET_MS;
  const morning = midnight + MORNING * HOUR_MS;
  return morning > at ? morning : morning + DAY_MS;
}

function limitsOf({ caps }: Model, to: number): { windowMs: number; max: number }[] {
  const own = Object.entries(caps).map(([hours, max]) => ({ windowMs: Number(hours) * HOUR_MS, max }));
  return to === FLORIDA ? [...own, { windowMs: DAY_MS, max: 3 }] : own;
}

const timesOf = ({ texts }: Model, person: number): number[] =>
  Object.values(texts).flatMap(({ to, counts, is, at }) => (to === person && counts && is !== 'never' ? [at] : []));

/** Whether every window that holds `at` has room for one more. */
export function hasRoom(model: Model, to: number, at: number): boolean {
  const times = [...timesOf(model, to), at].sort((a, b) => a - b);
  return limitsOf(model, to).every(({ windowMs, max }) =>
    // One more than the cap, in a row: not all within one window when `at` is among them.
    times.every((from, index) => {
      const until = times[index + max];
      return until === undefined || from > at || until < at || until - from >= windowMs;
    }),
  );
}

/**
 * Whether a refused send names the first moment at which it would be allowed: as far as those go that are within a window of the moment it was
 * asked for.
 */
export function isFirst(model: Model, label: string, next: number): boolean {
  const { to, at } = model.asked[label] as { to: number; at: number };
  const limits = limitsOf(model, to);
  const widest = Math.max(0, ...limits.map(({ windowMs }) => windowMs));
  const times = timesOf(model, to);
  if (times.some((time) => Math.abs(time - at) >= widest)) return true;
  const allowed = (moment: number): boolean => isDay(to, moment) && hasRoom(model, to, moment);
  const before = [at, awake(to, at), ...times.flatMap((time) => limits.map(({ windowMs }) => time + windowMs))]
    .flatMap((moment) => [moment, awake(to, moment)])
    .filter((moment) => moment >= at && moment < next);
  return allowed(next) && !before.some(allowed);
}

const SINGLE = 'single';

const each = (model: Model, does: (text: Text) => void): void => Object.values(model.texts).forEach(does);

const send = ({ to, inMs, counts }: Extract<Command, { kind: 'send' }>, label: string): Thread<Model> => [
  (model) => {
    const at = model.now + inMs;
    model.asked[label] = { to, at };
    if (counts && !isDay(to, at)) model.said[label] = 'quiet_hours';
    else if (counts && !hasRoom(model, to, at)) model.said[label] = 'frequency_cap';
    else {
      model.said[label] = 'done';
      model.texts[label] = { to, lane: SINGLE, counts, at, is: 'waiting', by: null, isCommitted: false };
    }
  },
  (model) => {
    const text = model.texts[label];
    if (text !== undefined) text.isCommitted = true;
  },
];

const people = PEOPLE.map((_, person) => person);

/** Nothing is launched when a preflight finds nobody who may get it. */
const campaign = (label: string): Thread<Model> => [
  (model) => {
    model.plans[label] = people.some((to) => hasRoom(model, to, awake(to, model.now)));
    model.said[label] = model.plans[label] === true ? 'done' : 'refused';
  },
  (model) => {
    if (model.plans[label] !== true) return;
    for (const to of people) {
      const at = awake(to, model.now);
      if (hasRoom(model, to, at))
        model.texts[`${label}-${to}`] = {
          to,
          lane: label,
          counts: true,
          at,
          is: 'waiting',
          by: null,
          isCommitted: true,
        };
    }
  },
];

/** What is due leaves by day; at night it waits for the morning, and counts then. */
const handOut = (label: string, lane: string, answers: readonly Answer[]): Thread<Model> => [
  (model) =>
    each(model, (text) => {
      if (text.lane !== lane || text.is !== 'waiting' || !text.isCommitted || text.at > model.now) return;
      if (text.counts && !isDay(text.to, model.now)) {
        text.at = awake(text.to, model.now);
        return;
      }
      text.is = 'handed';
      text.at = model.now;
      text.by = label;
    }),
  (model) =>
    each(model, (text) => {
      if (text.lane === lane && text.is === 'handed' && text.by === label)
        text.is = answers[text.to] === 'rejected' ? 'never' : 'left';
    }),
];

export interface Around {
  /** The text that is cancelled. */
  readonly target: string | null;
  /** Campaigns before this command, and those that begin beside it: of these nobody knows whether a worker saw them. */
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
            const text = target === null ? undefined : model.texts[target];
            if (text === undefined) return;
            model.said[label] = text.is === 'waiting' ? 'done' : 'refused';
            if (text.is === 'waiting') text.is = 'never';
          },
        ],
      ];
    case 'handOut':
      return [[], beginning].map((seen) =>
        [SINGLE, ...campaigns, ...seen].flatMap((lane) => handOut(label, lane, given.answers)),
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
