import type { CallEffect } from '../call-effect.ts';
import type { Sql } from '../platform/database/sql.ts';
import type { PreparedCall } from './prepare-call.ts';

interface Preflight {
  readonly audience: { readonly eligible: number };
  readonly cost: { readonly credits: number };
  readonly sample: string | null;
}

/**
 * What the start of a campaign would do: its messages are accepted by a worker, so the call itself
 * shows none of them. An error of the preflight is that of the call.
 */
export async function describeCampaign(
  tx: Sql,
  { name, params, other }: PreparedCall,
): Promise<Partial<CallEffect> | null> {
  if (name !== 'campaigns.launch' && name !== 'campaigns.resume') return null;
  const answer = await other('campaigns.preflight', { campaign_id: params.campaign_id }, { db: tx });
  const { audience, cost, sample } = answer as unknown as Preflight;
  // The occurrences of a series have audiences of their own.
  if (params.recurrence !== undefined) return { credits: null, recipients: null, messages: null, sample_text: sample };
  const { eligible } = audience;
  return { credits: cost.credits, recipients: eligible, messages: eligible, sample_text: sample };
}
