/**
 * An atomic part of a command. A command that allows others to interleave has several steps. A step
 * that returns `false` must wait for another command.
 */
export type Step<Model> = (model: Model) => unknown;
export type Thread<Model> = readonly Step<Model>[];

/**
 * Returns every model state that some interleaving of these commands' steps reaches and that agrees
 * with the observation. An empty result means that no order explains the observation. Each command
 * has one of several possible threads. Models are plain data, and steps change copies of them.
 */
export function explain<Model>(
  before: readonly Model[],
  commands: readonly (readonly Thread<Model>[])[],
  agrees: (model: Model) => boolean,
): Model[] {
  const found = new Map<string, Model>();
  for (const threads of choices(commands)) {
    const visited = new Set<string>();
    const walk = (model: Model, positions: readonly number[]): void => {
      const here = keyOf([positions, model]);
      if (visited.has(here)) return;
      visited.add(here);
      const open = threads.flatMap((thread, index) => {
        const step = thread[positions[index] ?? 0];
        return step === undefined ? [] : [{ step, index }];
      });
      for (const { step, index } of open) {
        const next = structuredClone(model);
        if (step(next) !== false) walk(next, positions.with(index, (positions[index] ?? 0) + 1));
      }
      if (open.length === 0 && agrees(model)) found.set(keyOf(model), model);
    };
    for (const model of before)
      walk(
        model,
        threads.map(() => 0),
      );
  }
  return [...found.values()];
}

/** A key that is equal for equal data, independent of the insertion order. */
export function keyOf(data: unknown): string {
  return JSON.stringify(data, (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

/** All combinations of one thread for each command. */
function choices<Way>(commands: readonly (readonly Way[])[]): Way[][] {
  return commands.reduce<Way[][]>(
    (sofar, ways) => sofar.flatMap((chosen) => ways.map((way) => [...chosen, way])),
    [[]],
  );
}
