import fc from 'fast-check';
import { startTestApp, type TestApp } from '../support/app.ts';
import { alone, type Command, crowd, together } from './caps/commands.ts';
import { gameOf } from './caps/game.ts';
import { hasRoom, startOf, type Text } from './caps/model.ts';
import { openWorld } from './caps/world.ts';
import { play } from './support/play.ts';
import { LIMIT_MS, runs } from './support/runs.ts';

let app: TestApp;
let daytime: Date;
beforeAll(async () => {
  app = await startTestApp();
  daytime = app.clock.now;
});
afterAll(() => app.stop());

async function follows(groups: readonly (readonly Command[])[]): Promise<void> {
  app.clock.now = daytime;
  const world = await openWorld(app);
  try {
    await play(gameOf(world, daytime.getTime()), groups);
  } finally {
    await world.leave();
  }
}

test(
  'no window ever holds more texts than its cap, one that just fits is let through, and one that never left makes room',
  async () => {
    await fc.assert(fc.asyncProperty(alone, follows), runs(8));
  },
  LIMIT_MS,
);

test(
  'caps count what happens at the same moment in some order',
  async () => {
    await fc.assert(fc.asyncProperty(together, follows), runs(8));
  },
  LIMIT_MS,
);

test(
  'of up to 64 sends at once as many go through as the caps have room for, and not one more',
  async () => {
    await fc.assert(
      fc.asyncProperty(crowd, async ({ caps, sends }) => {
        app.clock.now = daytime;
        const world = await openWorld(app);
        const model = startOf(daytime.getTime());
        for (const cap of caps) {
          await world.run(cap, 'cap', null);
          if (cap.max === null) delete model.caps[cap.hours];
          else model.caps[cap.hours] = cap.max;
        }
        const texts = sends.map(({ to, inMs, counts }, index): readonly [string, Text] => [
          `send-${index}`,
          { to, counts, lane: '', at: daytime.getTime() + inMs, is: 'waiting', by: null, isCommitted: true },
        ]);
        const heard = await Promise.all(sends.map((given, index) => world.run(given, `send-${index}`, null)));
        const through = texts.filter((_, index) => heard[index]?.said === 'done');
        for (const [index, [label, { to, at, counts }]] of texts.entries()) {
          const others = through.filter(([other]) => other !== label);
          const fits = hasRoom({ ...model, texts: Object.fromEntries(others) }, to, at);
          expect(heard[index]?.said).toBe(fits || !counts ? 'done' : 'frequency_cap');
        }
        await world.leave();
      }),
      runs(4),
    );
  },
  LIMIT_MS,
);
