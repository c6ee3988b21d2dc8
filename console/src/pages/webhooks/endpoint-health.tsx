import { Badge, StateBadge } from '../../parts/badge.tsx';
import type { ItemOf } from '../../service/use-pages.ts';
import { useSkill } from '../../service/use-skill.ts';

/** Whether events arrive: an endpoint may be active while its program does not answer. */
export function EndpointHealth({ endpoint }: { readonly endpoint: ItemOf<'agent.webhooks.list'> }) {
  const { id, state, breaker_open_until } = endpoint;
  const dead = useSkill('agent.webhooks.events', { webhook_id: id, state: 'dead', limit: 1 });
  const waiting = useSkill('agent.webhooks.events', { webhook_id: id, state: 'pending', limit: 1 });
  if (state !== 'active') return <StateBadge state={state} />;
  if (dead.data !== undefined && dead.data.items.length > 0) return <Badge tone="bad">Gave up on events</Badge>;
  const isFailing = breaker_open_until !== null || (waiting.data?.items[0]?.attempts.length ?? 0) > 0;
  return isFailing ? <Badge tone="bad">Does not answer</Badge> : <StateBadge state={state} />;
}
