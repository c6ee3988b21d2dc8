/**
 * Something that a command does at once; a command that lets others in between has several, one after the other. One that answers `false` has to
 * wait for another.
 */
export type Step<Model> = (model: Model) => unknown;
export type Thread<Model> = readonly Step<Model>[];

/**
 * Every model that some order of these commands' steps leads to and that agrees with what was seen; none: no order explains it. Each command
 * may have gone one of several ways. Models are plain data, changed by steps in copies of their own.
 */
export function explain<Model>(
  before: readonly Model[],
  commands: readonly (readonly Thread<Model>[])[],
  agrees: (model: Model) => boolean,
): Model[] {
  const found = new Map<string, Model>();
  for (const threads of choices(commands)) {
    const visited = new Set<string>();
    const walk = (model: Model, places: readonly number[]): void => {
      const here = keyOf([places, model]);
      if (visited.has(here)) return;
      visited.add(here);
      const open = threads.flatMap((thread, index) => {
        const step = thread[places[index] ?? 0];
        return step === undefined ? [] : [{ step, index }];
      });
      for (const { step, index } of open) {
        const next = structuredClone(model);
        if (step(next) !== false) walk(next, places.with(index, (places[index] ?? 0) + 1));
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

/** The same for the same data, in whatever order it was put together. */
export function keyOf(data: unknown): string {
  return JSON.stringify(data, (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

/** One way for each command, in all combinations. */
function choices<Way>(commands: readonly (readonly Way[])[]): Way[][] {
  return commands.reduce<Way[][]>(
    (sofar, ways) => sofar.flatMap((chosen) => ways.map((way) => [...chosen, way])),
    [[]],
  );
}
