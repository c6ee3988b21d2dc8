import fc from 'fast-check';
import { startTestApp, type TestApp } from '../support/app.ts';
import { play } from '../support/models/play.ts';
import { LIMIT_MS, runs, upTo } from '../support/models/runs.ts';
import { agrees } from './campaigns/agrees.ts';
import { alone, type Command, together } from './campaigns/commands.ts';
import { startOf, waysOf } from './campaigns/model.ts';
import { openWorld } from './campaigns/world.ts';

let app: TestApp;
let daytime: Date;
beforeAll(async () => {
  app = await startTestApp();
  daytime = app.clock.now;
});
afterAll(() => app.stop());

type Groups = readonly (readonly Command[])[];

async function follows(before: Groups, groups: Groups, credits: number): Promise<void> {
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
      [...before, ...groups],
    );
  } finally {
    await world.leave();
  }
}

/** Some runs start in the middle of the campaign, or close to its end. */
const begun = fc.constantFrom(
  ...[0, 1, 1, 2, 4].map((steps) =>
    [
      { kind: 'launch', inMs: 0 } as const,
      { kind: 'fanOut' } as const,
      { kind: 'dispatch' } as const,
      { kind: 'finish' } as const,
    ]
      .slice(0, steps)
      .map((command): readonly Command[] => [command]),
  ),
);
const credits = fc.constantFrom(4, 6, 5, 3, 2, 0);

test(
  'a campaign follows its state model through any 40 commands, with one decision and at most one message per recipient',
  async () => {
    await fc.assert(fc.asyncProperty(begun, upTo(40, alone), credits, follows), runs(8));
  },
  LIMIT_MS,
);

test(
  'concurrent commands on one campaign have the effect of some sequential order',
  async () => {
    await fc.assert(fc.asyncProperty(begun, upTo(20, together), credits, follows), runs(8));
  },
  LIMIT_MS,
);
