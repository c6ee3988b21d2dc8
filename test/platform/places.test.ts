import { setImmediate } from 'node:timers/promises';
import { createPlaces } from '../../src/platform/places.ts';

test('all get a share of the places who ask in the same turn', async () => {
  const places = createPlaces(10);
  expect(await Promise.all([places.take(100), places.take(100), places.take(2)])).toEqual([3, 3, 2]);
});

test('those who wait are served in their order, however few places become free', async () => {
  const places = createPlaces(2);
  await places.take(2);
  const served: string[] = [];
  const wait = (name: string, least = 1) => places.take(5, { least, withinMs: 60_000 }).then(() => served.push(name));
  const all = [wait('first', 2), wait('second')];
  places.give(1);
  await setImmediate();
  await setImmediate();
  expect(served).toEqual([]);
  places.give(1);
  await all[0];
  expect(served).toEqual(['first']);
  places.give(2);
  await all[1];
  expect(served).toEqual(['first', 'second']);
});

test('no more is waited for than there are places', async () => {
  const places = createPlaces(3);
  expect(await places.take(10, { least: 8, withinMs: 60_000 })).toBe(3);
});

test('what is worth the work is not waited for longer than asked', async () => {
  const places = createPlaces(4);
  await places.take(3);
  expect(await places.take(4, { least: 4, withinMs: 1 })).toBe(1);
});
