import { setImmediate } from 'node:timers/promises';
import { asTheyCome } from '../../src/platform/as-they-come.ts';

test('values are returned as they come, those of one turn together', async () => {
  const ends: ((value: number) => void)[] = [];
  const groups = asTheyCome([0, 1, 2].map((at) => new Promise<number>((end) => ends.splice(at, 0, end))));
  ends[2]?.(2);
  ends[0]?.(0);
  expect((await groups.next()).value).toEqual([0, 2]);
  const last = groups.next();
  await setImmediate();
  ends[1]?.(1);
  expect((await last).value).toEqual([1]);
  expect((await groups.next()).done).toBe(true);
});

test('the first failure ends them', async () => {
  const groups = asTheyCome([Promise.resolve(1), Promise.reject(new Error('no'))]);
  await expect(groups.next()).rejects.toThrow('no');
});
