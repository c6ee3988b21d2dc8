import fc from 'fast-check';
import { chainHash, verifyChain } from '../../../src/domain/audit/chain-hash.ts';
import { canonicalJson, GENESIS_HASH } from '../../../src/domain/audit/hash-chain.ts';

const chainOf = (entries: readonly unknown[]) => {
  let head = GENESIS_HASH;
  return entries.map((entry) => {
    head = chainHash(head, entry);
    return { entry, hash: head };
  });
};

test('the canonical form does not depend on the order of keys', () => {
  expect(canonicalJson({ b: [1, { d: null, c: 'x' }], a: true })).toBe('{"a":true,"b":[1,{"c":"x","d":null}]}');
  expect(canonicalJson({ a: true, b: [1, { c: 'x', d: null }] })).toBe('{"a":true,"b":[1,{"c":"x","d":null}]}');
});

test('keys, numbers and strings are formatted as in the examples of RFC 8785', () => {
  const keys = {
    '\u20ac': 'Euro',
    '\r': 'CR',
    '\u{1f600}': 'Smiley',
    '1': 'One',
    '\u0080': 'Control',
    ö: 'o',
    '\ufb33': 'Dalet',
  };
  expect(Object.values(JSON.parse(canonicalJson(keys)))).toHaveLength(7);
  expect([...canonicalJson(keys).matchAll(/:"(\w+)"/g)].map((match) => match[1])).toEqual([
    'CR',
    'One',
    'Control',
    'o',
    'Euro',
    'Smiley',
    'Dalet',
  ]);
  expect(canonicalJson([333333333.3333333, 1e30, 4.5, 2e-3, 1e-27, -0])).toBe(
    '[333333333.3333333,1e+30,4.5,0.002,1e-27,0]',
  );
  expect(canonicalJson('\u20ac$\u000f\nA\'B"\\/\ud800')).toBe('"€$\\u000f\\nA\'B\\"\\\\/\\ud800"');
});

test('rejects values that JSON cannot represent', () => {
  const cycle: Record<string, unknown> = {};
  cycle.self = cycle;
  const sparse = [1];
  sparse[2] = 3;
  for (const value of [
    undefined,
    () => 1,
    Symbol('s'),
    1n,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    new Date(0),
    new Map(),
    cycle,
    sparse,
    { a: undefined },
    [undefined],
  ]) {
    expect(() => canonicalJson(value)).toThrow(TypeError);
  }
});

test('any JSON parses back to the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('the hash is SHA-256 over the previous hash, a line feed and the canonical entry', () => {
  // printf '%064d\n{"a":1,"b":2}' 0 | sha256sum
  expect(chainHash(GENESIS_HASH, { b: 2, a: 1 })).toBe(
    '93a31b3433dce0c5a7ee33373d3b35766417855b52d86376a73a7cf094275122',
  );
  expect(() => chainHash('abc', {})).toThrow(TypeError);
});

test('a valid chain verifies at once and in pages', () => {
  const chain = chainOf([{ n: 1 }, { n: 2 }, 'three']);
  expect(verifyChain(chain)).toEqual({ ok: true, head: chain[2]!.hash, count: 3 });
  expect(verifyChain(chain.slice(1), chain[0]!.hash)).toEqual({ ok: true, head: chain[2]!.hash, count: 2 });
  expect(verifyChain([])).toEqual({ ok: true, head: GENESIS_HASH, count: 0 });
});

test('a changed, removed, added or moved entry breaks the chain at its position', () => {
  const chain = chainOf([{ n: 1 }, { n: 2 }, { n: 3 }, { n: 4 }]);
  const [a, b, c, d] = chain as [(typeof chain)[0], (typeof chain)[0], (typeof chain)[0], (typeof chain)[0]];
  expect(verifyChain([a, { ...b, entry: { n: 9 } }, c, d])).toEqual({ ok: false, brokenAt: 1 });
  expect(verifyChain([a, c, d])).toEqual({ ok: false, brokenAt: 1 });
  expect(verifyChain([a, b, b, c, d])).toEqual({ ok: false, brokenAt: 2 });
  expect(verifyChain([b, a, c, d])).toEqual({ ok: false, brokenAt: 0 });
});
