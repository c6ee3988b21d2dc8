import { useMayManage } from '../service/profiles.ts';
import { useSkill } from '../service/use-skill.ts';

/** The name of a key; its ID for a key that may not list keys, and for keys of other accounts. */
export function KeyName({ id }: { readonly id: string }) {
  const mayList = useMayManage();
  const keys = useSkill('agent.listKeys', { limit: 200 }, { enabled: mayList });
  return <>{keys.data?.items.find((key) => key.id === id)?.name ?? <code>{id}</code>}</>;
}
