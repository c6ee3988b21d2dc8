import fc from 'fast-check';
import { startTestApp, type TestApp } from '../support/app.ts';
import { keyOf } from '../support/models/orders.ts';
import { type Game, play } from '../support/models/play.ts';
import { LIMIT_MS, runs, upTo } from '../support/models/runs.ts';
import { alone, type Command, LEASE_MS, together } from './leases/commands.ts';
import { type Model, startOf, waysOf } from './leases/model.ts';
import { openWorld, type Seen, type World } from './leases/world.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

function gameOf(world: World, deduplicates: boolean): Game<Command, Model, Seen, null> {
  return {
    start: startOf(app.clock.now.getTime(), deduplicates),
    ways: ({ given, label }, group) =>
      waysOf(given, label, group.filter((other) => other.given.kind === 'claim').length > 1),
    run: async ({ given, label }) => {
      await world.run(given, label);
      return null;
    },
    see: world.see,
    agrees: (model, seen) =>
      keyOf(model.messages) === keyOf(seen) &&
      model.workers.every(({ stage }, worker) => world.workers[worker]?.busy === (stage !== 'idle')),
    // A worker runs one command at a time.
    isLeftOut: (given) =>
      'worker' in given && (world.workers[given.worker]?.busy ?? false) === (given.kind === 'claim'),
  };
}

/** Expired leases are released, and the messages reach a final status. */
const END: readonly Command[] = [
  { kind: 'die', worker: 0 },
  { kind: 'jump', ms: LEASE_MS },
  { kind: 'rescue' },
  { kind: 'claim', worker: 0 },
  { kind: 'wake', worker: 0, answer: 'accepted' },
  { kind: 'wake', worker: 0, answer: 'accepted' },
];

async function follows(groups: readonly (readonly Command[])[], deduplicates: boolean): Promise<void> {
  const world = await openWorld(app, deduplicates);
  try {
    await play(gameOf(world, deduplicates), [...groups, ...END.map((command) => [command])]);
    for (const { state, given } of Object.values(await world.see())) {
      expect(['accepted', 'rejected', 'delivery_unconfirmed']).toContain(state);
      if (!deduplicates) expect(given).toBeLessThanOrEqual(1);
    }
  } finally {
    await world.leave();
  }
}

test(
  'workers that die or stall never hold a message twice, submit nothing after their lease, and lose no message',
  async () => {
    await fc.assert(fc.asyncProperty(upTo(40, alone), fc.boolean(), follows), runs(8));
  },
  LIMIT_MS,
);

test(
  'concurrent workers claim, record and rescue messages in some sequential order',
  async () => {
    await fc.assert(fc.asyncProperty(upTo(20, together), fc.boolean(), follows), runs(8));
  },
  LIMIT_MS,
);
