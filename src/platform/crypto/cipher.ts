import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keyId } from './key-id.ts';

/** Encrypts secrets that must be read again, so that a database dump does not reveal them. */
export interface Cipher {
  /**
   * Returns `v1.<key id>.<nonce>.<ciphertext and tag>`. `boundTo` names the owner (`webhook
   * acc_…`): decryption for another owner fails.
   */
  encrypt(plain: string, boundTo: string): string;
  /**
   * Returns the plain text. Throws when the value was changed, is bound to another owner, or its
   * key is not configured.
   */
  decrypt(encrypted: string, boundTo: string): string;
  /** Encrypted values of the current key begin with this text. */
  readonly currentPrefix: string;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const FORMAT = /^v1\.([0-9a-f]{8})\.([A-Za-z0-9_-]{16})\.([A-Za-z0-9_-]{22,})$/;

/**
 * AES-256-GCM with a random nonce (NIST SP 800-38D, 8.2.2: at most 2^32 messages per key). Keys are
 * 32 bytes. The first one encrypts, all of them decrypt, so a key is rotated by putting a new one
 * first. A key's id is that of `keyId`.
 */
export function createCipher(keys: readonly [current: Buffer, ...previous: Buffer[]]): Cipher {
  const wrong = keys.find((key) => key.length !== 32);
  if (wrong)
    throw new Error(
      `An encryption key must have 32 bytes, this one has ${wrong.length}. Make one with openssl rand -hex 32.`,
    );
  const byId = new Map(keys.map((key) => [keyId(key), key]));
  const [current] = keys;
  const currentId = keyId(current);

  return {
    currentPrefix: `v1.${currentId}.`,
    encrypt: (plain, boundTo) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', current, nonce).setAAD(Buffer.from(boundTo));
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `v1.${currentId}.${nonce.toString('base64url')}.${text.toString('base64url')}`;
    },
    decrypt: (encrypted, boundTo) => {
      const [, id = '', nonce = '', body = ''] = FORMAT.exec(encrypted) ?? [];
      const bytes = Buffer.from(body, 'base64url');
      // The last base64 letter has unused bits, so two spellings of one value would both decrypt.
      if (id === '' || bytes.toString('base64url') !== body)
        throw new Error('This is not an encrypted value of version 1.');
      const key = byId.get(id);
      if (!key)
        throw new Error(
          `The value is encrypted with key ${id}, which is not configured. Add its secret to TERN_PREVIOUS_SECRETS.`,
        );
      const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(boundTo))
        .setAuthTag(bytes.subarray(-TAG_BYTES));
      try {
        return decipher.update(bytes.subarray(0, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
      } catch (cause) {
        throw new Error(`The encrypted value was changed, or does not belong to ${boundTo}.`, { cause });
      }
    },
  };
}
