import type { Step, Thread } from '../../support/models/orders.ts';
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

/** The expected state of one message in the service and at the carrier. */
export interface Message {
  readonly to: number;
  readonly validUntil: number | null;
  state: State;
  /** Its state while it waits. */
  waitsAs: 'queued' | 'scheduled';
  dueAt: number;
  leaseUntil: number | null;
  /** The dispatcher that has claimed the message. */
  by: string | null;
  /** The carrier is known to have the message, so that it is charged. */
  taken: boolean;
  /** The carrier has the message, whether the service knows it or not. */
  reached: boolean;
  /** The message was submitted without a response, and its lease expired. */
  inDoubt: boolean;
  refunded: boolean;
  /** How many finalized events the message has. */
  finalizedEvents: number;
}

export interface Model {
  now: number;
  readonly deduplicates: boolean;
  readonly stopped: boolean[];
  readonly messages: Record<string, Message>;
  /** The response to each command. */
  readonly responses: Record<string, 'done' | 'refused'>;
  readonly cleared: Record<string, boolean>;
}

const WAITING: readonly State[] = ['queued', 'scheduled'];
const PLACE: Partial<Record<State, number>> = { queued: 0, scheduled: 0, submitting: 1, accepted: 2, sent: 3 };

export const isOpen = (message: Message): boolean => message.state in PLACE;
export const isWaiting = (message: Message): boolean => WAITING.includes(message.state);

function end(message: Message, state: State, paid: boolean): void {
  if (isOpen(message)) message.finalizedEvents += 1;
  message.state = state;
  message.leaseUntil = null;
  if (paid) message.taken = true;
  else message.refunded = true;
}

/**
 * Stops the message from being sent. If an earlier submission had no response, it may have been
 * sent.
 */
function withdraw(message: Message, state: 'canceled' | 'expired'): void {
  if (message.inDoubt) end(message, 'delivery_unconfirmed', true);
  else end(message, state, false);
}

/**
 * A final state stays, except `delivery_unconfirmed`, which a late receipt resolves. A status that
 * adds no information changes nothing.
 */
function report(message: Message, status: Status): void {
  const known = PLACE[message.state];
  if (known === undefined) {
    if (message.state === 'delivery_unconfirmed' && (status === 'delivered' || status === 'undelivered'))
      message.state = status;
    return;
  }
  if (status !== 'sent') {
    end(message, status, message.taken || status !== 'rejected');
  } else if (known < 3) {
    message.state = 'sent';
    message.leaseUntil = null;
    message.taken = true;
  }
}

const each = (model: Model, does: (message: Message) => void): void => Object.values(model.messages).forEach(does);

/** A carrier that already has a message responds that it accepted it. */
export function responseOf(answer: Answer, { reached }: Pick<Message, 'reached'>): Answer {
  return reached && (answer === 'rejected' || answer === 'throttled' || answer === 'overtaken') ? 'accepted' : answer;
}

function claim(by: string): Step<Model> {
  return (model) =>
    each(model, (message) => {
      if (!isWaiting(message) || message.dueAt > model.now) return;
      const over = message.validUntil !== null && message.validUntil <= model.now;
      if (over || model.stopped[message.to] === true) {
        withdraw(message, over ? 'expired' : 'canceled');
        return;
      }
      message.state = 'submitting';
      message.by = by;
      message.leaseUntil = model.now + LEASE_MS;
    });
}

const prefetch = (
  model: Model,
  by: string,
  answers: readonly Answer[],
  does: (message: Message, answer: Answer) => void,
): void =>
  each(model, (message) => {
    if (message.by === by) does(message, responseOf(answers[message.to] as Answer, message));
  });

function overtake(by: string, answers: readonly Answer[]): Step<Model> {
  return (model) =>
    prefetch(model, by, answers, (message, answer) => {
      if (answer === 'overtaken') report(message, 'delivered');
    });
}

function hear(by: string, answers: readonly Answer[]): Step<Model> {
  return (model) =>
    prefetch(model, by, answers, (message, answer) => {
      message.by = null;
      if (answer === 'unsent' || answer === 'unheard') {
        message.reached ||= answer === 'unheard';
        return;
      }
      message.reached ||= answer === 'accepted' || answer === 'overtaken';
      if (message.state !== 'submitting') return;
      message.leaseUntil = null;
      if (answer === 'rejected') {
        end(message, 'rejected', false);
      } else if (answer === 'throttled') {
        message.state = message.waitsAs;
        message.dueAt = model.now + BUSY_MS;
      } else {
        message.state = 'accepted';
        message.taken = true;
      }
    });
}

const nothing: Thread<Model> = [];

/**
 * The possible threads of a command; `label` identifies its response. Beside another dispatcher,
 * the queue may be locked.
 */
export function waysOf(
  given: Command,
  label: string,
  target: string | null,
  contended: boolean,
): readonly Thread<Model>[] {
  switch (given.kind) {
    case 'send':
      return [[evaluate(given, label), accept(given, label)]];
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
                for (const status of given.statuses) report(messageOf(model, target), status);
              },
            ],
      ];
    case 'cancel':
      return [target === null ? [] : [cancel(target, label)]];
    case 'stop':
      return [[stop(given.contact)]];
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

/**
 * The gates run before the message is inserted. A STOP between the two finds no message to cancel,
 * and applies at dispatch.
 */
function evaluate({ to }: Send, label: string): Step<Model> {
  return (model) => {
    model.cleared[label] = model.stopped[to] !== true;
  };
}

function accept({ to, inMs, validityS }: Send, label: string): Step<Model> {
  return (model) => {
    model.responses[label] = model.cleared[label] === true ? 'done' : 'refused';
    if (model.cleared[label] !== true) return;
    const dueAt = model.now + inMs;
    model.messages[label] = {
      to,
      dueAt,
      validUntil: validityS === null ? null : dueAt + validityS * 1000,
      state: inMs > 0 ? 'scheduled' : 'queued',
      waitsAs: inMs > 0 ? 'scheduled' : 'queued',
      leaseUntil: null,
      by: null,
      taken: false,
      reached: false,
      inDoubt: false,
      refunded: false,
      finalizedEvents: 0,
    };
  };
}

const messageOf = (model: Model, label: string): Message => model.messages[label] as Message;

function cancel(target: string, label: string): Step<Model> {
  return (model) => {
    const message = messageOf(model, target);
    model.responses[label] = isWaiting(message) ? 'done' : 'refused';
    if (isWaiting(message)) withdraw(message, 'canceled');
  };
}

function stop(contact: number): Step<Model> {
  return (model) => {
    model.stopped[contact] = true;
    each(model, (message) => {
      if (message.to === contact && isWaiting(message)) withdraw(message, 'canceled');
    });
  };
}

const rescue: Step<Model> = (model) =>
  each(model, (message) => {
    if (message.state !== 'submitting' || (message.leaseUntil ?? 0) > model.now) return;
    if (!model.deduplicates) {
      end(message, 'delivery_unconfirmed', true);
      return;
    }
    message.state = 'queued';
    message.waitsAs = 'queued';
    message.dueAt = model.now;
    message.leaseUntil = null;
    message.inDoubt = true;
  });
