/**
 * Runs the given steps that are not done yet, and prints their titles on stderr. If a step fails,
 * prints its output and exits with its exit code.
 */
export async function setUp(steps) {
  for (const { title, isDone, work, seal } of steps) {
    if (isDone()) continue;
    process.stderr.write(`tern: ${title} …\n`);
    const { code, output } = await work();
    if (code !== 0) {
      process.stderr.write(`${output.trimEnd()}\ntern: ${title} failed\n`);
      process.exit(code);
    }
    seal?.();
  }
}
