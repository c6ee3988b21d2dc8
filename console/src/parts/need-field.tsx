import { useState } from 'react';
import type { NextAction } from '../service/client.ts';
import { TextField } from './field.tsx';
import { readValue, valueAt, withValue } from './json-pointer.ts';
import { kindOf, nameInWords, resolve, type Schema, type Values } from './schema/schema.ts';
import { SchemaField } from './schema/schema-field.tsx';

interface NeedFieldProps {
  readonly need: NonNullable<NextAction['needs']>[number];
  /** Of the params of the call. */
  readonly schema: Schema;
  readonly values: Values;
  readonly onChange: (values: Values) => void;
}

/** A value that only the person can know, asked for in the kind that the contract gives it. */
export function NeedField({ need: { path, meaning }, schema, values, onChange }: NeedFieldProps) {
  const name = path.slice(1);
  const found = schema.properties?.[name];
  const value = valueAt(values, path);
  const set = (next: unknown) => onChange(withValue(values, path, next));
  if (found === undefined || kindOf(resolve(found, schema), schema) === 'json')
    return <AnyField label={nameInWords(name.replaceAll('/', ' › '))} meaning={meaning} onChange={set} />;
  return (
    <SchemaField
      name={name}
      schema={{ ...resolve(found, schema), description: meaning }}
      root={schema}
      value={value}
      onChange={set}
      isRequired
    />
  );
}

interface AnyFieldProps {
  readonly label: string;
  readonly meaning: string;
  readonly onChange: (value: unknown) => void;
}

/** A value of several kinds: an object or a list as JSON, anything else as it stands. */
function AnyField({ label, meaning, onChange }: AnyFieldProps) {
  const [text, setText] = useState('');
  const change = (next: string) => {
    setText(next);
    onChange(next === '' ? undefined : readValue(next));
  };
  return <TextField label={label} description={meaning} value={text} onChange={change} isRequired />;
}
