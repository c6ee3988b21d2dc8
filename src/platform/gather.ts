export interface Gathering<Item, Answer> {
  /** Does the work of several at once and answers in their order. */
  readonly together: (items: readonly Item[]) => Promise<readonly Answer[]>;
  /** Only items of one group go together: a group waits for none but itself. */
  readonly groupOf: (item: Item) => string;
  /** How many batches of a group are under way at most. */
  readonly lanes: number;
  /** How many items go together at most. */
  readonly most: number;
}

interface Waiting<Item, Answer> {
  readonly item: Item;
  readonly resolve: (answer: Answer | PromiseLike<Answer>) => void;
  readonly reject: (error: unknown) => void;
}

interface Group<Item, Answer> {
  running: number;
  waiting: Waiting<Item, Answer>[];
}

/**
 * Lets calls that come while others are under way go together with the next: who comes to a free lane goes at once and alone, so nobody
 * waits for company. Each gets its own answer. When a batch fails, each of it is tried alone, so that one item spoils no other: the work
 * must be safe to repeat.
 */
export function gather<Item, Answer>({
  together,
  groupOf,
  lanes,
  most,
}: Gathering<Item, Answer>): (item: Item) => Promise<Answer> {
  const groups = new Map<string, Group<Item, Answer>>();

  const settle = async (batch: readonly Waiting<Item, Answer>[]): Promise<void> => {
    try {
      const answers = await together(batch.map(({ item }) => item));
      for (const [place, { resolve }] of batch.entries()) resolve(answers[place] as Answer);
    } catch (error) {
      const [only, ...others] = batch;
      if (others.length === 0) only?.reject(error);
      else for (const one of batch) await settle([one]);
    }
  };

  const drain = async (name: string, group: Group<Item, Answer>): Promise<void> => {
    group.running += 1;
    while (group.waiting.length > 0) await settle(group.waiting.splice(0, most));
    group.running -= 1;
    if (group.running === 0) groups.delete(name);
  };

  return (item) =>
    new Promise((resolve, reject) => {
      const name = groupOf(item);
      const group = groups.get(name) ?? { running: 0, waiting: [] };
      groups.set(name, group);
      group.waiting.push({ item, resolve, reject });
      if (group.running < lanes) void drain(name, group);
    });
}
