import {
  Button as AriaButton,
  ComboBox,
  FieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components';
import './dialog.css';
import './field.css';
import type { FieldProps } from './field.tsx';
import { Icon } from './icon.tsx';

interface ComboFieldProps extends FieldProps {
  readonly options: readonly string[];
  readonly value: string;
  onChange(value: string): void;
  readonly autoFocus?: boolean;
  readonly maxLength?: number;
}

/** A name that exists, or a new one. */
export function ComboField({ label, description, options, value, onChange, maxLength, ...rest }: ComboFieldProps) {
  return (
    <ComboBox
      className="field"
      allowsCustomValue
      menuTrigger="focus"
      inputValue={value}
      onInputChange={onChange}
      {...rest}
    >
      <Label>{label}</Label>
      <div className="combo">
        <Input className="control" maxLength={maxLength} />
        <AriaButton className="button quiet icon-only">
          <Icon name="down" />
        </AriaButton>
      </div>
      {description !== undefined && (
        <Text slot="description" className="quiet small">
          {description}
        </Text>
      )}
      <FieldError className="field-error" />
      <Popover className="popover options">
        <ListBox className="menu">
          {options.map((option) => (
            <ListBoxItem key={option} id={option} textValue={option} className="menu-item">
              {option}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
