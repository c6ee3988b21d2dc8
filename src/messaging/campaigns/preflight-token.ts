import { SkillError } from '../../errors.ts';
import type { TokenSigner } from '../../platform/tokens.ts';
import type { CampaignRow } from './campaign.ts';
import type { Finding, Preflight } from './preflight.ts';

/** How long what preflight saw is good for. */
const VALID_MS = 15 * 60 * 1000;

/** What a launch must still be: this content for this audience from this number. */
function boundTo(
  campaign: CampaignRow,
  preflight: Pick<Preflight, 'facts' | 'total' | 'audienceHash'>,
): Record<string, unknown> {
  return {
    campaign: campaign.id,
    version: campaign.version,
    body: preflight.facts?.content.body ?? null,
    template_version: preflight.facts?.content.templateVersion ?? null,
    number: preflight.facts?.sender?.id ?? null,
    audience: preflight.total,
    hash: preflight.audienceHash,
  };
}

export function issueToken(
  tokens: TokenSigner,
  campaign: CampaignRow,
  preflight: Preflight,
  now: Date,
): { token: string; expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + VALID_MS);
  return {
    token: tokens.sign('preflight', { bound: boundTo(campaign, preflight), expires_at: expiresAt.getTime() }),
    expiresAt,
  };
}

/** Throws -32005 when the token is not of a preflight that saw just this, not long ago. */
export function checkToken(
  tokens: TokenSigner,
  token: string,
  campaign: CampaignRow,
  preflight: Pick<Preflight, 'facts' | 'total' | 'audienceHash'>,
  now: Date,
): void {
  const claims = tokens.read('preflight', token);
  if (claims === null) throw stale(campaign, 'unknown_token', 'This is not a preflight_token of this service.');
  if (Number(claims.expires_at) <= now.getTime()) throw stale(campaign, 'expired', 'The preflight is too old.');
  const before = JSON.stringify(claims.bound);
  if (before !== JSON.stringify(boundTo(campaign, preflight))) {
    throw stale(campaign, 'changed', 'The campaign, its text, its sender or its audience changed since the preflight.');
  }
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
