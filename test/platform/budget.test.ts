import { createBudget } from '../../src/platform/budget.ts';

const budget = () => createBudget({ total: 100, perClient: 40 });

test('a client has room until it holds its share', () => {
  const bytes = budget();
  bytes.take('a', 39);
  expect(bytes.hasRoom('a')).toBe(true);
  bytes.take('a', 1);
  expect([bytes.hasRoom('a'), bytes.hasRoom('b')]).toEqual([false, true]);
});

test('no client has room while all together hold the total', () => {
  const bytes = budget();
  for (const client of ['a', 'b', 'c']) bytes.take(client, 33);
  expect(bytes.hasRoom('d')).toBe(true);
  bytes.take('d', 1);
  expect(bytes.hasRoom('e')).toBe(false);
});

test('released bytes are free again, once', () => {
  const bytes = budget();
  const release = bytes.take('a', 40);
  bytes.take('a', 40);
  release();
  release();
  expect(bytes.hasRoom('a')).toBe(false);
  bytes.take('b', 50);
  expect(bytes.hasRoom('c')).toBe(true);
});
