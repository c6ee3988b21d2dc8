import { useSaidCall } from '../../parts/use-said-call.ts';
import type { ParamsOf, ResultOf } from '../../service/client.ts';

type Conversation = ResultOf<'inbox.get'>['conversation'];
type State = ParamsOf<'inbox.setState'>['state'];

const DONE: Readonly<Record<State, string>> = {
  open: 'Opened again.',
  pending: 'Marked as pending.',
  snoozed: 'Snoozed.',
  resolved: 'Resolved.',
};

/** Changes of a conversation that are shown at once, said, and can be undone. */
export function useConversationChanges({ id, state, snoozed_until, assignee, version }: Conversation) {
  const setState = useSaidCall('inbox.setState');
  const assign = useSaidCall('inbox.assign');
  const params = { conversation_id: id };
  const before = { ...params, state: state as State, ...(snoozed_until === null ? {} : { until: snoozed_until }) };
  return {
    /** The state that was asked for, until the service has answered. */
    state: setState.isPending ? setState.variables.state : state,
    error: setState.error,
    assign,
    change: (to: State, snoozedMs?: number) => {
      const until = snoozedMs === undefined ? {} : { until: new Date(Date.now() + snoozedMs).toISOString() };
      void setState.make(
        { ...params, state: to, ...until },
        { said: DONE[to], undo: (call) => call('inbox.setState', before) },
      );
    },
    assignTo: (to: string | null) =>
      assign.make(
        { ...params, assignee: to, expected_version: version },
        {
          said: to === null ? 'Unassigned.' : `Assigned to ${to}.`,
          undo: (call) => call('inbox.assign', { ...params, assignee }),
        },
      ),
  };
}
