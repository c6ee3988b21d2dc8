import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Keeps secrets that must be read again, in a form that a dump of the database does not give away. */
export interface TextSealer {
  /** `v1.<key id>.<nonce>.<ciphertext and tag>`. `boundTo` names what it belongs to (`webhook acc_…`): elsewhere it does not open. */
  seal(plain: string, boundTo: string): string;
  /** The text again. Throws when it was changed, is bound to something else, or its key is not among ours. */
  open(sealed: string, boundTo: string): string;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const FORM = /^v1\.([0-9a-f]{8})\.([A-Za-z0-9_-]{16})\.([A-Za-z0-9_-]{22,})$/;

/**
 * AES-256-GCM with a random nonce (NIST SP 800-38D, 8.2.2: good for 2^32 texts a key). Keys are 32 bytes; the first seals, all of them open, so
 * a key is replaced by putting a new one before it. A key's id is the first 8 hex digits of its SHA-256.
 */
export function createTextSealer(keys: readonly [current: Buffer, ...previous: Buffer[]]): TextSealer {
  const wrong = keys.find((key) => key.length !== 32);
  if (wrong)
    throw new Error(`A sealing key is 32 bytes, this one is ${wrong.length}. Make one with openssl rand -hex 32.`);
  const byId = new Map(keys.map((key) => [keyId(key), key]));
  const [current] = keys;
  const currentId = keyId(current);

  return {
    seal: (plain, boundTo) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', current, nonce).setAAD(Buffer.from(boundTo));
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `v1.${currentId}.${nonce.toString('base64url')}.${text.toString('base64url')}`;
    },
    open: (sealed, boundTo) => {
      const [, id = '', nonce = '', body = ''] = FORM.exec(sealed) ?? [];
      const bytes = Buffer.from(body, 'base64url');
      // The last letter of base64 has spare bits: two spellings of one text would both open.
      if (id === '' || bytes.toString('base64url') !== body) throw new Error('This is not a sealed text of version 1.');
      const key = byId.get(id);
      if (!key)
        throw new Error(`A text is sealed with the key ${id}, which is not configured. Add it after the current one.`);
      const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(boundTo))
        .setAuthTag(bytes.subarray(-TAG_BYTES));
      try {
        return decipher.update(bytes.subarray(0, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
      } catch (cause) {
        throw new Error(`A sealed text was changed, or belongs to something else than ${boundTo}.`, { cause });
      }
    },
  };
}

function keyId(key: Buffer): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 8);
}
