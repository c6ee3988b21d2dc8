import { createHash } from 'node:crypto';
import { canonicalJson } from '../../domain/audit/hash-chain.ts';
import type { Definition } from '../../domain/journeys/graph.ts';
import { SkillError } from '../../errors.ts';
import type { TokenSigner } from '../../platform/crypto/tokens.ts';

const VALID_MS = 60 * 60_000;
const KIND = 'journey_validation';

function digestOf(journeyId: string, definition: Definition): string {
  return createHash('sha256')
    .update(`${journeyId} ${canonicalJson(definition)}`)
    .digest('base64url');
}

export function issueToken(
  tokens: TokenSigner,
  journeyId: string,
  definition: Definition,
  now: Date,
): { readonly token: string; readonly expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + VALID_MS);
  const claims = { digest: digestOf(journeyId, definition), expires_at: expiresAt.getTime() };
  return { token: tokens.sign(KIND, claims), expiresAt };
}

/** Throws -32005 unless the token was issued for this draft within the last hour. */
export function checkToken(
  tokens: TokenSigner,
  token: string,
  journeyId: string,
  definition: Definition,
  now: Date,
): void {
  const claims = tokens.read(KIND, token);
  if (claims === null) throw stale(journeyId, 'unknown_token', 'The validation_token is not valid.');
  if (Number(claims.expires_at) <= now.getTime())
    throw stale(journeyId, 'expired', 'The validation_token has expired.');
  if (claims.digest !== digestOf(journeyId, definition))
    throw stale(journeyId, 'changed', 'The draft changed after the validation.');
}

function stale(journeyId: string, reason: string, message: string): SkillError {
  return new SkillError(-32005, `${message} Call journeys.validate again.`, {
    details: { reason: `validation_${reason}` },
    nextActions: [
      {
        skill: 'journeys.validate',
        params: { journey_id: journeyId },
        why: 'Runs all checks and returns a new validation_token.',
      },
    ],
  });
}
