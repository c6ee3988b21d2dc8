/**
 * Runs some work and returns the most CPU time, in milliseconds, that the process spent between two
 * turns of the event loop. CPU time, unlike the clock, does not depend on other processes.
 */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isDone = false;
  let before = process.cpuUsage();
  const tick = (): void => {
    const { user, system } = process.cpuUsage(before);
    before = process.cpuUsage();
    longest = Math.max(longest, (user + system) / 1_000);
    if (!isDone) setImmediate(tick);
  };
  setImmediate(tick);
  await work();
  isDone = true;
  await new Promise((done) => setImmediate(() => setImmediate(done)));
  return longest;
}
