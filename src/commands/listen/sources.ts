import type { AgentWebhooksListResult, AgentWhoamiResult } from '../../generated/types.ts';
import { CommandFailure, USAGE } from '../failure.ts';
import { callPatiently } from '../http/call-patiently.ts';
import type { Endpoint } from '../http/endpoint.ts';

/** A list of events: a skill with the params that choose it. */
export interface EventSource {
  readonly skill: 'partner.outbox.list' | 'agent.webhooks.events';
  readonly params: Readonly<Record<string, string>>;
}

const ADVICE = 'Start the command again when the service is there.';
const NO_WEBHOOK =
  'The account has no webhook endpoint, so no events are kept for it. Create one with agent.webhooks.create. With paused: true its events wait, and are forwarded here.';

/**
 * The lists of events that the key can read: the outbox of a partner, or the endpoints of an
 * account. An event that goes to several endpoints stands in each of their lists.
 */
export async function findSources(endpoint: Endpoint): Promise<readonly EventSource[]> {
  const { permissions } = await callPatiently<AgentWhoamiResult>(endpoint, 'agent.whoami', {}, { advice: ADVICE });
  if (permissions.includes('partner')) return [{ skill: 'partner.outbox.list', params: {} }];
  const { items } = await callPatiently<AgentWebhooksListResult>(
    endpoint,
    'agent.webhooks.list',
    {},
    { advice: ADVICE },
  );
  if (items.length === 0) throw new CommandFailure(NO_WEBHOOK, USAGE);
  return items.map(({ id }) => ({ skill: 'agent.webhooks.events', params: { webhook_id: id } }));
}
