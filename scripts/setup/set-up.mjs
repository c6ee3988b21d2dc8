/**
 * Runs the given steps that are not done yet, and prints their titles and durations on stderr. If a
 * step fails, prints its output and exits with its exit code.
 */
export async function setUp(steps) {
  for (const { title, isDone, work, seal } of steps) {
    if (isDone()) continue;
    process.stderr.write(`tern: ${title} …`);
    const started = performance.now();
    const { code, output } = await work();
    process.stderr.write(` ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
    if (code !== 0) {
      process.stderr.write(`${output.trimEnd()}\ntern: ${title} failed\n`);
      process.exit(code);
    }
    seal?.();
  }
}
