import fc from 'fast-check';
import { startTestApp, type TestApp } from '../support/app.ts';
import { type Game, play } from '../support/models/play.ts';
import { LIMIT_MS, runs } from '../support/models/runs.ts';
import { alone, type Command, together } from './opt-outs/commands.ts';
import { type Model, startOf, threadOf } from './opt-outs/model.ts';
import { openWorld, type Seen } from './opt-outs/world.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

async function follows(groups: readonly (readonly Command[])[]): Promise<void> {
  const world = await openWorld(app);
  const game: Game<Command, Model, Seen, string> = {
    start: startOf(app.clock.now.getTime(), Date.parse('2026-01-01T00:00:00Z')),
    ways: ({ given, label }) => [threadOf(given, label)],
    run: world.run,
    see: world.see,
    agrees: world.agrees,
  };
  await play(game, groups);
  expect(await world.verified()).toBe(true);
}

test(
  'each program sends exactly to the numbers that did not opt out of it, and the consent entries prove it',
  async () => {
    await fc.assert(fc.asyncProperty(alone, follows), runs(8));
  },
  LIMIT_MS,
);

test(
  'concurrent messages and changes for one number have the effect of some sequential order',
  async () => {
    await fc.assert(fc.asyncProperty(together, follows), runs(8));
  },
  LIMIT_MS,
);
