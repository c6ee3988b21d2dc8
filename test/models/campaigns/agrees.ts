import { PEOPLE } from './commands.ts';
import type { Fate, Model } from './model.ts';
import type { Seen } from './world.ts';

/** Whether the results of the skills, the counters and the rows match the model. */
export function agrees(model: Model, seen: Seen, answers: Readonly<Record<string, boolean>>): boolean {
  const count = (...fates: readonly Fate['is'][]): number => model.fates.filter(({ is }) => fates.includes(is)).length;
  const undecided = model.walked || model.state !== 'draft' ? PEOPLE.length - model.fates.length : 0;
  const canceled = model.state === 'canceled';
  const launched = model.launched || model.sendAt !== null;
  const open = launched ? undecided : 0;
  const counters = {
    audience: launched ? PEOPLE.length : 0,
    pending: count('queued', 'submitting') + (canceled ? 0 : open),
    in_flight: count('submitting'),
    sent: count('accepted', 'delivered', 'undelivered'),
    delivered: count('delivered'),
    undelivered: count('undelivered'),
    unconfirmed: 0,
    failed: count('rejected'),
    canceled: count('canceled', 'unreached') + (canceled ? open : 0),
    excluded: count('excluded'),
    credits_spent: count('accepted', 'delivered', 'undelivered'),
    credits_held: model.held,
  };
  return (
    Object.entries(model.said).every(([label, said]) => !(label in answers) || answers[label] === said) &&
    seen.campaign.state === model.state &&
    (seen.campaign.state_reason === 'balance') === model.broke &&
    seen.campaign.version === model.version &&
    (seen.campaign.launched_at !== null) === model.launched &&
    (seen.campaign.finished_at !== null) === (model.state === 'completed' || canceled) &&
    Object.entries(counters).every(([name, value]) => seen.counters[name as keyof typeof counters] === value) &&
    seen.available === model.posted - model.held &&
    seen.held === model.held &&
    seen.rows.every(
      ({ recipients, messages, submissions }, person) =>
        recipients === (model.fates[person] === undefined ? 0 : 1) &&
        messages === (hasMessage(model.fates[person]) ? 1 : 0) &&
        submissions === (wasSubmitted(model.fates[person]) ? 1 : 0),
    )
  );
}

const hasMessage = (fate: Fate | undefined): boolean =>
  fate !== undefined && fate.is !== 'excluded' && fate.is !== 'unreached';
const wasSubmitted = (fate: Fate | undefined): boolean =>
  fate !== undefined && ['accepted', 'delivered', 'undelivered'].includes(fate.is);
