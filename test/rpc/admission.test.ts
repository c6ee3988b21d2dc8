import { createAdmission } from '../../src/rpc/admission.ts';

const CONNECTIONS = 2;
const FEW = 40;
const MOST = 400;

/** A process in which calls end when the test says so. */
function createProcess() {
  let now = 0;
  const { admit } = createAdmission({ dbConnections: CONNECTIONS, clock: () => now });
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
  return { come, end, refused };
}

const settled = (): Promise<void> => new Promise((done) => setImmediate(done));

test('a burst of calls that are answered quickly waits, and nobody is turned away', async () => {
  const { come, end } = createProcess();
  for (let burst = 0; burst < 3; burst += 1) {
    expect(await come(MOST)).toBe(0);
    await end(MOST, 0.25);
  }
});

test('calls that come one at a time, however slow, say nothing of how many may come at once', async () => {
  const { come, end } = createProcess();
  for (let call = 0; call < 100; call += 1) {
    await come(1);
    await end(1, 1_000);
  }
  expect(await come(MOST)).toBe(0);
});

test('who would have to wait longer than 150 ms is turned away; when calls are quicker, more may wait', async () => {
  const { come, end, refused } = createProcess();
  await come(MOST);
  await end(MOST, 1.5);
  // A hundred of these are done in 150 ms.
  expect(MOST - (await come(MOST))).toBeGreaterThanOrEqual(100);
  expect(MOST - refused.length).toBeLessThanOrEqual(102);
  expect(refused[0]).toMatchObject({ code: 'unavailable', retryAfterMs: 1000 });
  for (let round = 0; round < 10; round += 1) {
    await end(MOST, 0.25);
    await come(MOST);
  }
  await end(MOST, 0.25);
  expect(await come(MOST)).toBe(0);
});

test('as many as keep the connections busy may always come', async () => {
  const { come, end } = createProcess();
  await come(MOST);
  await end(MOST, 1_000);
  expect(await come(FEW + 5)).toBe(5);
});

test('however quick they are, more than memory is for are turned away', async () => {
  const { come } = createProcess();
  expect(await come(MOST + 7)).toBe(7);
});
