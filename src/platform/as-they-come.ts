import { createWake } from './wake.ts';

/**
 * The values of promises in groups: each has those that were fulfilled since the group before it.
 * Rejects with the first promise that does.
 */
export async function* asTheyCome<Value>(promises: readonly Promise<Value>[]): AsyncGenerator<readonly Value[]> {
  let come: Value[] = [];
  let failure: { readonly error: unknown } | null = null;
  const { woken, wake } = createWake();
  for (const promise of promises)
    promise.then(
      (value) => {
        come.push(value);
        wake();
      },
      (error: unknown) => {
        failure ??= { error };
        wake();
      },
    );
  for (let left = promises.length; left > 0; ) {
    if (come.length === 0 && failure === null) await woken();
    // What is fulfilled in the same turn of the event loop belongs to the group.
    else await new Promise(setImmediate);
    if (failure !== null) throw (failure as { readonly error: unknown }).error;
    const group = come;
    come = [];
    left -= group.length;
    yield group;
  }
}
