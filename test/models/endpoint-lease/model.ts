import type { Step, Thread } from '../../support/models/orders.ts';
import { type Command, LEASE_MS, PROCESSES, REQUEST_MS } from './commands.ts';

export interface Model {
  now: number;
  /** The process that holds the lease, or null. */
  holder: number | null;
  until: number;
  /** The view of each process: no lease, a lease until this time, or a lost lease. */
  readonly beliefs: (number | 'lost' | null)[];
  /** The response to each call. */
  readonly said: Record<string, boolean>;
}

export const startOf = (now: number): Model => ({
  now,
  holder: null,
  until: 0,
  said: {},
  beliefs: Array.from({ length: PROCESSES }, () => null),
});

function hold(model: Model, process: number): boolean {
  model.holder = process;
  model.until = model.now + LEASE_MS;
  model.beliefs[process] = model.until;
  return true;
}

/**
 * Only the holder can extend: others cannot take an unexpired lease, and a lost lease cannot be
 * extended.
 */
function renew(model: Model, process: number): boolean {
  if (model.beliefs[process] !== 'lost' && model.holder === process) return hold(model, process);
  model.beliefs[process] = 'lost';
  return false;
}

function answer(model: Model, kind: Command['kind'], process: number): boolean {
  const belief = model.beliefs[process] ?? null;
  switch (kind) {
    case 'take':
      return model.holder === null || model.until <= model.now ? hold(model, process) : false;
    case 'covers':
      return typeof belief === 'number' && belief - model.now >= REQUEST_MS ? true : renew(model, process);
    case 'renew':
      return renew(model, process);
    case 'release':
      if (model.holder === process && belief !== 'lost') model.holder = null;
      model.beliefs[process] = null;
      return true;
    default:
      // The lease token is lost with the process.
      if (model.holder === process) model.holder = -1;
      model.beliefs[process] = null;
      return true;
  }
}

export function waysOf(given: Command, label: string): readonly Thread<Model>[] {
  const step: Step<Model> = (model) => {
    if (given.kind === 'jump') model.now += given.ms;
    else model.said[label] = answer(model, given.kind, given.process);
  };
  return [[step]];
}
