import { createHmac, timingSafeEqual } from 'node:crypto';

export interface TokenSigner {
  /** A token that contains `claims` and cannot be forged without the server's secret. */
  sign(purpose: string, claims: Readonly<Record<string, unknown>>): string;
  /** The claims, or null when the token is invalid, changed, or for another purpose. */
  read(purpose: string, token: string): Record<string, unknown> | null;
}

export function createTokenSigner(secret: Buffer): TokenSigner {
  const macOf = (purpose: string, body: string): Buffer =>
    createHmac('sha256', secret).update(`${purpose}.${body}`).digest();
  return {
    sign: (purpose, claims) => {
      const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
      return `${body}.${macOf(purpose, body).toString('base64url')}`;
    },
    read: (purpose, token) => {
      const [body = '', mac = ''] = token.split('.');
      const given = Buffer.from(mac, 'base64url');
      const right = macOf(purpose, body);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
      return JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
    },
  };
}
