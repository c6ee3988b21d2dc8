import fc from 'fast-check';
import { createTurns } from '../../src/platform/turns.ts';

const PLACES = 2;
const MAX_ITEMS = 3;
const OWNERS = ['a', 'b', 'c', 'd'];

interface Turn {
  readonly owner: string;
  readonly items: readonly number[];
  end(): void;
}

const settled = (): Promise<void> => new Promise((done) => setImmediate(() => setImmediate(done)));

function createProcess() {
  const begun: Turn[] = [];
  const open = new Set<Turn>();
  const turns = createTurns<number>(
    { places: PLACES, maxItems: MAX_ITEMS },
    (owner, items) =>
      new Promise((done) => {
        const turn: Turn = {
          owner,
          items,
          end: () => {
            open.delete(turn);
            done();
          },
        };
        begun.push(turn);
        open.add(turn);
      }),
  );
  return { turns, begun, open };
}

/** To add an item for an owner, or to end the turn that began first. */
const steps = fc.array(fc.oneof(fc.constantFrom(...OWNERS), fc.constant(null)), { maxLength: 60 });

test('each item is worked on once, in order, an owner has one turn at a time, and no place is free while another waits', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (given) => {
      const { turns, begun, open } = createProcess();
      const added = new Map<string, number[]>(OWNERS.map((owner) => [owner, []]));
      const waits = (owner: string): number =>
        (added.get(owner)?.length ?? 0) -
        begun.filter((turn) => turn.owner === owner).flatMap(({ items }) => items).length;
      const holds = (): void => {
        const owners = [...open].map(({ owner }) => owner);
        expect(new Set(owners).size).toBe(owners.length);
        expect(open.size).toBeLessThanOrEqual(PLACES);
        if (open.size < PLACES) for (const owner of OWNERS) if (!owners.includes(owner)) expect(waits(owner)).toBe(0);
      };
      for (const [n, owner] of given.entries()) {
        if (owner === null) [...open][0]?.end();
        else {
          added.get(owner)?.push(n);
          turns.add(owner, n);
        }
        await settled();
        holds();
      }
      while (open.size > 0) {
        [...open][0]?.end();
        await settled();
        holds();
      }
      for (const owner of OWNERS)
        expect(begun.filter((turn) => turn.owner === owner).flatMap(({ items }) => items)).toEqual(added.get(owner));
      for (const { items } of begun) expect(items.length).toBeLessThanOrEqual(MAX_ITEMS);
    }),
  );
});

test('an owner with many items does not keep others waiting for longer than one turn of each', async () => {
  const { turns, begun, open } = createProcess();
  for (let n = 0; n < 100; n += 1) for (const owner of ['a', 'b']) turns.add(owner, n);
  await settled();
  turns.add('quiet', 0);
  // One more turn of both that came before.
  for (let ended = 0; ended <= PLACES; ended += 1) {
    [...open][0]?.end();
    await settled();
  }
  expect(begun.map(({ owner }) => owner)).toContain('quiet');
});
