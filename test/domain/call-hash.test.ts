import { createHash } from 'node:crypto';
import { hashParams, hashRequest, isRequestHash } from '../../src/domain/call-hash.ts';
import { canonicalJson } from '../../src/domain/hash-chain.ts';
import { createKeyedHasher } from '../../src/platform/keyed-hasher.ts';

const [old, young] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const params = { to: '+12025550143', text: 'Hello', idempotency_key: 'once' };
const call = ['acc_1', 'messages.send', params] as const;

test('who has the hashes but not the key cannot find a number by trying all of them', () => {
  const hash = createKeyedHasher([young]);
  const { idempotency_key: _key, ...rest } = params;
  const tried = [params, ['acc_1', 'messages.send', rest]].map((each) =>
    createHash('sha256').update(canonicalJson(each)).digest('hex'),
  );
  for (const kept of [hashParams(hash, params), hashRequest(hash, ...call)]) {
    expect(kept).toMatch(/^[0-9a-f]{64}$/);
    expect(tried).not.toContain(kept);
  }
  expect(hashParams(createKeyedHasher([old]), params)).not.toBe(hashParams(hash, params));
});

test('a request that was kept under an earlier secret is the same request, and another one is not', () => {
  const kept = hashRequest(createKeyedHasher([old]), ...call);
  const now = createKeyedHasher([young, old]);
  expect(hashRequest(now, ...call)).not.toBe(kept);
  expect(isRequestHash(now, kept, ...call)).toBe(true);
  expect(isRequestHash(now, hashRequest(now, ...call), ...call)).toBe(true);
  expect(isRequestHash(now, kept, 'acc_1', 'messages.send', { ...params, to: '+12025550144' })).toBe(false);
  expect(isRequestHash(createKeyedHasher([young]), kept, ...call)).toBe(false);
});
