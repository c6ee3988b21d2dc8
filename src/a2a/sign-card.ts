import { sign } from 'node:crypto';
import { type AgentCard, canonicalizeAgentCard } from '@a2a-js/sdk';
import type { SigningKey } from '../platform/crypto/signing-keys.ts';

/**
 * The agent card with a signature by each key (A2A 1.0, 8.4), so that a client that knows only an
 * earlier key can verify it as well. They cover the card as a client of 1.0 reads it.
 */
export function signCard(card: object, keys: readonly SigningKey[], keySetUrl: string): object {
  // As JSON, which the library reads before it makes the canonical form.
  const payload = Buffer.from(canonicalizeAgentCard(card as AgentCard)).toString('base64url');
  const signatures = keys.map(({ kid, privateKey }) => {
    const header = { alg: 'ES256', typ: 'JOSE', kid, jku: keySetUrl };
    const protectedHeader = Buffer.from(JSON.stringify(header)).toString('base64url');
    const signature = sign('sha256', Buffer.from(`${protectedHeader}.${payload}`), {
      key: privateKey,
      dsaEncoding: 'ieee-p1363',
    });
    return { protected: protectedHeader, signature: signature.toString('base64url') };
  });
  return { ...card, signatures };
}
