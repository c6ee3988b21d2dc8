import fc from 'fast-check';
import { startTestApp, type TestApp } from '../support/app.ts';
import { alone, type Command, together } from './opt-outs/commands.ts';
import { type Model, startOf, threadOf } from './opt-outs/model.ts';
import { openWorld, type Seen } from './opt-outs/world.ts';
import { type Game, play } from './support/play.ts';
import { LIMIT_MS, runs } from './support/runs.ts';

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
  'whatever people write and staff record, each program texts those who did not end it, and the ledger proves it',
  async () => {
    await fc.assert(fc.asyncProperty(alone, follows), runs(8));
  },
  LIMIT_MS,
);

test(
  'what happens to one number at the same moment happens in some order',
  async () => {
    await fc.assert(fc.asyncProperty(together, follows), runs(8));
  },
  LIMIT_MS,
);
