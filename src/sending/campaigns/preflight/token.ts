import { createHash } from 'node:crypto';
import { canonicalJson } from '../../../domain/audit/hash-chain.ts';
import { SkillError } from '../../../errors.ts';
import { hasSegments } from '../../../people/audience/audience-segments.ts';
import type { TokenSigner } from '../../../platform/crypto/tokens.ts';
import { checkPreflightToken, issuePreflightToken, type PreflightTotals } from '../../preflight-token.ts';
import type { CampaignRow } from '../campaign.ts';
import type { Finding } from '../finding.ts';
import type { Inspection, Preflight } from './preflight.ts';

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
  const { total, summary } = preflight;
  const { eligible, credits } = summary;
  return issuePreflightToken(tokens, { digest: digestOf(campaign, preflight), total, eligible, credits }, now);
}

/**
 * Returns what the preflight of this token counted. Throws -32005 when the token does not permit
 * the launch: also when the segments of the campaign have grown by more than a tenth.
 */
export function checkToken(
  tokens: TokenSigner,
  token: string,
  campaign: CampaignRow,
  inspection: Inspection,
  now: Date,
): PreflightTotals {
  const inspected = { digest: digestOf(campaign, inspection), total: inspection.total };
  const wording = {
    changed: 'The campaign, its content, its sending numbers or its audience changed after the preflight.',
    grown: 'The segments of the audience have grown by more than 10 % since the preflight.',
    check: newPreflight(campaign),
  };
  return checkPreflightToken(tokens, token, inspected, wording, now);
}

export function blocked(campaign: CampaignRow, blockers: readonly Finding[]): SkillError {
  return new SkillError(-32005, `The launch is blocked: ${blockers.map(({ message }) => message).join(' ')}`, {
    details: { reason: 'blocked', blockers },
    nextActions: [...blockers.flatMap(({ next_actions: actions }) => actions), newPreflight(campaign)],
  });
}

function newPreflight({ id }: CampaignRow) {
  return {
    skill: 'campaigns.preflight',
    params: { campaign_id: id },
    why: 'Runs all checks and returns a new preflight_token.',
  };
}
