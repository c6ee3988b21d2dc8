import { createHash } from 'node:crypto';
import { canonicalJson } from '../../domain/audit/hash-chain.ts';
import type { Definition } from '../../domain/journeys/graph.ts';
import { segmentsIn } from '../../domain/segments/references.ts';
import { SkillError } from '../../errors.ts';
import type { JourneyEntersNow } from '../../generated/types.ts';
import { loadSegmentRules } from '../../people/segments/load-rules.ts';
import type { TokenSigner } from '../../platform/crypto/tokens.ts';
import { checkPreflightToken, issuePreflightToken } from '../../sending/preflight-token.ts';
import type { ConfigScope } from '../drafts/check-config.ts';
import { sendingNumbersOf } from '../drafts/sending-numbers.ts';
import { entranceRule } from '../entries/entrants.ts';

/** Binds a token to the draft, the rules of its segments and the numbers. */
async function digestOf({ sql, owner }: ConfigScope, journeyId: string, draft: Definition, now: Date): Promise<string> {
  const rule = entranceRule(draft, now);
  const rules = await loadSegmentRules(sql, owner, rule === null ? [] : segmentsIn(rule));
  const numbers = await sendingNumbersOf(sql, owner, draft);
  const bound = [
    journeyId,
    canonicalJson(draft),
    canonicalJson(Object.fromEntries(rules)),
    numbers.map(({ id }) => id),
  ];
  return createHash('sha256').update(JSON.stringify(bound)).digest('base64url');
}

/** The token with which contacts may enter at the publication. */
export async function issueEntryToken(
  scope: ConfigScope,
  tokens: TokenSigner,
  journeyId: string,
  draft: Definition,
  { people, credits }: JourneyEntersNow,
  now: Date,
): Promise<{ readonly token: string; readonly expiresAt: Date }> {
  const digest = await digestOf(scope, journeyId, draft, now);
  return issuePreflightToken(tokens, { digest, total: people, eligible: people, credits: credits.at_least }, now);
}

/** Throws -32005 unless the token was issued for this draft, and for as many people. */
export async function requireEntryToken(
  scope: ConfigScope,
  tokens: TokenSigner,
  token: string | undefined,
  journeyId: string,
  draft: Definition,
  { people }: JourneyEntersNow,
  now: Date,
): Promise<void> {
  if (people === 0) return;
  const check = {
    skill: 'journeys.validate',
    params: { journey_id: journeyId },
    why: 'Tells who enters now and returns a new preflight_token.',
  };
  if (token === undefined)
    throw new SkillError(
      -32005,
      `${people} contacts would enter at once. Call journeys.validate, look at enters_now, and pass its preflight_token.`,
      { details: { reason: 'preflight_required' }, nextActions: [check] },
    );
  const inspected = { digest: await digestOf(scope, journeyId, draft, now), total: people };
  const wording = {
    changed: 'The draft, the rules of its segments or its sending numbers changed after the preflight.',
    grown: 'The contacts that enter have grown by more than 10 % since the preflight.',
    check,
  };
  checkPreflightToken(tokens, token, inspected, wording, now);
}
