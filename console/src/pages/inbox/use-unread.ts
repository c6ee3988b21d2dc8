import { useMayRead } from '../../service/profiles.ts';
import { useSkill } from '../../service/use-skill.ts';

/** Conversations with messages that were not read. */
export function useUnread(): number {
  const enabled = useMayRead('messages');
  const answer = useSkill('inbox.list', { limit: 1, include_stats: true }, { enabled, poll: () => 20_000 });
  return answer.data?.stats?.unread ?? 0;
}
