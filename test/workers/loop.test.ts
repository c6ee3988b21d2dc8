import { createLogger } from '../../src/platform/logger.ts';
import { createLoop, type HasDue, type Loop, type LoopOptions } from '../../src/workers/loop.ts';
import { until } from '../support/until.ts';

const log = createLogger('silent');
const AT = new Date('2029-06-13T18:30:00Z');
const loops: Loop[] = [];
afterEach(() => Promise.all(loops.splice(0).map((loop) => loop.stop())));

/** A job that never finds work; `during` is called in each run. */
function begin(
  hasDue?: HasDue,
  { during, ...options }: Partial<LoopOptions> & { during?: (loop: Loop, runs: number) => void } = {},
) {
  let runs = 0;
  const loop = createLoop({
    name: 'test',
    idleMs: 5,
    clock: () => AT,
    log,
    ...options,
    ...(hasDue === undefined ? {} : { hasDue }),
    run: async () => {
      runs += 1;
      during?.(loop, runs);
      return false;
    },
  });
  loops.push(loop);
  loop.start();
  return { wake: loop.wake, runs: () => runs };
}

test('a job looks for work after each pause when nothing wakes it, or when there will be some soon', async () => {
  const [unwoken, soon] = [begin(), begin(async () => true)];
  await until(async () => unwoken.runs() > 20 && soon.runs() > 20);
});

test('a job that is woken for work pauses while there will be none', async () => {
  const asked: Date[] = [];
  const quiet = begin(async (at) => asked.push(at) < 0);
  const other = begin();
  await until(async () => other.runs() > 20);
  expect(quiet.runs()).toBe(1);
  // For the time of the pause.
  expect(asked).toEqual([new Date('2029-06-13T18:30:15Z')]);
  quiet.wake();
  await until(async () => quiet.runs() === 2);
});

test('it then looks for work all the same, because a process may have died before it woke any', async () => {
  const quiet = begin(async () => false, { quietMs: 30 });
  await until(async () => quiet.runs() > 3);
});

test('a job that is woken while it looks for work looks again', async () => {
  const quiet = begin(async () => false, { during: (loop, runs) => runs === 1 && loop.wake() });
  await until(async () => quiet.runs() === 2);
});

test('a job that wakes itself again and again leaves time to others', async () => {
  const restless = begin(async () => false, { idleMs: 250, restMs: 20, during: (loop) => loop.wake() });
  const other = begin();
  await until(async () => other.runs() > 40);
  expect(restless.runs()).toBeLessThan(other.runs());
});

test('a job that found nothing rests, and then does together what woke it meanwhile', async () => {
  const gathering = begin(async () => false, { restMs: 300 });
  await until(async () => gathering.runs() === 1);
  const before = performance.now();
  const other = begin(undefined, { during: gathering.wake });
  await until(async () => gathering.runs() === 2);
  expect(performance.now() - before).toBeGreaterThan(290);
  expect(other.runs()).toBeGreaterThan(5);
});
