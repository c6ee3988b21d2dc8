import fc from 'fast-check';
import { startTestApp, type TestApp } from '../support/app.ts';
import { agrees } from './campaigns/agrees.ts';
import { alone, type Command, together } from './campaigns/commands.ts';
import { startOf, waysOf } from './campaigns/model.ts';
import { openWorld } from './campaigns/world.ts';
import { play } from './support/play.ts';
import { LIMIT_MS, runs } from './support/runs.ts';

let app: TestApp;
let daytime: Date;
beforeAll(async () => {
  app = await startTestApp();
  daytime = app.clock.now;
});
afterAll(() => app.stop());

async function follows(groups: readonly (readonly Command[])[], credits: number): Promise<void> {
  app.clock.now = daytime;
  const world = await openWorld(app, credits);
  try {
    await play(
      {
        start: startOf(app.clock.now.getTime(), credits),
        ways: ({ given, label }, group) => waysOf(given, label, world.version, group.length > 1),
        run: ({ given }) => world.run(given),
        see: world.see,
        agrees,
      },
      groups,
    );
  } finally {
    await world.leave();
  }
}

const many = (group: fc.Arbitrary<readonly Command[]>, most: number) =>
  fc
    .tuple(fc.constantFrom([], [LAUNCH], [LAUNCH]), fc.array(group, { maxLength: most, size: 'max' }))
    .map(([first, then]) => [...first, ...then]);
const LAUNCH: Command[] = [{ kind: 'launch', inMs: 0 }];
const credits = fc.constantFrom(4, 6, 5, 3, 2, 0);

test(
  'a campaign follows its states through any 40 commands: everybody is decided on once, texted at most once, and counted where they are',
  async () => {
    await fc.assert(fc.asyncProperty(many(alone, 40), credits, follows), runs(14));
  },
  LIMIT_MS,
);

test(
  'what happens to a campaign at the same moment happens in some order',
  async () => {
    await fc.assert(fc.asyncProperty(many(together, 20), credits, follows), runs(14));
  },
  LIMIT_MS,
);
