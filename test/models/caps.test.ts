import fc from 'fast-check';
import { startTestApp, type TestApp } from '../support/app.ts';
import { play } from '../support/models/play.ts';
import { LIMIT_MS, runs } from '../support/models/runs.ts';
import { alone, type Command, concurrentSends, together } from './caps/commands.ts';
import { gameOf } from './caps/game.ts';
import { hasRoom, type Message, startOf } from './caps/model.ts';
import { openWorld } from './caps/world.ts';

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
  'no window holds more messages than its cap, a message that fits is allowed, and an unsent message frees its slot',
  async () => {
    await fc.assert(fc.asyncProperty(alone, follows), runs(8));
  },
  LIMIT_MS,
);

test(
  'frequency caps count concurrent sends in some sequential order',
  async () => {
    await fc.assert(fc.asyncProperty(together, follows), runs(8));
  },
  LIMIT_MS,
);

test(
  'exactly as many of up to 64 concurrent sends succeed as the caps allow',
  async () => {
    await fc.assert(
      fc.asyncProperty(concurrentSends, async ({ caps, sends }) => {
        app.clock.now = daytime;
        const world = await openWorld(app);
        const model = startOf(daytime.getTime());
        for (const cap of caps) {
          await world.run(cap, 'cap', null);
          if (cap.max === null) delete model.caps[cap.hours];
          else model.caps[cap.hours] = cap.max;
        }
        const messages = sends.map(({ to, inMs, counts }, index): readonly [string, Message] => [
          `send-${index}`,
          { to, counts, queue: '', at: daytime.getTime() + inMs, is: 'waiting', by: null, isCommitted: true },
        ]);
        const heard = await Promise.all(sends.map((given, index) => world.run(given, `send-${index}`, null)));
        const through = messages.filter((_, index) => heard[index]?.said === 'done');
        for (const [index, [label, { to, at, counts }]] of messages.entries()) {
          const others = through.filter(([other]) => other !== label);
          const fits = hasRoom({ ...model, messages: Object.fromEntries(others) }, to, at);
          expect(heard[index]?.said).toBe(fits || !counts ? 'done' : 'frequency_cap');
        }
        await world.leave();
      }),
      runs(4),
    );
  },
  LIMIT_MS,
);
