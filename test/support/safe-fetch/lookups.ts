import type { LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import type { Lookup } from '../../../src/platform/safe-fetch/index.ts';

export interface CountedLookup {
  readonly lookup: Lookup;
  calls(): number;
}

/** A resolver that returns its answers in order and then repeats the last one. */
export function answering(...answers: readonly (readonly string[])[]): CountedLookup {
  let calls = 0;
  return {
    calls: () => calls,
    lookup: (_hostname, _options, callback) => {
      const addresses = answers[Math.min(calls, answers.length - 1)] ?? [];
      calls += 1;
      queueMicrotask(() => callback(null, addresses.map(asLookedUp)));
    },
  };
}

function asLookedUp(address: string): LookupAddress {
  return { address, family: isIP(address) };
}
