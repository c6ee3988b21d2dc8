import {
  Button as AriaButton,
  Select as AriaSelect,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
  Text,
} from 'react-aria-components';
import './dialog.css';
import './field.css';
import type { FieldProps, Option } from './field.tsx';
import { Icon } from './icon.tsx';

interface MultiSelectProps extends Omit<FieldProps, 'isRequired'> {
  readonly options: readonly Option[];
  readonly value: readonly string[];
  onChange(value: readonly string[]): void;
  /** What no choice means. */
  readonly placeholder: string;
}

/** Any number of a list. */
export function MultiSelect({ label, description, options, value, onChange, placeholder }: MultiSelectProps) {
  const names = options.filter(({ id }) => value.includes(id)).map(({ label: name }) => name);
  return (
    <AriaSelect
      className="field"
      selectionMode="multiple"
      value={[...value]}
      onChange={(keys) => onChange((keys as readonly (string | number)[]).map(String))}
      placeholder={placeholder}
    >
      <Label>{label}</Label>
      <AriaButton className="control select">
        <SelectValue className="truncate">
          {({ defaultChildren }) => (names.length === 0 ? defaultChildren : names.join(', '))}
        </SelectValue>
        <Icon name="down" />
      </AriaButton>
      {description !== undefined && (
        <Text slot="description" className="quiet small">
          {description}
        </Text>
      )}
      <Popover className="popover options">
        <ListBox
          className="menu"
          items={options}
          renderEmptyState={() => <span className="quiet menu-item">There are none yet</span>}
        >
          {(option: Option) => (
            <ListBoxItem id={option.id} textValue={option.label} className="menu-item">
              {({ isSelected }) => (
                <>
                  {isSelected ? <Icon name="check" /> : <span className="menu-indent" />}
                  <span className="truncate">{option.label}</span>
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
