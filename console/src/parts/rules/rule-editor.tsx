import { useState } from 'react';
import type { SegmentRuleInput } from '../../service/types.ts';
import { Button } from '../button.tsx';
import { SelectField, TextField } from '../field.tsx';
import { ActionMenu } from '../menu.tsx';
import './rules.css';
import { LEAVES, Leaf, newLeaf } from './leaf.tsx';

interface RuleProps {
  readonly rule: SegmentRuleInput;
  readonly onChange: (rule: SegmentRuleInput) => void;
}

/** The rules of a segment as nested groups, or as JSON for those who prefer it. */
export function RuleEditor({ rule, onChange }: RuleProps) {
  const [text, setText] = useState<string | null>(null);
  const parsed = text === null ? rule : parse(text);
  return (
    <fieldset className="stack rules">
      <div className="row apart">
        <legend>Rules</legend>
        <Button
          kind="quiet"
          icon={text === null ? 'code' : 'list'}
          isDisabled={parsed === null}
          onPress={() => setText(text === null ? JSON.stringify(rule, null, 2) : null)}
        >
          {text === null ? 'Edit as JSON' : 'Edit as a form'}
        </Button>
      </div>
      {text === null ? (
        <Rule rule={isGroup(rule) ? rule : { kind: 'and', rules: [rule] }} onChange={onChange} />
      ) : (
        <TextField
          label="Rules as JSON"
          name="rules"
          isMono
          rows={14}
          value={text}
          {...(parsed === null ? { description: 'This is no valid JSON yet.' } : {})}
          onChange={(next) => {
            setText(next);
            const value = parse(next);
            if (value !== null) onChange(value);
          }}
        />
      )}
    </fieldset>
  );
}

type Group = Extract<SegmentRuleInput, { kind: 'and' | 'or' }>;

const isGroup = (rule: SegmentRuleInput): rule is Group => rule.kind === 'and' || rule.kind === 'or';

function parse(text: string): SegmentRuleInput | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'kind' in value ? (value as SegmentRuleInput) : null;
  } catch {
    return null;
  }
}

const CONNECTIONS = [
  { id: 'and', label: 'All of these' },
  { id: 'or', label: 'Any of these' },
];

function Rule({ rule, onChange, onRemove }: RuleProps & { readonly onRemove?: () => void }) {
  if (rule.kind === 'not')
    return (
      <div className="rule-not">
        <div className="row apart">
          <strong>Not</strong>
          <Button kind="quiet" onPress={() => onChange(rule.rule)}>
            Remove “not”
          </Button>
        </div>
        <Rule
          rule={rule.rule}
          onChange={(next) => onChange({ kind: 'not', rule: next })}
          {...(onRemove === undefined ? {} : { onRemove })}
        />
      </div>
    );
  if (!isGroup(rule))
    return (
      <div className="rule">
        <Leaf rule={rule} onChange={onChange} />
        <ActionMenu
          label="Rule"
          actions={[
            { label: 'Turn into “not”', onAction: () => onChange({ kind: 'not', rule }) },
            { label: 'Put into a group', onAction: () => onChange({ kind: 'or', rules: [rule] }) },
            ...(onRemove === undefined
              ? []
              : [{ label: 'Remove', icon: 'trash' as const, isDanger: true, onAction: onRemove }]),
          ]}
        />
      </div>
    );
  const replaced = (index: number, next: SegmentRuleInput | null): SegmentRuleInput[] =>
    rule.rules.flatMap((each, at) => (at !== index ? [each] : next === null ? [] : [next]));
  return (
    <div className="rule-group">
      <div className="row">
        <SelectField
          label="Who meets"
          options={CONNECTIONS}
          value={rule.kind}
          onChange={(kind) => onChange({ ...rule, kind: kind as Group['kind'] })}
        />
        {onRemove !== undefined && <Button kind="quiet" icon="trash" label="Remove group" onPress={onRemove} />}
      </div>
      {rule.rules.map((each, index) => (
        <Rule
          // Rules have no identity of their own: the position is what stays while one is edited.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          rule={each}
          onChange={(next) => onChange({ ...rule, rules: replaced(index, next) })}
          {...(rule.rules.length > 1 ? { onRemove: () => onChange({ ...rule, rules: replaced(index, null) }) } : {})}
        />
      ))}
      <div className="row">
        <ActionMenu
          label="Add a rule"
          actions={LEAVES.map(({ kind, label }) => ({
            label,
            onAction: () => onChange({ ...rule, rules: [...rule.rules, newLeaf(kind)] }),
          }))}
        >
          Add a rule
        </ActionMenu>
      </div>
    </div>
  );
}
