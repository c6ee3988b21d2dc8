import type { SegmentRuleInput } from '../../service/types.ts';
import { usePages } from '../../service/use-pages.ts';
import { NumberField, SelectField } from '../field.tsx';
import { optionsOf } from './member-leaf.tsx';

type Change = Extract<SegmentRuleInput, { kind: 'segment_change' }>;

const CHANGES = [
  { id: 'joined', label: 'joined' },
  { id: 'left', label: 'left' },
];

/** Who joined or left a segment. Only tracked segments can be chosen: of others it is not known. */
export function ChangeLeaf({
  rule,
  onChange,
}: {
  readonly rule: Change;
  readonly onChange: (rule: SegmentRuleInput) => void;
}) {
  const { items } = usePages('segments.list', {});
  const tracked = items?.filter(({ tracking }) => tracking?.state === 'tracking');
  const { amount, unit } = rule.within;
  return (
    <div className="rule-parts">
      <SelectField
        label="What they did"
        options={CHANGES}
        value={rule.change}
        onChange={(change) => onChange({ ...rule, change: change as Change['change'] })}
      />
      <SelectField
        label="Segment whose members are tracked"
        options={optionsOf(tracked, rule.segment_id)}
        value={rule.segment_id === '' ? null : rule.segment_id}
        onChange={(id) => onChange({ ...rule, segment_id: id })}
      />
      <NumberField
        label={`Within ${unit}`}
        value={amount}
        minValue={1}
        onChange={(next) => onChange({ ...rule, within: { amount: Number.isNaN(next) ? 1 : next, unit } })}
      />
    </div>
  );
}
