import type { CallWithKey } from '../skill-call.ts';

/**
 * Tokens that prove a check and expire sooner than people decide. The check is made again, and the
 * hash of the effect tells whether it finds the same.
 */
const RENEWED: Readonly<Record<string, { readonly param: string; readonly check: string; readonly of: string }>> = {
  'campaigns.launch': { param: 'preflight_token', check: 'campaigns.preflight', of: 'campaign_id' },
  'campaigns.resume': { param: 'preflight_token', check: 'campaigns.preflight', of: 'campaign_id' },
  'journeys.publish': { param: 'validation_token', check: 'journeys.validate', of: 'journey_id' },
};

type Params = Readonly<Record<string, unknown>>;

/** The params with a token of now, where the call takes one. */
export async function renewTokens(
  skill: string,
  params: Params,
  call: (skill: string, params: Params) => ReturnType<CallWithKey>,
): Promise<Params> {
  const renewed = RENEWED[skill];
  if (renewed === undefined || typeof params[renewed.param] !== 'string') return params;
  const answer = await call(renewed.check, { [renewed.of]: params[renewed.of] });
  const token = answer.ok ? answer.result[renewed.param] : undefined;
  return typeof token === 'string' ? { ...params, [renewed.param]: token } : params;
}
