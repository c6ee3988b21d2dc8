import type { Step, Thread } from '../support/orders.ts';
import type { Call, Command } from './commands.ts';

const DAY_MS = 24 * 3_600_000;
const KEPT_MS = 30 * DAY_MS;

/** How a call was answered: done, as an earlier call was, or not at all. */
export interface Said {
  readonly how: 'done' | 'replayed' | 'reused' | 'in_flight' | 'refused' | 'rehearsed';
  /** The call whose answer it is. */
  readonly of?: string;
}

export interface Model {
  now: number;
  credits: number;
  /** What is claimed: by which call, and until when; null for good. */
  readonly keys: Record<string, { call: string; label: string; until: number | null }>;
  /** How often each was done. */
  readonly done: Record<Call, number>;
  readonly customers: string[];
  readonly said: Record<string, Said>;
}

export const startOf = (now: number, credits: number): Model => ({
  ...{ now, credits, keys: {}, customers: [], said: {} },
  done: { text: 0, partnerText: 0, campaign: 0, list: 0, customer: 0 },
});

/** What a call changes; false when it is refused, and nothing is changed. */
function work(model: Model, kind: Call, variant: number): boolean {
  if (kind === 'text' || kind === 'partnerText') {
    if (model.credits === 0) return false;
    model.credits -= 1;
  } else if (kind === 'customer') {
    if (model.customers.includes(String(variant))) return false;
    model.customers.push(String(variant));
  }
  model.done[kind] += 1;
  return true;
}

function call({ kind, key, variant, rehearsed }: Extract<Command, { key: unknown }>, label: string): Step<Model> {
  const name = `${kind} ${variant}`;
  return (model) => {
    if (rehearsed) {
      model.said[label] = { how: 'rehearsed' };
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
      model.keys[key] = { call: name, label, until: kind === 'partnerText' ? null : model.now + KEPT_MS };
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
      // Who waits too long for another with the same key is told so, and has done nothing.
      const waited = (model: Model): void => {
        model.said[label] = { how: 'in_flight' };
      };
      const beside = group.filter((other) => 'key' in other && other.key === given.key).length > 1;
      return beside && given.key !== null ? [way, [waited]] : [way];
    }
  }
}

/**
 * A key of another skill that has expired is free again; for partner.send only when housekeeping has come round, which it does each minute.
 */
export const isKeptLonger = (given: Command, { keys, now }: Model): boolean =>
  given.kind === 'partnerText' && given.key !== null && (keys[given.key]?.until ?? now + 1) <= now;
