import type { ReactNode } from 'react';
import {
  Button as AriaButton,
  Checkbox as AriaCheckbox,
  NumberField as AriaNumberField,
  SearchField as AriaSearchField,
  Select as AriaSelect,
  TextField as AriaTextField,
  FieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
  Text,
  TextArea,
} from 'react-aria-components';
import './field.css';
import './dialog.css';
import { Icon } from './icon.tsx';

export interface FieldProps {
  readonly label: string;
  /** The name of the param that the field fills in, by which an error finds it. */
  readonly name?: string;
  readonly description?: ReactNode;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
}

interface TextFieldProps extends FieldProps {
  readonly value: string;
  onChange(value: string): void;
  readonly rows?: number;
  readonly type?: 'text' | 'password' | 'email' | 'tel' | 'url' | 'datetime-local';
  readonly placeholder?: string;
  readonly autoFocus?: boolean;
  readonly maxLength?: number;
  readonly isMono?: boolean;
}

export function TextField({ label, description, rows, placeholder, isMono = false, ...rest }: TextFieldProps) {
  const className = isMono ? 'control mono' : 'control';
  return (
    <AriaTextField className="field" {...rest}>
      <Label>{label}</Label>
      {rows === undefined ? (
        <Input className={className} placeholder={placeholder} />
      ) : (
        <TextArea className={className} rows={rows} placeholder={placeholder} />
      )}
      <Help description={description} />
    </AriaTextField>
  );
}

interface NumberFieldProps extends FieldProps {
  /** NaN while it is empty. */
  readonly value: number;
  onChange(value: number): void;
  readonly minValue?: number;
  readonly maxValue?: number;
}

export function NumberField({ label, description, ...rest }: NumberFieldProps) {
  return (
    <AriaNumberField className="field" {...rest}>
      <Label>{label}</Label>
      <Input className="control" />
      <Help description={description} />
    </AriaNumberField>
  );
}

export interface Option {
  readonly id: string;
  readonly label: string;
  readonly description?: string;
}

interface SelectFieldProps extends FieldProps {
  readonly options: readonly Option[];
  readonly value: string | null;
  onChange(value: string): void;
  readonly placeholder?: string;
  /** Without its label beside it, as a filter. */
  readonly isCompact?: boolean;
}

export function SelectField(props: SelectFieldProps) {
  const { label, description, options, value, onChange, placeholder, isCompact = false, ...rest } = props;
  return (
    <AriaSelect
      className="field"
      value={value}
      onChange={(key) => key !== null && onChange(String(key))}
      placeholder={placeholder ?? 'Choose'}
      {...rest}
    >
      <Label className={isCompact ? 'hidden-visually' : undefined}>{label}</Label>
      <AriaButton className="control select">
        <SelectValue className="truncate">
          {({ selectedText, defaultChildren }) => selectedText ?? defaultChildren}
        </SelectValue>
        <Icon name="down" />
      </AriaButton>
      <Help description={description} />
      <Popover className="popover options">
        <ListBox className="menu" items={options}>
          {(option: Option) => (
            <ListBoxItem id={option.id} textValue={option.label} className="menu-item">
              {option.description === undefined ? (
                option.label
              ) : (
                <span className="stack tight">
                  <span>{option.label}</span>
                  <span className="quiet small">{option.description}</span>
                </span>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}

type CheckboxProps =
  | {
      readonly isSelected: boolean;
      onChange(isSelected: boolean): void;
      readonly children: ReactNode;
      readonly isDisabled?: boolean;
      readonly name?: string;
    }
  /** Of a row of a table, which knows whether it is selected. */
  | { readonly slot: 'selection' };

export function Checkbox(props: CheckboxProps) {
  const box = (
    <span className="check-box">
      <Icon name="check" size={12} />
    </span>
  );
  if ('slot' in props)
    return (
      <AriaCheckbox className="checkbox" slot={props.slot}>
        {box}
      </AriaCheckbox>
    );
  const { children, ...rest } = props;
  return (
    <AriaCheckbox className="checkbox" {...rest}>
      {box}
      <span>{children}</span>
    </AriaCheckbox>
  );
}

interface SearchProps {
  readonly label: string;
  readonly value: string;
  onChange(value: string): void;
  readonly placeholder?: string;
}

/** A search with its label in the placeholder, for the head of a list. */
export function Search({ label, placeholder, ...rest }: SearchProps) {
  return (
    <AriaSearchField className="search" aria-label={label} {...rest}>
      <Icon name="search" />
      <Input className="control" placeholder={placeholder ?? label} />
      <AriaButton className="clear">
        <Icon name="close" />
      </AriaButton>
    </AriaSearchField>
  );
}

function Help({ description }: { readonly description: ReactNode }) {
  return (
    <>
      {description !== undefined && (
        <Text slot="description" className="quiet small">
          {description}
        </Text>
      )}
      <FieldError className="field-error" />
    </>
  );
}
