import { ErrorNotice } from '../../../parts/error-notice.tsx';
import { ActionMenu } from '../../../parts/menu.tsx';
import type { JourneyNode, JourneyNodeConfigInput } from '../../../service/types.ts';
import { useCall } from '../../../service/use-call.ts';
import { KINDS } from './config-in-words.ts';
import { outletsOf } from './outlets.ts';

const DAY = { amount: 1, unit: 'days' } as const;

/** New steps are complete, so that the journey stays valid while it is built. */
const STARTS: readonly (readonly [string, JourneyNodeConfigInput])[] = [
  ['Message', { kind: 'send', text: "Hi {{ first_name | default: 'there' }}! Reply STOP to opt out." }],
  ['Wait', { kind: 'delay', duration: DAY }],
  ['Wait until', { kind: 'delay_until', time: '10:00' }],
  ['Wait for reply', { kind: 'wait_for', for: 'reply', timeout: DAY }],
  ['Decision', { kind: 'split', rules: { kind: 'consent', status: 'opted_in' } }],
  [
    'Random split',
    {
      kind: 'random_split',
      variants: [
        { name: 'A', share: 50 },
        { name: 'B', share: 50 },
      ],
    },
  ],
  ['Goal', { kind: 'goal' }],
  ['End', { kind: 'exit' }],
];

interface AddStepProps {
  readonly journeyId: string;
  readonly isFirst: boolean;
  /** The step that the new one follows, if it has one way out that leads nowhere yet. */
  readonly after: JourneyNode | null;
  readonly onAdded: (nodeId: string) => void;
}

export function AddStep({ journeyId, isFirst, after, onAdded }: AddStepProps) {
  const create = useCall('journeys.nodes.create');
  const connect = useCall('journeys.edges.create');
  const add = async (name: string, config: JourneyNodeConfigInput) => {
    const { node } = await create.mutateAsync({ journey_id: journeyId, name, config, start: isFirst });
    const outlets = after === null ? [] : outletsOf(after.config);
    const [outlet] = outlets;
    if (after !== null && outlet !== undefined && outlets.length === 1)
      await connect.mutateAsync({
        journey_id: journeyId,
        from_node_id: after.id,
        to_node_id: node.id,
        kind: outlet.kind,
      });
    onAdded(node.id);
  };
  const error = create.error ?? connect.error;
  return (
    <>
      <ActionMenu
        label="Add a step"
        actions={STARTS.map(([name, config]) => ({
          label: KINDS[config.kind],
          onAction: () => void add(name, config).catch(() => undefined),
        }))}
      >
        Add a step
      </ActionMenu>
      {error !== null && <ErrorNotice error={error} />}
    </>
  );
}
