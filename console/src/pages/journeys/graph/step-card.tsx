import { Handle, type Node, type NodeProps, Position } from '@xyflow/react';
import { Icon, type IconName } from '../../../parts/icon.tsx';
import { Count } from '../../../parts/values.tsx';
import type { JourneyNode } from '../../../service/types.ts';
import { configInWords, KINDS } from './config-in-words.ts';
import { outletsOf } from './outlets.ts';

const ICONS: Readonly<Record<JourneyNode['config']['kind'], IconName>> = {
  send: 'send',
  delay: 'clock',
  delay_until: 'clock',
  wait_for: 'clock',
  split: 'journey',
  random_split: 'journey',
  update_contact: 'person',
  tag: 'tag',
  webhook: 'webhook',
  goal: 'check',
  exit: 'stop',
};

export type StepNode = Node<
  {
    readonly node: JourneyNode;
    /** How many contacts wait here; null before it is published. */
    readonly waiting: number | null;
    readonly problem: string | null;
  },
  'step'
>;

/** A step in the picture. Its handles are where connections start and end. */
export function StepCard({ data: { node, waiting, problem }, selected }: NodeProps<StepNode>) {
  const { config, name, start } = node;
  const outlets = outletsOf(config);
  return (
    <div className={`step-card${selected ? ' chosen' : ''}${problem === null ? '' : ' wrong'}`}>
      <Handle type="target" position={Position.Top} />
      <p className="row step-kind">
        <Icon name={ICONS[config.kind]} size={14} />
        <span className="quiet small">{start ? `Start: ${KINDS[config.kind].toLowerCase()}` : KINDS[config.kind]}</span>
        {waiting !== null && waiting > 0 && (
          <span className="step-count">
            <Count value={waiting} />
          </span>
        )}
      </p>
      <p className="truncate step-name">{name}</p>
      <p className="truncate small quiet">{problem ?? configInWords(config)}</p>
      {outlets.map(({ id, label }, index) => (
        <Handle
          key={id}
          id={id}
          type="source"
          position={Position.Bottom}
          title={label}
          style={{ left: `${((index + 1) * 100) / (outlets.length + 1)}%` }}
        />
      ))}
    </div>
  );
}
