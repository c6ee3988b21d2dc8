import { takeTurns } from '../../../src/platform/work/take-turns.ts';

const refuse = (error: unknown): never => {
  throw error;
};

test('items of one tenant are processed while an item of another one takes long', async () => {
  let finish = (): void => undefined;
  const neighbour = new Promise<void>((done) => (finish = done));
  const items = [{ tenant_id: 'slow' }, { tenant_id: 'fast', isLast: false }, { tenant_id: 'fast', isLast: true }];
  const { answers, hasMore } = await takeTurns(items, refuse, async ({ tenant_id: id, isLast }) => {
    if (id === 'slow') await neighbour;
    if (isLast === true) finish();
    return id;
  });
  expect([...answers].sort()).toEqual(['fast', 'fast', 'slow']);
  expect(hasMore).toBe(false);
});

test('a tenant that has used its time leaves its other items for the next run', async () => {
  const done: string[] = [];
  const items = ['a1', 'a2', 'b1'].map((name) => ({ tenant_id: name[0] ?? '', name }));
  const work = async ({ name }: { readonly name: string }): Promise<unknown> => done.push(name);
  expect((await takeTurns(items, refuse, work, { sliceMs: -1 })).hasMore).toBe(true);
  expect(done).toEqual([]);
  expect((await takeTurns(items, refuse, work)).hasMore).toBe(false);
  expect(done.sort()).toEqual(['a1', 'a2', 'b1']);
});

test('an item that fails is reported, and the items after it are processed', async () => {
  const errors: unknown[] = [];
  const items = [1, 2, 3].map((nth) => ({ tenant_id: 'a', nth }));
  const { answers } = await takeTurns(
    items,
    (error) => errors.push(error),
    async ({ nth }) => {
      if (nth === 2) throw new Error('second');
      return nth;
    },
  );
  expect(answers).toEqual([1, 3]);
  expect(errors).toEqual([new Error('second')]);
});
