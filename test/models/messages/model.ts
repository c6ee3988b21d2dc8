import type { Step, Thread } from '../support/orders.ts';
import type { Answer, Command, Status } from './commands.ts';

export const LEASE_MS = 30_000;
export const BUSY_MS = 200;

export type State =
  | 'queued'
  | 'scheduled'
  | 'submitting'
  | 'accepted'
  | 'sent'
  | 'delivered'
  | 'undelivered'
  | 'failed'
  | 'expired'
  | 'canceled'
  | 'rejected'
  | 'delivery_unconfirmed';

/** One text, as the rules of the service and the carrier's books have it. */
export interface Text {
  readonly to: number;
  readonly validUntil: number | null;
  state: State;
  dueAt: number;
  leaseUntil: number | null;
  /** Who has it in hand. */
  by: string | null;
  /** Somebody said that the carrier has it: it is paid for. */
  taken: boolean;
  /** The carrier has it, whether anybody knows or not. */
  reached: boolean;
  /** It was handed out once without an answer, and its lease ran out. */
  inDoubt: boolean;
  refunded: boolean;
  /** How often its end was told. */
  told: number;
}

export interface Model {
  now: number;
  readonly deduplicates: boolean;
  readonly stopped: boolean[];
  readonly texts: Record<string, Text>;
  /** What each command was answered. */
  readonly said: Record<string, 'done' | 'refused'>;
  readonly cleared: Record<string, boolean>;
}

const WAITING: readonly State[] = ['queued', 'scheduled'];
const PLACE: Partial<Record<State, number>> = { queued: 0, scheduled: 0, submitting: 1, accepted: 2, sent: 3 };

export const isOpen = (text: Text): boolean => text.state in PLACE;
export const isWaiting = (text: Text): boolean => WAITING.includes(text.state);

function end(text: Text, state: State, paid: boolean): void {
  if (isOpen(text)) text.told += 1;
  text.state = state;
  text.leaseUntil = null;
  if (paid) text.taken = true;
  else text.refunded = true;
}

/** It shall not leave any more; one whose offer was never answered may have. */
function withdraw(text: Text, state: 'canceled' | 'expired'): void {
  if (text.inDoubt) end(text, 'delivery_unconfirmed', true);
  else end(text, state, false);
}

/** A terminal state stays, but for `delivery_unconfirmed`, which a late receipt settles; what is less than known changes nothing. */
function report(text: Text, status: Status): void {
  const known = PLACE[text.state];
  if (known === undefined) {
    if (text.state === 'delivery_unconfirmed' && (status === 'delivered' || status === 'undelivered'))
      text.state = status;
    return;
  }
  if (status !== 'sent') {
    end(text, status, text.taken || status !== 'rejected');
  } else if (known < 3) {
    text.state = 'sent';
    text.leaseUntil = null;
    text.taken = true;
  }
}

const each = (model: Model, does: (text: Text) => void): void => Object.values(model.texts).forEach(does);

/** What a carrier says of a text that it has: that it has it. */
export function saidOf(answer: Answer, { reached }: Pick<Text, 'reached'>): Answer {
  return reached && (answer === 'rejected' || answer === 'throttled' || answer === 'overtaken') ? 'accepted' : answer;
}

function claim(by: string): Step<Model> {
  return (model) =>
    each(model, (text) => {
      if (text.state !== 'queued' || text.dueAt > model.now) return;
      const over = text.validUntil !== null && text.validUntil <= model.now;
      if (over || model.stopped[text.to] === true) {
        withdraw(text, over ? 'expired' : 'canceled');
        return;
      }
      text.state = 'submitting';
      text.by = by;
      text.leaseUntil = model.now + LEASE_MS;
    });
}

const inHand = (
  model: Model,
  by: string,
  answers: readonly Answer[],
  does: (text: Text, answer: Answer) => void,
): void =>
  each(model, (text) => {
    if (text.by === by) does(text, saidOf(answers[text.to] as Answer, text));
  });

function overtake(by: string, answers: readonly Answer[]): Step<Model> {
  return (model) =>
    inHand(model, by, answers, (text, answer) => {
      if (answer === 'overtaken') report(text, 'delivered');
    });
}

function hear(by: string, answers: readonly Answer[]): Step<Model> {
  return (model) =>
    inHand(model, by, answers, (text, answer) => {
      text.by = null;
      if (answer === 'unsent' || answer === 'unheard') {
        text.reached ||= answer === 'unheard';
        return;
      }
      text.reached ||= answer === 'accepted' || answer === 'overtaken';
      if (text.state !== 'submitting') return;
      text.leaseUntil = null;
      if (answer === 'rejected') {
        end(text, 'rejected', false);
      } else if (answer === 'throttled') {
        text.state = 'queued';
        text.dueAt = model.now + BUSY_MS;
      } else {
        text.state = 'accepted';
        text.taken = true;
      }
    });
}

const nothing: Thread<Model> = [];

/** The ways a command can go. Which `label` it has says whose answer is whose; beside another dispatcher a lane may be taken. */
export function waysOf(
  given: Command,
  label: string,
  target: string | null,
  contended: boolean,
): readonly Thread<Model>[] {
  switch (given.kind) {
    case 'send':
      return [[judge(given, label), accept(given, label)]];
    case 'dispatch': {
      const way = [claim(label), overtake(label, given.answers), hear(label, given.answers)];
      return contended ? [way, nothing] : [way];
    }
    case 'receipt':
      return [
        target === null
          ? []
          : [
              (model) => {
                for (const status of given.statuses) report(textOf(model, target), status);
              },
            ],
      ];
    case 'cancel':
      return [target === null ? [] : [cancel(target, label)]];
    case 'stop':
      return [[stop(given.contact)]];
    case 'timers':
      return [
        [
          (model) =>
            each(model, (text) => {
              if (text.state === 'scheduled' && text.dueAt <= model.now) text.state = 'queued';
            }),
        ],
      ];
    case 'rescue':
      return [[rescue]];
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

type Send = Extract<Command, { kind: 'send' }>;

/** The gates look before the text is there: a STOP between the two finds nothing to recall, and wins at hand-over. */
function judge({ to }: Send, label: string): Step<Model> {
  return (model) => {
    model.cleared[label] = model.stopped[to] !== true;
  };
}

function accept({ to, inMs, validityS }: Send, label: string): Step<Model> {
  return (model) => {
    model.said[label] = model.cleared[label] === true ? 'done' : 'refused';
    if (model.cleared[label] !== true) return;
    const dueAt = model.now + inMs;
    model.texts[label] = {
      ...{ to, dueAt, validUntil: validityS === null ? null : dueAt + validityS * 1000 },
      ...{ state: inMs > 0 ? 'scheduled' : 'queued', leaseUntil: null, by: null },
      ...{ taken: false, reached: false, inDoubt: false, refunded: false, told: 0 },
    };
  };
}

const textOf = (model: Model, label: string): Text => model.texts[label] as Text;

function cancel(target: string, label: string): Step<Model> {
  return (model) => {
    const text = textOf(model, target);
    model.said[label] = isWaiting(text) ? 'done' : 'refused';
    if (isWaiting(text)) withdraw(text, 'canceled');
  };
}

function stop(contact: number): Step<Model> {
  return (model) => {
    model.stopped[contact] = true;
    each(model, (text) => {
      if (text.to === contact && isWaiting(text)) withdraw(text, 'canceled');
    });
  };
}

const rescue: Step<Model> = (model) =>
  each(model, (text) => {
    if (text.state !== 'submitting' || (text.leaseUntil ?? 0) > model.now) return;
    if (!model.deduplicates) {
      end(text, 'delivery_unconfirmed', true);
      return;
    }
    text.state = 'queued';
    text.dueAt = model.now;
    text.leaseUntil = null;
    text.inDoubt = true;
  });
