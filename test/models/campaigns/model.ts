import type { Step, Thread } from '../../support/models/orders.ts';
import { type Command, PEOPLE, REJECTED, UNDELIVERABLE, WITHOUT_CONSENT } from './commands.ts';

const REPORT_MS = 400;

/** The state of one contact, and of the message to it. */
export type Fate =
  | { is: 'excluded' | 'unreached' | 'queued' | 'submitting' | 'canceled' | 'rejected' | 'delivered' | 'undelivered' }
  | { is: 'accepted'; reportAt: number };

export interface Model {
  now: number;
  state: 'draft' | 'scheduled' | 'running' | 'paused' | 'completed' | 'canceled';
  /** The campaign is paused because the credits were used up. */
  broke: boolean;
  version: number;
  sendAt: number | null;
  launched: boolean;
  /** Number of contacts, in the order of the audience, that have a decision. */
  readonly fates: Fate[];
  walked: boolean;
  /** The contacts being evaluated, and the command that evaluates them; it locks the campaign. */
  deciding: { by: string; fates: Fate[] } | null;
  /** The commands that evaluated contacts until the credits were used up and have yet to pause. */
  readonly short: Record<string, boolean>;
  readonly optedIn: boolean[];
  posted: number;
  held: number;
  /** The state that a preflight saw. */
  readonly seen: Record<string, { version: number; credits: number } | null>;
  readonly said: Record<string, boolean>;
}

export const startOf = (now: number, credits: number): Model => ({
  now,
  state: 'draft',
  broke: false,
  version: 1,
  sendAt: null,
  launched: false,
  fates: [],
  walked: false,
  deciding: null,
  optedIn: PEOPLE.map((_, person) => person !== WITHOUT_CONSENT),
  posted: credits,
  held: 0,
  short: {},
  seen: {},
  said: {},
});

const waits = ({ is }: Fate): boolean => is === 'queued';

function returnCredits(model: Model, person: number): void {
  model.fates[person] = { is: 'canceled' };
  model.held -= 1;
}

/** A step that returns a response. It waits for the command that has locked the campaign. */
const asked =
  (label: string, does: (model: Model) => boolean): Step<Model> =>
  (model) => {
    if (model.deciding !== null) return false;
    model.said[label] = does(model);
    return true;
  };

function preflight(label: string): Step<Model> {
  return (model) => {
    const credits = model.optedIn.filter(Boolean).length;
    const good =
      (model.state === 'draft' || model.state === 'paused') && credits > 0 && credits <= model.posted - model.held;
    model.seen[label] = good ? { version: model.version, credits } : null;
  };
}

const launch = (label: string, inMs: number): Step<Model> =>
  asked(label, (model) => {
    const seen = model.seen[label] ?? null;
    if (seen === null || model.state !== 'draft' || seen.version !== model.version) return false;
    if (seen.credits > model.posted - model.held) return false;
    model.state = inMs > 0 ? 'scheduled' : 'running';
    model.sendAt = inMs > 0 ? model.now + inMs : null;
    model.launched = inMs === 0;
    return true;
  });

const update = (label: string, field: 'name' | 'body', expected: number | null): Step<Model> =>
  asked(label, (model) => {
    if (expected !== null && expected !== model.version) return false;
    if (model.state !== 'draft' && !(model.state === 'paused' && field === 'name')) return false;
    model.version += 1;
    return true;
  });

const pause = (label: string): Step<Model> =>
  asked(label, (model) => {
    if (model.state !== 'running' && model.state !== 'scheduled') return false;
    model.state = 'paused';
    model.broke = false;
    return true;
  });

const resume = (label: string): Step<Model> =>
  asked(label, (model) => {
    if (model.state !== 'paused' || (model.broke && model.posted - model.held === 0)) return false;
    const early = !model.launched && model.sendAt !== null && model.sendAt > model.now;
    model.state = early ? 'scheduled' : 'running';
    if (!early) model.launched = true;
    model.broke = false;
    return true;
  });

const cancel = (label: string): Step<Model> =>
  asked(label, (model) => {
    if (model.state === 'canceled' || model.state === 'completed') return false;
    model.state = 'canceled';
    model.broke = false;
    model.fates.forEach((fate, person) => {
      if (waits(fate)) returnCredits(model, person);
    });
    return true;
  });

/**
 * Continues to the first contact for which the credits do not suffice. The campaign pauses there,
 * and resumes from there.
 */
function decide(by: string): Step<Model> {
  return (model) => {
    if (model.deciding !== null) return false;
    if (model.state !== 'running' || model.walked) return true;
    const fates: Fate[] = [];
    let left = model.posted - model.held;
    for (const optedIn of model.optedIn.slice(model.fates.length)) {
      if (optedIn && left === 0) break;
      if (optedIn) left -= 1;
      fates.push({ is: optedIn ? 'queued' : 'excluded' });
    }
    model.deciding = { by, fates };
    return true;
  };
}

function recordDecisions(by: string): Step<Model> {
  return (model) => {
    if (model.deciding?.by !== by) return;
    const { fates } = model.deciding;
    const cost = fates.filter(waits).length;
    model.deciding = null;
    // The credits were spent concurrently, so the next run counts again.
    if (cost > model.posted - model.held) return;
    model.fates.push(...fates);
    model.held += cost;
    if (model.fates.length === PEOPLE.length) model.walked = true;
    else model.short[by] = true;
  };
}

/** Pausing has a transaction of its own: a command in between may have paused or canceled. */
function pauseWithoutCredits(by: string): Step<Model> {
  return (model) => {
    if (model.short[by] !== true) return;
    model.short[by] = false;
    if (model.state !== 'running') return;
    model.state = 'paused';
    model.broke = true;
  };
}

/** A worker that found the campaign before the cancellation leaves it to the next one. */
const recordUnreached: Step<Model> = (model) => {
  if (model.state !== 'canceled' || !(model.launched || model.sendAt !== null)) return;
  for (const _ of PEOPLE.slice(model.fates.length)) model.fates.push({ is: 'unreached' });
};

const submit: Step<Model> = (model) => {
  if (model.state !== 'running') return;
  model.fates.forEach((fate, person) => {
    if (!waits(fate)) return;
    if (model.optedIn[person] === true) model.fates[person] = { is: 'submitting' };
    else returnCredits(model, person);
  });
};

const recordOutcomes: Step<Model> = (model) => {
  model.fates.forEach(({ is }, person) => {
    if (is !== 'submitting') return;
    model.held -= 1;
    if (person === REJECTED) {
      model.fates[person] = { is: 'rejected' };
    } else {
      model.fates[person] = { is: 'accepted', reportAt: model.now + REPORT_MS };
      model.posted -= 1;
    }
  });
};

const report: Step<Model> = (model) => {
  model.fates.forEach((fate, person) => {
    if (fate.is === 'accepted' && fate.reportAt <= model.now)
      model.fates[person] = { is: person === UNDELIVERABLE ? 'undelivered' : 'delivered' };
  });
};

const finish: Step<Model> = (model) => {
  if (model.state === 'running' && model.walked && !model.fates.some((fate) => waits(fate) || fate.is === 'submitting'))
    model.state = 'completed';
};

const start: Step<Model> = (model) => {
  if (model.state !== 'scheduled' || (model.sendAt ?? 0) > model.now) return;
  model.state = 'running';
  model.launched = true;
};

const stop =
  (person: number): Step<Model> =>
  (model) => {
    model.optedIn[person] = false;
    const fate = model.fates[person];
    if (fate !== undefined && waits(fate)) returnCredits(model, person);
  };

/** A worker skips locked rows, so among concurrent commands it may have done nothing. */
export function waysOf(given: Command, label: string, version: number, beside: boolean): readonly Thread<Model>[] {
  const worker = (...steps: Thread<Model>): readonly Thread<Model>[] => (beside ? [steps, []] : [steps]);
  switch (given.kind) {
    case 'update':
      return [[update(label, given.field, given.checked ? version : null)]];
    case 'launch':
      return [[preflight(label), launch(label, given.inMs)]];
    case 'pause':
      return [[pause(label)]];
    case 'resume':
      return [[resume(label)]];
    case 'cancel':
      return [[cancel(label)]];
    case 'start':
      return worker(start);
    case 'fanOut':
      return [
        ...worker(recordUnreached, decide(label), recordDecisions(label), pauseWithoutCredits(label)),
        ...(beside ? [[decide(label), recordDecisions(label), pauseWithoutCredits(label)]] : []),
      ];
    case 'dispatch':
      return worker(submit, recordOutcomes);
    case 'report':
      return worker(report);
    case 'finish':
      return worker(finish);
    case 'stop':
      return [[stop(given.contact)]];
    case 'topUp':
      return [
        [
          (model) => {
            model.posted += given.credits;
          },
        ],
      ];
    case 'spend':
      return [
        [
          (model) => {
            model.said[label] = model.posted - model.held >= given.credits;
            if (model.said[label] === true) model.posted -= given.credits;
          },
        ],
      ];
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
