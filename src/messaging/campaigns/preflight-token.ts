import { createHash } from 'node:crypto';
import { SkillError } from '../../errors.ts';
import type { TokenSigner } from '../../platform/tokens.ts';
import type { CampaignRow } from './campaign.ts';
import type { Preflight, Survey } from './preflight.ts';
import type { Finding } from './preflight-findings.ts';

/** How long what preflight saw is good for. */
const VALID_MS = 15 * 60 * 1000;

/** What the recipients added up to when they were gone through. */
export interface SeenByPreflight {
  readonly eligible: number;
  readonly credits: number;
}

/** What a launch must still be: this content for this audience from these numbers. A digest, so that a token is short whatever the text. */
function digestOf(campaign: CampaignRow, { facts, total, audienceHash }: Survey): string {
  const content = facts instanceof SkillError ? null : facts.content;
  const senders = facts instanceof SkillError ? [] : facts.senders;
  const bound = [
    campaign.id,
    campaign.version,
    content?.body,
    content?.templateVersion,
    senders.map(({ id }) => id),
    total,
    audienceHash,
  ];
  return createHash('sha256').update(JSON.stringify(bound)).digest('base64url');
}

export function issueToken(
  tokens: TokenSigner,
  campaign: CampaignRow,
  preflight: Preflight,
  now: Date,
): { token: string; expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + VALID_MS);
  const { eligible, credits } = preflight.tally;
  const claims = { digest: digestOf(campaign, preflight), eligible, credits, expires_at: expiresAt.getTime() };
  return { token: tokens.sign('preflight', claims), expiresAt };
}

/** Throws -32005 when the token is not of a preflight that saw just this, not long ago; else answers what that preflight counted. */
export function checkToken(
  tokens: TokenSigner,
  token: string,
  campaign: CampaignRow,
  survey: Survey,
  now: Date,
): SeenByPreflight {
  const claims = tokens.read('preflight', token);
  if (claims === null) throw stale(campaign, 'unknown_token', 'This is not a preflight_token of this service.');
  if (Number(claims.expires_at) <= now.getTime()) throw stale(campaign, 'expired', 'The preflight is too old.');
  if (claims.digest !== digestOf(campaign, survey)) {
    throw stale(campaign, 'changed', 'The campaign, its text, its sender or its audience changed since the preflight.');
  }
  return { eligible: Number(claims.eligible), credits: Number(claims.credits) };
}

export function blocked(campaign: CampaignRow, blockers: readonly Finding[]): SkillError {
  return new SkillError(-32005, `The launch is blocked: ${blockers.map(({ message }) => message).join(' ')}`, {
    details: { reason: 'blocked', blockers },
    nextActions: [...blockers.flatMap(({ next_actions: actions }) => actions), again(campaign)],
  });
}

function stale(campaign: CampaignRow, reason: string, message: string): SkillError {
  return new SkillError(-32005, `${message} Run campaigns.preflight again.`, {
    details: { reason: `preflight_${reason}` },
    nextActions: [again(campaign)],
  });
}

function again({ id }: CampaignRow) {
  return {
    skill: 'campaigns.preflight',
    params: { campaign_id: id },
    why: 'Runs all checks and answers with a fresh preflight_token.',
  };
}
