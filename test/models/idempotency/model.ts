import type { Step, Thread } from '../../support/models/orders.ts';
import type { Call, Command } from './commands.ts';

const DAY_MS = 24 * 3_600_000;
const RETENTION_MS = 30 * DAY_MS;

/** The outcome of a call: executed, replayed, or rejected. */
export interface Said {
  readonly how: 'done' | 'replayed' | 'reused' | 'in_flight' | 'refused' | 'dry_run';
  /** The call whose response is returned. */
  readonly of?: string;
}

export interface Model {
  now: number;
  credits: number;
  /** The claimed keys: by which call, and until when; null does not expire. */
  readonly keys: Record<string, { call: string; label: string; until: number | null }>;
  /** How often each call was executed. */
  readonly done: Record<Call, number>;
  readonly customers: string[];
  readonly said: Record<string, Said>;
}

export const startOf = (now: number, credits: number): Model => ({
  now,
  credits,
  keys: {},
  customers: [],
  said: {},
  done: { message: 0, partnerMessage: 0, campaign: 0, list: 0, customer: 0 },
});

/** Calls of the partner; the others are calls of its customer. Keys of accounts are apart. */
const OF_PARTNER: readonly Call[] = ['partnerMessage', 'customer'];

function slotOf({ kind, key }: Extract<Command, { key: unknown }>): string | null {
  return key === null ? null : `${OF_PARTNER.includes(kind) ? 'partner' : 'customer'} ${key}`;
}

/** The effect of a call; false if it is rejected and changes nothing. */
function work(model: Model, kind: Call, variant: number): boolean {
  if (kind === 'message' || kind === 'partnerMessage') {
    if (model.credits === 0) return false;
    model.credits -= 1;
  } else if (kind === 'customer') {
    if (model.customers.includes(String(variant))) return false;
    model.customers.push(String(variant));
  }
  model.done[kind] += 1;
  return true;
}

function call(given: Extract<Command, { key: unknown }>, label: string): Step<Model> {
  const { kind, variant, dryRun } = given;
  const key = slotOf(given);
  const name = `${kind} ${variant}`;
  return (model) => {
    if (dryRun) {
      model.said[label] = { how: 'dry_run' };
      return;
    }
    const kept = key === null ? undefined : model.keys[key];
    if (kept !== undefined && (kept.until === null || kept.until > model.now)) {
      model.said[label] = kept.call === name ? { how: 'replayed', of: kept.label } : { how: 'reused' };
      return;
    }
    if (!work(model, kind, variant)) {
      model.said[label] = { how: 'refused' };
      return;
    }
    model.said[label] = { how: 'done', of: label };
    if (key !== null)
      model.keys[key] = { call: name, label, until: kind === 'partnerMessage' ? null : model.now + RETENTION_MS };
  };
}

export function waysOf(given: Command, label: string, group: readonly Command[]): readonly Thread<Model>[] {
  switch (given.kind) {
    case 'topUp':
      return [
        [
          (model) => {
            model.credits += given.credits;
          },
        ],
      ];
    case 'days':
      return [
        [
          (model) => {
            model.now += given.days * DAY_MS;
          },
        ],
      ];
    default: {
      const way = [call(given, label)];
      // A call that waits too long for another one with the same key is rejected and has no effect.
      const waited = (model: Model): void => {
        model.said[label] = { how: 'in_flight' };
      };
      const beside = group.filter((other) => 'key' in other && slotOf(other) === slotOf(given)).length > 1;
      return beside && given.key !== null ? [way, [waited]] : [way];
    }
  }
}

/**
 * An expired key of most skills is free at once; a key of partner.send only after the cleanup,
 * which runs each minute.
 */
export function isKeptLonger(given: Command, { keys, now }: Model): boolean {
  const slot = given.kind === 'partnerMessage' ? slotOf(given) : null;
  return slot !== null && (keys[slot]?.until ?? now + 1) <= now;
}
