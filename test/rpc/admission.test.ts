import { createAdmission } from '../../src/rpc/admission.ts';

const CONNECTIONS = 2;
const FEW = 40;
const MAX = 400;

/** A process in which calls end when the test says so. */
function createProcess() {
  let now = 0;
  let isCrowded = false;
  let counted = 0;
  const { admit } = createAdmission({
    dbConnections: CONNECTIONS,
    isCrowded: () => isCrowded,
    onRefused: () => {
      counted += 1;
    },
    clock: () => now,
  });
  const ends: (() => void)[] = [];
  const refused: unknown[] = [];
  const come = async (calls: number): Promise<number> => {
    const before = refused.length;
    for (let call = 0; call < calls; call += 1)
      void admit(() => new Promise<void>((end) => ends.push(end))).catch((error: unknown) => refused.push(error));
    await settled();
    return refused.length - before;
  };
  /** So many end, one after the other, so far apart. */
  const end = async (calls: number, apartMs: number): Promise<void> => {
    for (const each of ends.splice(0, calls)) {
      now += apartMs;
      each();
      await settled();
    }
  };
  return { come, end, refused, crowd: (is: boolean) => (isCrowded = is), counted: () => counted };
}

const settled = (): Promise<void> => new Promise((done) => setImmediate(done));

test('a burst of quick calls waits, and no call is rejected', async () => {
  const { come, end } = createProcess();
  for (let burst = 0; burst < 3; burst += 1) {
    expect(await come(MAX)).toBe(0);
    await end(MAX, 0.25);
  }
});

test('slow calls that arrive one at a time do not lower the limit of concurrent calls', async () => {
  const { come, end } = createProcess();
  for (let call = 0; call < 100; call += 1) {
    await come(1);
    await end(1, 1_000);
  }
  expect(await come(MAX)).toBe(0);
});

test('calls that would wait longer than 150 ms are rejected, and more calls may wait when calls are quicker', async () => {
  const { come, end, refused } = createProcess();
  await come(MAX);
  await end(MAX, 1.5);
  // A hundred of these are done in 150 ms.
  expect(MAX - (await come(MAX))).toBeGreaterThanOrEqual(100);
  expect(MAX - refused.length).toBeLessThanOrEqual(102);
  expect(refused[0]).toMatchObject({ code: 'unavailable', retryAfterMs: 1000 });
  for (let run = 0; run < 10; run += 1) {
    await end(MAX, 0.25);
    await come(MAX);
  }
  await end(MAX, 0.25);
  expect(await come(MAX)).toBe(0);
});

test('as many calls as keep the connections busy are always admitted', async () => {
  const { come, end } = createProcess();
  await come(MAX);
  await end(MAX, 1_000);
  expect(await come(FEW + 5)).toBe(5);
});

test('calls above the memory limit are rejected, however quick they are', async () => {
  const { come } = createProcess();
  expect(await come(MAX + 7)).toBe(7);
});

test('while others wait long for a connection, every call is rejected and counted', async () => {
  const { come, end, crowd, counted, refused } = createProcess();
  expect(await come(1)).toBe(0);
  crowd(true);
  expect(await come(3)).toBe(3);
  expect([counted(), refused.length]).toEqual([3, 3]);
  crowd(false);
  expect(await come(1)).toBe(0);
  await end(2, 1);
});
