import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import './choice.css';
import type { Option } from './field.tsx';

interface ChoiceProps {
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: string;
  onChange(value: string): void;
}

/** One of a few, all of which are visible. */
export function Choice({ label, options, value, onChange }: ChoiceProps) {
  return (
    <ToggleButtonGroup
      className="choice"
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => onChange(String([...keys][0] ?? value))}
    >
      {options.map((option) => (
        <ToggleButton key={option.id} id={option.id} className="choice-item">
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
