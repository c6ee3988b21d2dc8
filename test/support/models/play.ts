import { explain, type Thread } from './orders.ts';

/** The response to a command, by the command's label. */
export type Answers<Answer> = Readonly<Record<string, Answer>>;

export interface Move<Command> {
  readonly given: Command;
  readonly label: string;
}

/** The running service, and the model that it is compared to. */
export interface Game<Command, Model, Seen, Answer> {
  readonly start: Model;
  /** The possible threads of a command among its group; evaluated before the group starts. */
  ways(move: Move<Command>, group: readonly Move<Command>[]): readonly Thread<Model>[];
  run(move: Move<Command>): Promise<Answer>;
  see(): Promise<Seen>;
  agrees(model: Model, seen: Seen, answers: Answers<Answer>): boolean;
  /** Observes the state of the service, without what the model does not cover. */
  isLeftOut?(command: Command, models: readonly Model[], group: readonly Command[]): boolean;
}

/**
 * Runs the commands of each group concurrently, and compares the result with every order that the
 * model allows.
 */
export async function play<Command extends { readonly kind: string }, Model, Seen, Answer>(
  game: Game<Command, Model, Seen, Answer>,
  groups: readonly (readonly Command[])[],
): Promise<void> {
  let models: readonly Model[] = [game.start];
  let labels = 0;
  for (const all of groups) {
    const group = all.filter((given) => !(game.isLeftOut?.(given, models, all) ?? false));
    const moves = group.map((given) => {
      labels += 1;
      return { given, label: `${given.kind}-${labels}` };
    });
    const ways = moves.map((move) => game.ways(move, moves));
    const answers = Object.fromEntries(
      await Promise.all(moves.map(async (move) => [move.label, await game.run(move)] as const)),
    );
    const seen = await game.see();
    const explained = explain(models, ways, (model) => game.agrees(model, seen, answers));
    // No order explains the observation: this fails and shows one of the expected states.
    if (explained.length === 0)
      expect({ moves, answers, seen }).toEqual({ order: 'none', such: explain(models, ways, () => true)[0] });
    models = explained;
  }
}
