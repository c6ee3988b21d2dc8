import { createRunner, type Runner } from '../../../src/platform/work/runner.ts';

const clock = (): Date => new Date();

interface Item {
  readonly tenant_id: string;
  readonly name: string;
}

const refuse = (error: unknown): never => {
  throw error;
};

/** Items are due until they are done. */
function due(names: readonly string[]) {
  const left = names.map((name) => ({ tenant_id: name[0] ?? '', name }));
  return {
    add: (name: string) => left.push({ tenant_id: name[0] ?? '', name }),
    find: async () => [...left],
    take: ({ name }: Item) => {
      const index = left.findIndex((item) => item.name === name);
      return index !== -1 && left.splice(index, 1).length > 0;
    },
  };
}

function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((done) => {
    open = done;
  });
  return { open, opened };
}

const finish = async (runner: Runner): Promise<void> => {
  while (await runner.run());
};

test('a tenant with many items takes turns with a tenant that has one', async () => {
  const work = due(['a1', 'a2', 'a3', 'a4', 'b1']);
  const done: string[] = [];
  await finish(
    createRunner({
      places: 1,
      perTenant: 1,
      find: work.find,
      onFailure: refuse,
      clock,
      work: async (item) => {
        if (!work.take(item)) return false;
        done.push(item.name);
        return true;
      },
    }),
  );
  expect(done).toEqual(['a1', 'b1', 'a2', 'a3', 'a4']);
});

test('while an item takes long, an item of another tenant that becomes due is done', async () => {
  const work = due(['a1', 'a2']);
  const { open, opened } = gate();
  const done: string[] = [];
  const runner = createRunner({
    places: 3,
    perTenant: 1,
    find: work.find,
    onFailure: refuse,
    clock,
    work: async (item) => {
      if (!work.take(item)) return false;
      if (item.name === 'a1') await opened;
      done.push(item.name);
      return true;
    },
  });
  expect(await runner.run()).toBe(true);
  work.add('b1');
  while (!done.includes('b1')) expect(await runner.run()).toBe(true);
  expect(done).toEqual(['b1']);
  open();
  await finish(runner);
  expect(done).toEqual(['b1', 'a1', 'a2']);
});

test.each([
  [true, 3],
  [false, 1],
])('with isDivisible %s, %d workers are on one item at once', async (isDivisible, workers) => {
  const { open, opened } = gate();
  let most = 0;
  let inWork = 0;
  const runner = createRunner<Item>({
    places: 5,
    perTenant: 3,
    isDivisible,
    onFailure: refuse,
    clock,
    find: async () => (most === 0 ? [{ tenant_id: 'a', name: 'a1' }] : []),
    work: async () => {
      inWork += 1;
      most = Math.max(most, inWork);
      await opened;
      inWork -= 1;
      return true;
    },
  });
  await runner.run();
  expect(most).toBe(workers);
  open();
  await finish(runner);
});

test('items that cannot be done now end the run, and do not make it search without a pause', async () => {
  let searches = 0;
  const { open, opened } = gate();
  const runner = createRunner<Item>({
    places: 3,
    perTenant: 1,
    onFailure: refuse,
    clock,
    find: async () => {
      searches += 1;
      return ['a1', 'b1'].map((name) => ({ tenant_id: name[0] ?? '', name }));
    },
    work: async ({ name }) => {
      if (name === 'a1') await opened;
      return false;
    },
  });
  await runner.run();
  await runner.run();
  // Each of the two waited for the time between two searches.
  expect(searches).toBeLessThanOrEqual(4);
  open();
  await runner.settle();
});

test('an item that fails is reported, and the items after it are done', async () => {
  const work = due(['a1', 'a2', 'a3']);
  const errors: unknown[] = [];
  const done: string[] = [];
  await finish(
    createRunner({
      places: 2,
      perTenant: 1,
      find: work.find,
      onFailure: (error) => errors.push(error),
      clock,
      work: async (item) => {
        work.take(item);
        if (item.name === 'a2') throw new Error('second');
        done.push(item.name);
        return true;
      },
    }),
  );
  expect(done).toEqual(['a1', 'a3']);
  expect(errors).toEqual([new Error('second')]);
});
