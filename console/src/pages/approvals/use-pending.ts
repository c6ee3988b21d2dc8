import { useMayManage } from '../../service/profiles.ts';
import { useSkill } from '../../service/use-skill.ts';

/** Calls that wait for a decision, up to a hundred. */
export function usePending(): number {
  const enabled = useMayManage();
  const answer = useSkill(
    'command.approvals.list',
    { states: ['pending'], limit: 100 },
    { enabled, poll: () => 20_000 },
  );
  return answer.data?.items.length ?? 0;
}
