import { SkillError } from '../errors.ts';
import type { NextAction } from '../next-actions.ts';
import type { TokenSigner } from '../platform/crypto/tokens.ts';

const KIND = 'preflight';
const TOKEN_VALID_MS = 15 * 60 * 1000;
/** Beyond this factor, what the preflight said about the number of people is not true anymore. */
const MAX_GROWTH = 1.1;

/** What the preflight counted. */
export interface PreflightTotals {
  readonly eligible: number;
  readonly credits: number;
}

/** What is about to start: the digest of what was checked, and the number of people. */
export interface Inspected {
  readonly digest: string;
  readonly total: number;
}

/** What errors say about a token that does not permit the start. */
export interface Wording {
  readonly changed: string;
  readonly grown: string;
  /** Returns a new token. */
  readonly check: NextAction;
}

export function issuePreflightToken(
  tokens: TokenSigner,
  { digest, total, eligible, credits }: Inspected & PreflightTotals,
  now: Date,
): { readonly token: string; readonly expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + TOKEN_VALID_MS);
  const claims = { digest, total, eligible, credits, expires_at: expiresAt.getTime() };
  return { token: tokens.sign(KIND, claims), expiresAt };
}

/**
 * Returns what the preflight of this token counted. Throws -32005 when the token is unknown or
 * older than 15 minutes, when what it confirms has changed since, or when the number of people has
 * grown by more than a tenth.
 */
export function checkPreflightToken(
  tokens: TokenSigner,
  token: string,
  { digest, total }: Inspected,
  { changed, grown, check }: Wording,
  now: Date,
): PreflightTotals {
  const claims = tokens.read(KIND, token);
  if (claims === null) throw stale(check, 'unknown_token', 'The preflight_token is not valid.');
  if (Number(claims.expires_at) <= now.getTime()) throw stale(check, 'expired', 'The preflight_token has expired.');
  if (claims.digest !== digest) throw stale(check, 'changed', changed);
  if (total > Number(claims.total) * MAX_GROWTH) throw stale(check, 'grown', grown);
  return { eligible: Number(claims.eligible), credits: Number(claims.credits) };
}

function stale(check: NextAction, reason: string, message: string): SkillError {
  return new SkillError(-32005, `${message} Call ${check.skill} again.`, {
    details: { reason: `preflight_${reason}` },
    nextActions: [check],
  });
}
