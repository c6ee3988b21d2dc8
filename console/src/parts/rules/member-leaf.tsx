import type { SegmentRuleInput } from '../../service/types.ts';
import { usePages } from '../../service/use-pages.ts';
import { NumberField, type Option, SelectField } from '../field.tsx';

type Of<Kind> = {
  readonly rule: Extract<SegmentRuleInput, { kind: Kind }>;
  readonly onChange: (rule: SegmentRuleInput) => void;
};

const STATUSES = [
  { id: 'opted_in', label: 'opted in' },
  { id: 'pending', label: 'asked, not confirmed' },
  { id: 'opted_out', label: 'opted out' },
  { id: 'none', label: 'none' },
];

export function ConsentLeaf({ rule, onChange }: Of<'consent'>) {
  return (
    <div className="rule-parts">
      <SelectField
        label="Consent"
        options={STATUSES}
        value={String(rule.status)}
        onChange={(status) => onChange({ ...rule, status: status as typeof rule.status })}
      />
    </div>
  );
}

type Named = readonly { readonly id: string; readonly name: string }[] | undefined;

/** Objects to choose from, with the chosen one even if it is not among them. */
export function optionsOf(items: Named, value: string): readonly Option[] {
  const known: Option[] = (items ?? []).map(({ id, name }) => ({ id, label: name }));
  return value === '' || known.some(({ id }) => id === value) ? known : [...known, { id: value, label: value }];
}

interface ChoiceProps {
  readonly label: string;
  readonly items: Named;
  readonly value: string;
  readonly onChange: (id: string) => void;
}

function Choice({ label, items, value, onChange }: ChoiceProps) {
  return (
    <div className="rule-parts">
      <SelectField
        label={label}
        options={optionsOf(items, value)}
        value={value === '' ? null : value}
        onChange={onChange}
      />
    </div>
  );
}

export function ListLeaf({ rule, onChange }: Of<'list'>) {
  const { items } = usePages('lists.list', {});
  return (
    <Choice
      label="On the list"
      items={items}
      value={rule.list_id}
      onChange={(id) => onChange({ ...rule, list_id: id })}
    />
  );
}

export function TagLeaf({ rule, onChange }: Of<'tag'>) {
  const { items } = usePages('tags.list', {});
  return (
    <Choice
      label="Has the tag"
      items={items}
      value={rule.tag_id}
      onChange={(id) => onChange({ ...rule, tag_id: id })}
    />
  );
}

export function SegmentLeaf({ rule, onChange }: Of<'segment'>) {
  const { items } = usePages('segments.list', {});
  return (
    <Choice
      label="In the segment"
      items={items}
      value={rule.segment_id}
      onChange={(id) => onChange({ ...rule, segment_id: id })}
    />
  );
}

export function RandomLeaf({ rule, onChange }: Of<'random_bucket'>) {
  return (
    <div className="rule-parts">
      <NumberField
        label="From percent"
        value={rule.from}
        minValue={0}
        maxValue={100}
        onChange={(from) => onChange({ ...rule, from: Number.isNaN(from) ? 0 : from })}
      />
      <NumberField
        label="To percent"
        value={rule.to}
        minValue={0}
        maxValue={100}
        onChange={(to) => onChange({ ...rule, to: Number.isNaN(to) ? 100 : to })}
      />
    </div>
  );
}
