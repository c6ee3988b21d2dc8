import fc from 'fast-check';
import { startTestApp, type TestApp } from '../support/app.ts';
import { play } from '../support/models/play.ts';
import { LIMIT_MS, runs, upTo } from '../support/models/runs.ts';
import { alone, type Command, together } from './messages/commands.ts';
import { gameOf } from './messages/game.ts';
import { openWorld } from './messages/world.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

async function follows(groups: readonly (readonly Command[])[], deduplicates: boolean): Promise<void> {
  const world = await openWorld(app, deduplicates);
  try {
    await play(gameOf(world), groups);
  } finally {
    await world.leave();
  }
}

test(
  'a message follows its state model through any 40 commands, reports its final state once, and is refunded if it was never sent',
  async () => {
    await fc.assert(fc.asyncProperty(upTo(40, alone), fc.boolean(), follows), runs(8));
  },
  LIMIT_MS,
);

test(
  'concurrent commands on messages have the effect of some sequential order',
  async () => {
    await fc.assert(fc.asyncProperty(upTo(20, together), fc.boolean(), follows), runs(8));
  },
  LIMIT_MS,
);
