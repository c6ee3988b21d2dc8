import { describe, expect, it } from '@jest/globals';
import { BatchTimedOut, createBatcher } from '../../src/platform/batcher.ts';

interface Item {
  readonly group: string;
  readonly name: string;
}

/** Batches that complete when the test says so. */
function underway({ concurrency = 1, maxItems = 10, deadlineMs = 60_000, gatherMs = 0 } = {}) {
  const batches: { readonly names: string; end(): void; fail(what?: string): void }[] = [];
  const ask = createBatcher<Item, string>({
    groupOf: ({ group }) => group,
    concurrency,
    maxItems,
    deadlineMs,
    gatherMs,
    isOutage: (error) => (error as Error).message === 'outage',
    processBatch: (items) =>
      new Promise((resolve, reject) => {
        const names = items.map(({ name }) => name).join('');
        batches.push({
          names,
          end: () => resolve(items.map(({ name }) => name.toUpperCase())),
          fail: (what = `no ${names}`) => reject(new Error(what)),
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

describe('batcher', () => {
  it('dispatches an item at once if a slot is free', () => {
    const { ask, names } = underway({ concurrency: 2 });
    void ask('a');
    void ask('b');
    void ask('c');
    expect(names()).toEqual(['a', 'b']);
  });

  it('batches the items that arrived meanwhile, up to the maximum, and returns each its own result', async () => {
    const { ask, names, batches } = underway({ maxItems: 2 });
    const answers = Promise.all(['a', 'b', 'c', 'd'].map((name) => ask(name)));
    for (let at = 0; at < 3; at += 1) {
      batches[at]?.end();
      await turn();
    }
    expect(names()).toEqual(['a', 'bc', 'd']);
    expect(await answers).toEqual(['A', 'B', 'C', 'D']);
  });

  it('waits after a batch until as many items are there as were in progress, and not at all for one that is alone', async () => {
    const { ask, names, batches } = underway({ gatherMs: 60_000 });
    void ask('a');
    void ask('b');
    void ask('c');
    batches[0]?.end();
    await turn();
    expect(names()).toEqual(['a']);
    void ask('d');
    expect(names()).toEqual(['a']);
    await turn();
    expect(names()).toEqual(['a', 'bcd']);
    batches[1]?.end();
    await turn();
    expect(names()).toEqual(['a', 'bcd']);
  });

  it('waits for no more items than the time allows', async () => {
    const { ask, names, batches } = underway({ gatherMs: 1 });
    const answers = [ask('a'), ask('b'), ask('c')];
    batches[0]?.end();
    await answers[0];
    while (batches.length < 2) await turn();
    expect(names()).toEqual(['a', 'bc']);
  });

  it('does not make an item wait that follows one that was alone', async () => {
    const { ask, names, batches } = underway({ gatherMs: 60_000 });
    const first = ask('a');
    batches[0]?.end();
    await first;
    void ask('b');
    await turn();
    expect(names()).toEqual(['a', 'b']);
  });

  it('batches groups independently', () => {
    const { ask, names } = underway();
    void ask('a', 'one');
    void ask('b', 'two');
    expect(names()).toEqual(['a', 'b']);
  });

  it('retries each item of a failed batch alone, so that one failing item does not affect the others', async () => {
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

  it('dispatches again after all batches have completed', async () => {
    const { ask, names, batches } = underway();
    const first = ask('a');
    batches[0]?.end();
    await first;
    await turn();
    void ask('b');
    expect(names()).toEqual(['a', 'b']);
  });

  it('fails all items of a batch at once in an outage, instead of trying each alone', async () => {
    const { ask, names, batches } = underway();
    const first = ask('a');
    const others = Promise.allSettled([ask('b'), ask('c')]);
    batches[0]?.end();
    await first;
    await turn();
    batches[1]?.fail('outage');
    expect((await others).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(names()).toEqual(['a', 'bc']);
  });

  it('fails an item that has no answer in time, and tells whether its batch runs', async () => {
    const { ask, names, batches } = underway({ deadlineMs: 20 });
    const errors = await Promise.all(['a', 'b'].map((name) => ask(name).catch((error: unknown) => error)));
    expect(errors.map((error) => error instanceof BatchTimedOut && error.isStarted)).toEqual([true, false]);
    batches[0]?.end();
    await turn();
    expect(names()).toEqual(['a']);
  });
});
