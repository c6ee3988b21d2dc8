import { useSaidCall } from '../../parts/use-said-call.ts';
import { counted } from '../../parts/values.tsx';
import type { ParamsOf } from '../../service/client.ts';
import type { ItemOf } from '../../service/use-pages.ts';

type Conversation = ItemOf<'inbox.list'>;
type Change = Omit<ParamsOf<'inbox.bulk'>, 'conversation_ids' | 'filter'>;
type State = NonNullable<Change['state']>;

/** Changes of several conversations in one call. Undo gives each back what it had. */
export function useBulkChanges(conversations: readonly Conversation[], onDone: () => void) {
  const bulk = useSaidCall('inbox.bulk');
  const ids = conversations.map(({ id }) => id);

  /** `before` is the change that restores one conversation; null: it does not need one. */
  const make = async (change: Change, what: string, before?: (conversation: Conversation) => Change | null) => {
    const isMade = await bulk.make({ conversation_ids: ids, ...change }, ({ changed_ids: changed }) => ({
      said: `${counted(changed.length, 'conversation')} ${what}.`,
      ...(before === undefined
        ? {}
        : {
            undo: async (call) => {
              const restored = conversations.filter(({ id }) => changed.includes(id));
              for (const [key, group] of grouped(restored, before))
                await call('inbox.bulk', { conversation_ids: group, ...(JSON.parse(key) as Change) });
            },
          }),
    }));
    if (isMade) onDone();
  };

  return {
    error: bulk.error,
    isPending: bulk.isPending,
    setState: (state: State) =>
      make(
        { state },
        state === 'open' ? 'opened again' : `marked as ${state}`,
        ({ state: to, snoozed_until: until }) => ({
          state: to as State,
          ...(until === null ? {} : { until }),
        }),
      ),
    assign: (assignee: string | null) =>
      make({ assignee }, assignee === null ? 'unassigned' : `assigned to ${assignee}`, (one) => ({
        assignee: one.assignee,
      })),
    addLabel: (label: string) =>
      make({ add_labels: [label] }, `labeled ${label}`, ({ labels }) =>
        labels.includes(label) ? null : { remove_labels: [label] },
      ),
    setUnread: (unread: boolean) => make({ unread }, unread ? 'marked as unread' : 'marked as read'),
  };
}

/** The IDs of conversations by the change that restores them, as JSON. */
function grouped(conversations: readonly Conversation[], before: (conversation: Conversation) => Change | null) {
  const groups = new Map<string, string[]>();
  for (const conversation of conversations) {
    const change = before(conversation);
    if (change === null) continue;
    const key = JSON.stringify(change);
    groups.set(key, [...(groups.get(key) ?? []), conversation.id]);
  }
  return groups;
}
