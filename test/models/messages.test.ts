import fc from 'fast-check';
import { startTestApp, type TestApp } from '../support/app.ts';
import { alone, type Command, together } from './messages/commands.ts';
import { gameOf } from './messages/game.ts';
import { openWorld } from './messages/world.ts';
import { play } from './support/play.ts';
import { LIMIT_MS, runs, upTo } from './support/runs.ts';

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
  'a text follows its states through any 40 commands: an end stays, is told once, is paid once and given back when it never left',
  async () => {
    await fc.assert(fc.asyncProperty(upTo(40, alone), fc.boolean(), follows), runs(8));
  },
  LIMIT_MS,
);

test(
  'what happens to texts at the same moment happens in some order',
  async () => {
    await fc.assert(fc.asyncProperty(upTo(20, together), fc.boolean(), follows), runs(8));
  },
  LIMIT_MS,
);
