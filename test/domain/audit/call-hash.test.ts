import { createHash } from 'node:crypto';
import { hashParams, hashRequest, isRequestHash } from '../../../src/domain/audit/call-hash.ts';
import { canonicalJson } from '../../../src/domain/audit/hash-chain.ts';
import { createKeyedHasher } from '../../../src/platform/crypto/keyed-hasher.ts';

const [old, young] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const params = { to: '+12025550143', text: 'Hello', idempotency_key: 'once' };
const call = ['acc_1', 'messages.send', params] as const;

test('without the key, a hash does not reveal a number to an attacker who tries all numbers', () => {
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

test('a request hashed under an earlier secret matches the same request and no other', () => {
  const kept = hashRequest(createKeyedHasher([old]), ...call);
  const now = createKeyedHasher([young, old]);
  expect(hashRequest(now, ...call)).not.toBe(kept);
  expect(isRequestHash(now, kept, ...call)).toBe(true);
  expect(isRequestHash(now, hashRequest(now, ...call), ...call)).toBe(true);
  expect(isRequestHash(now, kept, 'acc_1', 'messages.send', { ...params, to: '+12025550144' })).toBe(false);
  expect(isRequestHash(createKeyedHasher([young]), kept, ...call)).toBe(false);
});
