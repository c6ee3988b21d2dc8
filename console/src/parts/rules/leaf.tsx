import type { SegmentRuleInput } from '../../service/types.ts';
import { NumberField, SelectField, TextField } from '../field.tsx';
import { ChangeLeaf } from './change-leaf.tsx';
import { FieldLeaf } from './field-leaf.tsx';
import { ConsentLeaf, ListLeaf, RandomLeaf, SegmentLeaf, TagLeaf } from './member-leaf.tsx';

type Kind = SegmentRuleInput['kind'];

export const LEAVES: readonly { readonly kind: Kind; readonly label: string }[] = [
  { kind: 'field', label: 'Something you know of them' },
  { kind: 'event', label: 'Something they did' },
  { kind: 'conversion', label: 'A purchase or another conversion' },
  { kind: 'click', label: 'A click' },
  { kind: 'consent', label: 'Their consent' },
  { kind: 'list', label: 'A list they are on' },
  { kind: 'tag', label: 'A tag they have' },
  { kind: 'segment', label: 'Another segment' },
  { kind: 'segment_change', label: 'When they joined or left a segment' },
  { kind: 'random_bucket', label: 'A random share' },
  { kind: 'in_hold_out', label: 'The hold-out of the account' },
];

export function newLeaf(kind: Kind): SegmentRuleInput {
  switch (kind) {
    case 'event':
      return { kind, name: '', operator: 'at_least', count: 1 };
    case 'conversion':
      return { kind, event: 'purchase', operator: 'at_least', count: 1 };
    case 'click':
      return { kind, operator: 'at_least', count: 1 };
    case 'consent':
      return { kind, status: 'opted_in' };
    case 'list':
      return { kind, list_id: '' };
    case 'tag':
      return { kind, tag_id: '' };
    case 'segment':
      return { kind, segment_id: '' };
    case 'segment_change':
      return { kind, segment_id: '', change: 'joined', within: { amount: 7, unit: 'days' } };
    case 'random_bucket':
      return { kind, from: 0, to: 10 };
    case 'in_hold_out':
      return { kind };
    default:
      return { kind: 'field', field: 'country', operator: 'eq', value: 'US' };
  }
}

interface LeafProps {
  readonly rule: SegmentRuleInput;
  readonly onChange: (rule: SegmentRuleInput) => void;
}

/** The fields of one rule. A kind that has no form is shown, and edited as JSON. */
export function Leaf({ rule, onChange }: LeafProps) {
  switch (rule.kind) {
    case 'field':
      return <FieldLeaf rule={rule} onChange={onChange} />;
    case 'event':
    case 'click':
      return <CountedLeaf rule={rule} onChange={onChange} />;
    case 'conversion':
      // Amounts have no form.
      return rule.currency === undefined ? <CountedLeaf rule={rule} onChange={onChange} /> : <Shown rule={rule} />;
    case 'consent':
      return <ConsentLeaf rule={rule} onChange={onChange} />;
    case 'list':
      return <ListLeaf rule={rule} onChange={onChange} />;
    case 'tag':
      return <TagLeaf rule={rule} onChange={onChange} />;
    case 'segment':
      return <SegmentLeaf rule={rule} onChange={onChange} />;
    case 'segment_change':
      return <ChangeLeaf rule={rule} onChange={onChange} />;
    case 'random_bucket':
      return <RandomLeaf rule={rule} onChange={onChange} />;
    case 'in_hold_out':
      return <p className="rule-word">In the hold-out of the account</p>;
    default:
      return <Shown rule={rule} />;
  }
}

const Shown = ({ rule }: { readonly rule: SegmentRuleInput }) => <code className="grow">{JSON.stringify(rule)}</code>;

const TIMES = [
  { id: 'at_least', label: 'at least' },
  { id: 'at_most', label: 'at most' },
  { id: 'exactly', label: 'exactly' },
];

type Counted = Extract<SegmentRuleInput, { kind: 'event' | 'conversion' | 'click' }>;

function CountedLeaf({ rule, onChange }: { readonly rule: Counted; readonly onChange: LeafProps['onChange'] }) {
  const days = rule.within?.unit === 'days' ? rule.within.amount : Number.NaN;
  return (
    <div className="rule-parts">
      {rule.kind === 'conversion' && (
        <TextField
          label="Type"
          value={rule.event ?? ''}
          onChange={(event) => onChange({ ...rule, event })}
          placeholder="purchase"
          isRequired
        />
      )}
      {rule.kind === 'click' && <p className="rule-word">Clicked a link</p>}
      {rule.kind === 'event' && (
        <TextField
          label="Event"
          value={rule.name}
          onChange={(name) => onChange({ ...rule, name })}
          placeholder="order.placed"
          isRequired
        />
      )}
      <SelectField
        label="How often"
        options={TIMES}
        value={rule.operator ?? 'at_least'}
        onChange={(operator) => onChange({ ...rule, operator: operator as NonNullable<Counted['operator']> })}
      />
      <NumberField
        label="Times"
        value={rule.count ?? 1}
        minValue={0}
        onChange={(count) => onChange({ ...rule, count: Number.isNaN(count) ? 1 : count })}
      />
      <NumberField
        label="Within days"
        value={days}
        minValue={1}
        onChange={(amount) => {
          const { within: _within, ...rest } = rule;
          onChange(Number.isNaN(amount) ? rest : { ...rest, within: { amount, unit: 'days' } });
        }}
      />
    </div>
  );
}
