import { setImmediate } from 'node:timers/promises';
import { prepareSearch } from './discovery/search-skills.ts';
import { classifyMessage } from './domain/content/classification/classify-message.ts';
import { prepareInbound } from './domain/opt-out/classify-inbound.ts';
import { prepareZones } from './domain/time-zones/all-zones.ts';

/**
 * Word lists, the search over skills and the clocks of time zones: half a second in steps of some
 * milliseconds, and 80 MB, which a process without work does not need.
 */
function* preparations(atMs: number): Generator<void> {
  // The call that begins them goes first.
  yield;
  classifyMessage('hello');
  yield;
  yield* prepareInbound();
  yield* prepareSearch();
  yield* prepareZones(atMs);
}

/** Prepares a step at a time, so that calls are answered in between. */
export async function prepareInSteps(atMs: number): Promise<void> {
  for (const _ of preparations(atMs)) await setImmediate();
}
