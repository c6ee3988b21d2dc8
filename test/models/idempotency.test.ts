import fc from 'fast-check';
import { startTestApp, type TestApp } from '../support/app.ts';
import { type Game, play } from '../support/models/play.ts';
import { LIMIT_MS, runs, upTo } from '../support/models/runs.ts';
import { alone, type Command, together } from './idempotency/commands.ts';
import { isKeptLonger, type Model, startOf, waysOf } from './idempotency/model.ts';
import { type Answer, openWorld, type Seen } from './idempotency/world.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

async function follows(groups: readonly (readonly Command[])[], credits: number): Promise<void> {
  const world = await openWorld(app, credits);
  const game: Game<Command, Model, Seen, Answer> = {
    start: startOf(app.clock.now.getTime(), credits),
    ways: ({ given, label }, group) =>
      waysOf(
        given,
        label,
        group.map((move) => move.given),
      ),
    run: world.run,
    see: world.see,
    agrees: world.agrees,
    isLeftOut: (given, models) => models.some((model) => isKeptLonger(given, model)),
  };
  await play(game, groups);
}

const credits = fc.nat(3);

test(
  'a call with an idempotency key runs once and is replayed while the key is kept; an error releases the key, and other params are rejected',
  async () => {
    await fc.assert(fc.asyncProperty(upTo(40, alone), credits, follows), runs(8));
  },
  LIMIT_MS,
);

test(
  'one of several concurrent calls with the same idempotency key runs, and the others return its response',
  async () => {
    await fc.assert(fc.asyncProperty(upTo(20, together), credits, follows), runs(5));
  },
  LIMIT_MS,
);
