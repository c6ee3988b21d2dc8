import type { SegmentRuleInput } from '../../service/types.ts';
import { useSkill } from '../../service/use-skill.ts';
import { NumberField, SelectField, TextField } from '../field.tsx';
import { fieldInWords, operatorInWords } from './rule-in-words.ts';

type FieldRule = Extract<SegmentRuleInput, { kind: 'field' }>;
type Operator = FieldRule['operator'];

interface FieldLeafProps {
  readonly rule: FieldRule;
  readonly onChange: (rule: SegmentRuleInput) => void;
}

const WITHOUT_VALUE: readonly string[] = ['exists', 'not_exists'];
const WITH_VALUES: readonly string[] = ['in', 'nin', 'between'];
const WITH_DAYS: readonly string[] = ['within_last', 'not_within_last', 'within_next'];

/** A field or an attribute of the contact; what there is comes from `segments.fields`. */
export function FieldLeaf({ rule, onChange }: FieldLeafProps) {
  const fields = useSkill('segments.fields', {});
  const known = fields.data?.items.filter(({ kind }) => kind !== 'event') ?? [];
  const chosen = known.find(({ field }) => field === rule.field);
  const options = known.map(({ field, contacts }) => ({
    id: field,
    label: fieldInWords(field),
    description: `${contacts} contacts`,
  }));
  const operators = chosen?.operators ?? [rule.operator];
  const choose = (field: string) => {
    const next = known.find((each) => each.field === field)?.example;
    onChange(next?.kind === 'field' ? (next as FieldRule) : { ...rule, field });
  };
  return (
    <div className="rule-parts">
      <SelectField
        label="Field"
        options={chosen === undefined ? [...options, { id: rule.field, label: fieldInWords(rule.field) }] : options}
        value={rule.field}
        onChange={choose}
      />
      <SelectField
        label="Is"
        options={operators.map((id) => ({ id, label: operatorInWords(id) }))}
        value={rule.operator}
        onChange={(operator) => onChange(withOperator(rule, operator as Operator))}
      />
      <Value
        rule={rule}
        isNumber={chosen?.types.includes('number') === true && !chosen.types.includes('text')}
        onChange={onChange}
      />
    </div>
  );
}

/** The rule with an operator, and with a value of the kind that this operator takes. */
function withOperator({ kind, field, value, values }: FieldRule, operator: Operator): FieldRule {
  if (WITHOUT_VALUE.includes(operator)) return { kind, field, operator };
  if (WITH_DAYS.includes(operator)) return { kind, field, operator, within: { amount: 30, unit: 'days' } };
  if (operator === 'anniversary') return { kind, field, operator, days_from_now: 0 };
  const first = value ?? values?.[0] ?? '';
  if (WITH_VALUES.includes(operator)) return { kind, field, operator, values: values ?? [String(first)] };
  return { kind, field, operator, value: first };
}

function Value({ rule, isNumber, onChange }: FieldLeafProps & { readonly isNumber: boolean }) {
  const { operator, value, values, within, days_from_now: days } = rule;
  if (WITHOUT_VALUE.includes(operator)) return null;
  if (within !== undefined)
    return (
      <NumberField
        label={within.unit === 'days' ? 'Days' : within.unit}
        value={within.amount}
        minValue={1}
        onChange={(amount) => onChange({ ...rule, within: { ...within, amount: Number.isNaN(amount) ? 1 : amount } })}
      />
    );
  if (operator === 'anniversary')
    return (
      <NumberField
        label="Days from today"
        value={days ?? 0}
        minValue={0}
        onChange={(next) => onChange({ ...rule, days_from_now: Number.isNaN(next) ? 0 : next })}
      />
    );
  if (WITH_VALUES.includes(operator))
    return (
      <TextField
        label="Values, separated by commas"
        value={(values ?? []).join(', ')}
        onChange={(text) =>
          onChange({ ...rule, values: text.split(',').map((each) => readValue(each.trim(), isNumber)) })
        }
      />
    );
  if (typeof value === 'boolean')
    return (
      <SelectField
        label="Value"
        options={[
          { id: 'true', label: 'yes' },
          { id: 'false', label: 'no' },
        ]}
        value={String(value)}
        onChange={(next) => onChange({ ...rule, value: next === 'true' })}
      />
    );
  return (
    <TextField
      label="Value"
      value={String(value ?? '')}
      onChange={(text) => onChange({ ...rule, value: readValue(text, isNumber || typeof value === 'number') })}
    />
  );
}

const readValue = (text: string, isNumber: boolean): string | number =>
  isNumber && text !== '' && !Number.isNaN(Number(text)) ? Number(text) : text;
