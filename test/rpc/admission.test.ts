import { createAdmission } from '../../src/rpc/admission.ts';

const CONNECTIONS = 2;
const FEW = 40;
const MOST = 400;

/** A process in which a call ends when the test says so. */
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
  /** All that are under way end after having taken so long. */
  const end = async (tookMs: number): Promise<void> => {
    now += tookMs;
    for (const each of ends.splice(0)) each();
    await settled();
  };
  return { come, end, refused };
}

const settled = (): Promise<void> => new Promise((done) => setImmediate(done));

test('a burst of calls that are answered within a second waits, and nobody is turned away', async () => {
  const { come, end } = createProcess();
  for (let burst = 0; burst < 5; burst += 1) {
    expect(await come(MOST)).toBe(0);
    await end(900);
  }
});

test('when calls take longer, only a few may wait; when they are quick again, all may', async () => {
  const { come, end, refused } = createProcess();
  expect(await come(MOST)).toBe(0);
  await end(3_000);
  expect(await come(FEW + 5)).toBe(5);
  expect(refused[0]).toMatchObject({ code: 'unavailable', retryAfterMs: 1000 });
  for (let round = 0; round < 10; round += 1) {
    await end(10);
    await come(FEW);
  }
  await end(10);
  expect(await come(MOST)).toBe(0);
});

test('however quick they are, more than memory is for are turned away', async () => {
  const { come } = createProcess();
  expect(await come(MOST + 7)).toBe(7);
});
