import { createHmac, timingSafeEqual } from 'node:crypto';

export interface TokenSigner {
  /** A token that contains `claims` and cannot be forged without the server's secret. */
  sign(purpose: string, claims: Readonly<Record<string, unknown>>): string;
  /** The claims, or null when the token is invalid, changed, or for another purpose. */
  read(purpose: string, token: string): Record<string, unknown> | null;
}

/** The first secret signs, all of them verify. */
export function createTokenSigner(secrets: readonly [current: Buffer, ...previous: Buffer[]]): TokenSigner {
  const macOf = (secret: Buffer, purpose: string, body: string): Buffer =>
    createHmac('sha256', secret).update(`${purpose}.${body}`).digest();
  return {
    sign: (purpose, claims) => {
      const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
      return `${body}.${macOf(secrets[0], purpose, body).toString('base64url')}`;
    },
    read: (purpose, token) => {
      const [body = '', mac = ''] = token.split('.');
      const given = Buffer.from(mac, 'base64url');
      const isSigned = secrets.some((secret) => {
        const right = macOf(secret, purpose, body);
        return given.length === right.length && timingSafeEqual(given, right);
      });
      return isSigned ? (JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>) : null;
    },
  };
}
