import { createNumberHasher } from '../../../src/platform/crypto/number-hasher.ts';

const [old, young] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const owner = { tenantId: 'acc_1', accountId: 'acc_1' };
const ADA = '+12025550143';

test('a number hashed under an earlier secret is found under the current one', () => {
  const kept = createNumberHasher([old])(owner, ADA)[0];
  const now = createNumberHasher([young, old])(owner, ADA);
  expect(now).toContain(kept);
  expect(now[0]).not.toBe(kept);
});

test('hashes of the same number in two accounts are unrelated', () => {
  const hasher = createNumberHasher([old]);
  expect(hasher({ ...owner, accountId: 'acc_2' }, ADA)).not.toEqual(hasher(owner, ADA));
  expect(hasher(owner, ADA)[0]).toMatch(/^[0-9a-f]{64}$/);
});
