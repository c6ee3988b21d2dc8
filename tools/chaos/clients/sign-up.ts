import type { Fixture } from '../fixture.ts';
import { ENTRY_EVENT } from '../journey.ts';
import type { Seeded } from '../seeded.ts';
import { type Caller, newKey } from './caller.ts';
import type { Workload } from './workload.ts';

const EVENTS = 5;

/** Repeatedly records the event by which contacts enter the journey of their end-customer. */
export async function signUp({ customers }: Fixture, call: Caller, workload: Workload, random: Seeded): Promise<void> {
  while (!workload.isOver()) {
    const { key: apiKey, phones } = random.pick(customers);
    const events = Array.from({ length: EVENTS }, () => ({ phone: random.pick(phones), name: ENTRY_EVENT }));
    await call(newKey('j'), { apiKey, method: 'analytics.recordEvent', params: { events } });
    for (let i = 0; i < 4; i += 1) await workload.pause(random);
  }
}
