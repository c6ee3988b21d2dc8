import { createHash } from 'node:crypto';
import { createCipher } from '../../../src/platform/crypto/cipher.ts';

const OLD = Buffer.alloc(32, 1);
const NEW = Buffer.alloc(32, 2);
const OWNER = 'webhook acc_1';

test.each(['whsec_abc', '', 'Zoë 😀', 'x'.repeat(20_000)])('decrypts what it encrypted (%#)', (plain) => {
  const cipher = createCipher([OLD]);
  expect(cipher.decrypt(cipher.encrypt(plain, OWNER), OWNER)).toBe(plain);
});

test('a ciphertext contains its version and key id but not the plaintext, and differs each time', () => {
  const cipher = createCipher([OLD]);
  const id = createHash('sha256').update(OLD).digest('hex').slice(0, 8);
  const ciphertexts = Array.from({ length: 100 }, () => cipher.encrypt('whsec_abc', OWNER));
  for (const ciphertext of ciphertexts)
    expect(ciphertext).toMatch(new RegExp(`^v1\\.${id}\\.[\\w-]{16}\\.[\\w-]{34}$`));
  expect(new Set(ciphertexts.map((ciphertext) => ciphertext.split('.')[2])).size).toBe(100);
  expect(ciphertexts.join()).not.toContain('whsec');
});

test('a ciphertext can be decrypted in its own context only', () => {
  const cipher = createCipher([OLD]);
  const encrypted = cipher.encrypt('whsec_abc', OWNER);
  expect(() => cipher.decrypt(encrypted, 'webhook acc_2')).toThrow('does not belong to webhook acc_2');
  expect(() => cipher.decrypt(encrypted, '')).toThrow('does not belong to');
});

test('a ciphertext with any changed character cannot be decrypted', () => {
  const cipher = createCipher([OLD]);
  const encrypted = cipher.encrypt('whsec_abc', OWNER);
  for (let i = 0; i < encrypted.length; i += 1) {
    for (const letter of ['A', 'B', '0', '1', '.', '']) {
      const changed = encrypted.slice(0, i) + letter + encrypted.slice(i + 1);
      if (changed !== encrypted) expect(() => cipher.decrypt(changed, OWNER)).toThrow(/changed|encrypted/);
    }
  }
});

test('a ciphertext with changed padding bits in its last character cannot be decrypted', () => {
  const cipher = createCipher([OLD]);
  const encrypted = cipher.encrypt('ab', OWNER);
  const opened = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'].filter((letter) => {
    try {
      return cipher.decrypt(encrypted.slice(0, -1) + letter, OWNER) === 'ab';
    } catch {
      return false;
    }
  });
  expect(opened).toEqual([encrypted.at(-1)]);
});

test.each(['', 'v1', 'v2.00000000.AAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAA', 'whsec_abc', 'v1.00000000.AAAA.AAAA'])(
  'rejects a value that was never encrypted: %j',
  (text) => {
    expect(() => createCipher([OLD]).decrypt(text, OWNER)).toThrow('This is not an encrypted value of version 1.');
  },
);

test('new keys encrypt, old keys still decrypt, and a missing key is named in the error', () => {
  const encrypted = createCipher([OLD]).encrypt('whsec_abc', OWNER);
  const both = createCipher([NEW, OLD]);
  expect(both.decrypt(encrypted, OWNER)).toBe('whsec_abc');
  expect(createCipher([NEW]).decrypt(both.encrypt('whsec_def', OWNER), OWNER)).toBe('whsec_def');
  expect(() => createCipher([NEW]).decrypt(encrypted, OWNER)).toThrow(encrypted.split('.')[1]);
});

test.each([0, 16, 31, 33])('rejects a key of %d bytes before anything is encrypted', (bytes) => {
  expect(() => createCipher([NEW, Buffer.alloc(bytes)])).toThrow('An encryption key must have 32 bytes');
});
