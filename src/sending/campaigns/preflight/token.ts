import { createHash } from 'node:crypto';
import { canonicalJson } from '../../../domain/audit/hash-chain.ts';
import { SkillError } from '../../../errors.ts';
import { hasSegments } from '../../../people/audience/audience-segments.ts';
import type { TokenSigner } from '../../../platform/crypto/tokens.ts';
import type { CampaignRow } from '../campaign.ts';
import type { Finding } from '../finding.ts';
import type { Inspection, Preflight } from './preflight.ts';

const TOKEN_VALID_MS = 15 * 60 * 1000;
/** Beyond this factor, what the preflight said about the cost of segments is not true anymore. */
const MAX_GROWTH = 1.1;

/** What the preflight counted. */
export interface PreflightTotals {
  readonly eligible: number;
  readonly credits: number;
}

/**
 * Binds a token to the content, the audience and the numbers. A digest keeps the token short. Of
 * segments, it binds the rules: their contacts change by themselves all the time.
 */
function digestOf(campaign: CampaignRow, { facts, audience, total, audienceHash }: Inspection): string {
  const contents = facts instanceof SkillError ? [] : [facts.content, ...facts.variants.map(({ content }) => content)];
  const numbers = facts instanceof SkillError ? [] : facts.numbers;
  const bound = [
    campaign.id,
    campaign.version,
    contents.map(({ body, templateVersion, attachment }) => [
      body,
      templateVersion,
      ...(attachment?.files ?? []).map(({ id }) => id),
    ]),
    numbers.map(({ id }) => id),
    ...(hasSegments(audience) ? [canonicalJson(Object.fromEntries(audience.rules))] : [total, audienceHash]),
  ];
  return createHash('sha256').update(JSON.stringify(bound)).digest('base64url');
}

export function issueToken(
  tokens: TokenSigner,
  campaign: CampaignRow,
  preflight: Preflight,
  now: Date,
): { token: string; expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + TOKEN_VALID_MS);
  const { eligible, credits } = preflight.summary;
  const { total } = preflight;
  const claims = { digest: digestOf(campaign, preflight), total, eligible, credits, expires_at: expiresAt.getTime() };
  return { token: tokens.sign('preflight', claims), expiresAt };
}

/**
 * Returns what the preflight of this token counted. Throws -32005 when the token is unknown or
 * older than 15 minutes, or when the campaign has changed since or its segments have grown by more
 * than a tenth.
 */
export function checkToken(
  tokens: TokenSigner,
  token: string,
  campaign: CampaignRow,
  inspection: Inspection,
  now: Date,
): PreflightTotals {
  const claims = tokens.read('preflight', token);
  if (claims === null) throw stale(campaign, 'unknown_token', 'The preflight_token is not valid.');
  if (Number(claims.expires_at) <= now.getTime()) throw stale(campaign, 'expired', 'The preflight_token has expired.');
  if (claims.digest !== digestOf(campaign, inspection)) {
    throw stale(
      campaign,
      'changed',
      'The campaign, its content, its sending numbers or its audience changed after the preflight.',
    );
  }
  if (inspection.total > Number(claims.total) * MAX_GROWTH)
    throw stale(campaign, 'grown', 'The segments of the audience have grown by more than 10 % since the preflight.');
  return { eligible: Number(claims.eligible), credits: Number(claims.credits) };
}

export function blocked(campaign: CampaignRow, blockers: readonly Finding[]): SkillError {
  return new SkillError(-32005, `The launch is blocked: ${blockers.map(({ message }) => message).join(' ')}`, {
    details: { reason: 'blocked', blockers },
    nextActions: [...blockers.flatMap(({ next_actions: actions }) => actions), newPreflight(campaign)],
  });
}

function stale(campaign: CampaignRow, reason: string, message: string): SkillError {
  return new SkillError(-32005, `${message} Call campaigns.preflight again.`, {
    details: { reason: `preflight_${reason}` },
    nextActions: [newPreflight(campaign)],
  });
}

function newPreflight({ id }: CampaignRow) {
  return {
    skill: 'campaigns.preflight',
    params: { campaign_id: id },
    why: 'Runs all checks and returns a new preflight_token.',
  };
}
