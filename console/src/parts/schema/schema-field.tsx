import { useState } from 'react';
import { inWords } from '../badge.tsx';
import { Checkbox, NumberField, SelectField, TextField } from '../field.tsx';
import { fieldsOf, kindOf, nameInWords, resolve, type Schema, type Values } from './schema.ts';

interface SchemaFieldProps {
  readonly name: string;
  readonly schema: Schema;
  readonly root: Schema;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly isRequired: boolean;
}

const LONG_TEXT = 200;

/** One value of a schema. */
export function SchemaField({ name, schema: given, root, value, onChange, isRequired }: SchemaFieldProps) {
  const schema = resolve(given, root);
  const { description, enum: choices = [], maxLength = 0 } = schema;
  const field = {
    label: nameInWords(name),
    name,
    isRequired,
    ...(description === undefined ? {} : { description }),
  };
  switch (kindOf(schema, root)) {
    case 'choice':
      return (
        <SelectField
          {...field}
          options={choices.map((each) => ({ id: String(each), label: inWords(String(each)) }))}
          value={typeof value === 'string' || typeof value === 'number' ? String(value) : null}
          onChange={onChange}
        />
      );
    case 'boolean':
      return (
        <Checkbox isSelected={value === true} onChange={onChange} name={name}>
          {nameInWords(name)}
          {description !== undefined && <span className="quiet small"> {description}</span>}
        </Checkbox>
      );
    case 'number':
      return (
        <NumberField
          {...field}
          value={typeof value === 'number' ? value : Number.NaN}
          onChange={(next) => onChange(Number.isNaN(next) ? undefined : next)}
        />
      );
    case 'list':
      return (
        <TextField
          {...field}
          rows={3}
          description={description === undefined ? 'One a line.' : `${description} One a line.`}
          value={Array.isArray(value) ? value.join('\n') : ''}
          onChange={(text) => onChange(text === '' ? undefined : text.split('\n'))}
        />
      );
    case 'object':
      return (
        <fieldset className="schema-group stack">
          <legend>{nameInWords(name)}</legend>
          <SchemaFields schema={schema} root={root} values={(value ?? {}) as Values} onChange={onChange} />
        </fieldset>
      );
    case 'json':
      return <JsonField {...field} value={value} onChange={onChange} />;
    default:
      return (
        <TextField
          {...field}
          {...(maxLength > LONG_TEXT ? { rows: 3 } : {})}
          value={typeof value === 'string' ? value : ''}
          onChange={(text) => onChange(text === '' ? undefined : text)}
        />
      );
  }
}

interface SchemaFieldsProps {
  readonly schema: Schema;
  readonly root: Schema;
  readonly values: Values;
  readonly onChange: (values: Values) => void;
}

/** The values of an object, the required ones first. */
export function SchemaFields({ schema, root, values, onChange }: SchemaFieldsProps) {
  const { required = [] } = schema;
  const isRequired = (name: string): boolean => required.includes(name);
  const fields = fieldsOf(schema).toSorted(([one], [other]) => Number(isRequired(other)) - Number(isRequired(one)));
  const set = (name: string, value: unknown) => {
    const { [name]: _before, ...rest } = values;
    onChange(value === undefined ? rest : { ...rest, [name]: value });
  };
  return fields.map(([name, each]) => (
    <SchemaField
      key={name}
      name={name}
      schema={each}
      root={root}
      value={values[name]}
      onChange={(value) => set(name, value)}
      isRequired={isRequired(name)}
    />
  ));
}

interface JsonFieldProps {
  readonly label: string;
  readonly name: string;
  readonly isRequired: boolean;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

function JsonField({ value, onChange, ...field }: JsonFieldProps) {
  const [text, setText] = useState(value === undefined ? '' : JSON.stringify(value, null, 2));
  const [isValid, setValid] = useState(true);
  const change = (next: string) => {
    setText(next);
    try {
      onChange(next === '' ? undefined : JSON.parse(next));
      setValid(true);
    } catch {
      setValid(false);
    }
  };
  return (
    <TextField
      {...field}
      isMono
      rows={4}
      value={text}
      onChange={change}
      description={isValid ? 'As JSON.' : 'This is no valid JSON yet.'}
    />
  );
}
