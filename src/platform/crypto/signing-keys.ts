import { createECDH, createHash, createHmac, createPrivateKey, type KeyObject } from 'node:crypto';

/** A key for signatures that others verify: ECDSA over P-256 (RFC 7518, 3.4: ES256). */
export interface SigningKey {
  /** SHA-256 thumbprint of the public key (RFC 7638). */
  readonly kid: string;
  readonly privateKey: KeyObject;
  /** As it stands in a JSON Web Key Set. */
  readonly publicJwk: PublicJwk;
}

export interface PublicJwk {
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly x: string;
  readonly y: string;
  readonly use: 'sig';
  readonly alg: 'ES256';
  readonly kid: string;
}

/**
 * A key for each secret, the current one first. All processes derive the same keys, so that none is
 * stored, and a new secret makes a new key.
 */
export function deriveSigningKeys(
  secrets: readonly [current: Buffer, ...previous: Buffer[]],
  purpose: string,
): readonly [current: SigningKey, ...previous: SigningKey[]] {
  const [current, ...previous] = secrets;
  return [deriveKey(current, purpose), ...previous.map((secret) => deriveKey(secret, purpose))];
}

function deriveKey(secret: Buffer, purpose: string): SigningKey {
  const scalar = scalarOf(secret, purpose);
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(scalar);
  // An uncompressed point: 0x04, x, y.
  const point = curve.getPublicKey();
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url')) as [
    string,
    string,
  ];
  const key = { crv: 'P-256', kty: 'EC', x, y } as const;
  const kid = createHash('sha256').update(JSON.stringify(key)).digest('base64url');
  const privateKey = createPrivateKey({ key: { ...key, d: scalar.toString('base64url') }, format: 'jwk' });
  return { kid, privateKey, publicJwk: { ...key, use: 'sig', alg: 'ES256', kid } };
}

/** The order of the group (FIPS 186-5 with SP 800-186, P-256); a private key is below it. */
const ORDER = Buffer.from('ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551', 'hex');

/** One in four billion hashes is no private key, and the next one is taken. */
function scalarOf(secret: Buffer, purpose: string): Buffer {
  for (let attempt = 0; ; attempt += 1) {
    const scalar = createHmac('sha256', secret).update(`signing key ${purpose} ${attempt}`).digest();
    if (scalar.compare(ORDER) < 0 && scalar.some((byte) => byte !== 0)) return scalar;
  }
}
