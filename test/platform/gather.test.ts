import { describe, expect, it } from '@jest/globals';
import { gather } from '../../src/platform/gather.ts';

interface Item {
  readonly group: string;
  readonly name: string;
}

/** Batches that end when the test says so. */
function underway({ lanes = 1, most = 10 } = {}) {
  const batches: { readonly names: string; end(): void; fail(): void }[] = [];
  const ask = gather<Item, string>({
    groupOf: ({ group }) => group,
    lanes,
    most,
    together: (items) =>
      new Promise((resolve, reject) => {
        const names = items.map(({ name }) => name).join('');
        batches.push({
          names,
          end: () => resolve(items.map(({ name }) => name.toUpperCase())),
          fail: () => reject(new Error(`no ${names}`)),
        });
      }),
  });
  return {
    batches,
    names: () => batches.map(({ names }) => names),
    ask: (name: string, group = 'g') => ask({ group, name }),
  };
}

const turn = (): Promise<void> => new Promise((done) => setImmediate(done));

describe('gather', () => {
  it('lets who comes to a free lane go at once and alone', () => {
    const { ask, names } = underway({ lanes: 2 });
    void ask('a');
    void ask('b');
    void ask('c');
    expect(names()).toEqual(['a', 'b']);
  });

  it('sends what came meanwhile together, as many as may go, and gives each its own answer', async () => {
    const { ask, names, batches } = underway({ most: 2 });
    const answers = Promise.all(['a', 'b', 'c', 'd'].map((name) => ask(name)));
    for (let at = 0; at < 3; at += 1) {
      batches[at]?.end();
      await turn();
    }
    expect(names()).toEqual(['a', 'bc', 'd']);
    expect(await answers).toEqual(['A', 'B', 'C', 'D']);
  });

  it('lets no group wait for another', () => {
    const { ask, names } = underway();
    void ask('a', 'one');
    void ask('b', 'two');
    expect(names()).toEqual(['a', 'b']);
  });

  it('tries each of a batch that failed alone, so that one spoils no other', async () => {
    const { ask, names, batches } = underway();
    const answers = Promise.allSettled(['a', 'b', 'c'].map((name) => ask(name)));
    batches[0]?.end();
    await turn();
    batches[1]?.fail();
    await turn();
    batches[2]?.fail();
    await turn();
    batches[3]?.end();
    expect(names()).toEqual(['a', 'bc', 'b', 'c']);
    expect(await answers).toEqual([
      { status: 'fulfilled', value: 'A' },
      { status: 'rejected', reason: new Error('no b') },
      { status: 'fulfilled', value: 'C' },
    ]);
  });

  it('starts anew after all have ended', async () => {
    const { ask, names, batches } = underway();
    const first = ask('a');
    batches[0]?.end();
    await first;
    await turn();
    void ask('b');
    expect(names()).toEqual(['a', 'b']);
  });
});
