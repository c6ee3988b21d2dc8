/**
 * Does those of the given steps that are not done yet, one after another. Says so on stderr, and nothing when all is fresh.
 * A step that fails ends the process with that step's exit code, after showing what it printed.
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
