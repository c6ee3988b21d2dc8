import type { Delivery } from '../../../src/events/webhooks/deliver-endpoint.ts';
import { bySpeed, makeRoom, type Place, type Speed, shareOf } from '../../../src/events/webhooks/delivery-places.ts';

const LIMITS = { fast: { places: 3, perTenant: 2 }, slow: { places: 2, perTenant: 1 } };

function place(tenantId: string, speed: Speed, { isStuck = false, since = 0 } = {}) {
  let left = false;
  const delivery: Delivery = {
    ended: new Promise(() => undefined),
    refresh: () => undefined,
    leave: () => {
      left = true;
    },
    isStuck,
  };
  const made: Place = { tenantId, speed, latencyMs: null, since, delivery };
  return { ...made, hasLeft: () => left };
}

test('fast deliveries that hang count as slow ones as long as there is room, and as fast ones afterwards', () => {
  const hanging = ['a', 'b', 'c'].map((tenantId) => place(tenantId, 'fast', { isStuck: true }));
  const used = bySpeed([...hanging, place('d', 'slow')], LIMITS);
  expect(used.slow.map(({ tenantId }) => tenantId)).toEqual(['d', 'a']);
  expect(used.fast.map(({ tenantId }) => tenantId)).toEqual(['b', 'c']);
  expect(shareOf(used.fast, LIMITS.fast)).toMatchObject({ room: 1, busyTenants: new Set() });
  expect(shareOf(used.slow, LIMITS.slow)).toMatchObject({ room: 0, busyTenants: new Set(['d', 'a']) });
});

test('a delivery leaves after five seconds if all places are taken or its tenant has no place left, and not otherwise', () => {
  const leaves = (places: readonly ReturnType<typeof place>[], now: number): boolean[] => {
    makeRoom(places, shareOf(places, LIMITS.fast), now);
    return places.map(({ hasLeft }) => hasLeft());
  };
  const crowd = () => [place('a', 'fast'), place('a', 'fast', { since: 1_000 })];
  expect(leaves(crowd(), 4_999)).toEqual([false, false]);
  expect(leaves(crowd(), 5_000)).toEqual([true, false]);
  expect(leaves([place('a', 'fast'), place('b', 'fast')], 60_000)).toEqual([false, false]);
  expect(leaves([place('a', 'fast'), place('b', 'fast'), place('c', 'fast')], 60_000)).toEqual([true, true, true]);
});
