import type { CallWithKey } from '../skill-call.ts';

/**
 * Tokens that prove a check and expire sooner than people decide. The check is made again, and the
 * hash of the effect tells whether it finds the same.
 */
const RENEWED: Readonly<
  Record<string, { readonly tokens: readonly string[]; readonly check: string; readonly of: string }>
> = {
  'campaigns.launch': { tokens: ['preflight_token'], check: 'campaigns.preflight', of: 'campaign_id' },
  'campaigns.resume': { tokens: ['preflight_token'], check: 'campaigns.preflight', of: 'campaign_id' },
  'journeys.publish': {
    tokens: ['validation_token', 'preflight_token'],
    check: 'journeys.validate',
    of: 'journey_id',
  },
};

type Params = Readonly<Record<string, unknown>>;

/** The params with tokens of now, where the call has some. */
export async function renewTokens(
  skill: string,
  params: Params,
  call: (skill: string, params: Params) => ReturnType<CallWithKey>,
): Promise<Params> {
  const renewed = RENEWED[skill];
  const given = renewed?.tokens.filter((token) => typeof params[token] === 'string') ?? [];
  if (renewed === undefined || given.length === 0) return params;
  const answer = await call(renewed.check, { [renewed.of]: params[renewed.of] });
  const fresh = given.flatMap((token) => {
    const value = answer.ok ? answer.result[token] : undefined;
    return typeof value === 'string' ? [[token, value]] : [];
  });
  return { ...params, ...Object.fromEntries(fresh) };
}
