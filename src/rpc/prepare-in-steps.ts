import { setImmediate } from 'node:timers/promises';
import { prepareSearch } from '../discovery/search-skills.ts';
import { classifyMessage } from '../domain/content/classification/classify-message.ts';
import { prepareInbound } from '../domain/opt-out/classify-inbound.ts';
import { prepareZones } from '../domain/time-zones/all-zones.ts';

/**
 * Builds in advance what calls need, a step at a time, so that calls are answered in between: word
 * lists, the search over skills and the clocks of time zones. It takes half a second in steps of
 * some milliseconds, and 80 MB, which a process without work does not need.
 */
export async function prepareInSteps(atMs: number): Promise<void> {
  for (const _ of preparations(atMs)) await setImmediate();
}

function* preparations(atMs: number): Generator<void> {
  // The call that begins them goes first.
  yield;
  classifyMessage('hello');
  yield;
  yield* prepareInbound();
  yield* prepareSearch();
  yield* prepareZones(atMs);
}
