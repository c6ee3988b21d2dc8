import { zone } from '../service/locale.ts';
import { type FieldProps, TextField } from './field.tsx';

interface DateTimeFieldProps extends FieldProps {
  /** `2026-11-26T15:30` in the person's zone. */
  readonly value: string;
  onChange(value: string): void;
}

/** A date and a time in the person's zone, with the controls of the browser. */
export function DateTimeField({ description, ...rest }: DateTimeFieldProps) {
  return <TextField type="datetime-local" description={description ?? `In ${zone}.`} {...rest} />;
}

export function toLocalTime(at: Date): string {
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** RFC 3339, as calls expect it; empty when the field is. */
export function fromLocalTime(value: string): string {
  return value === '' ? '' : new Date(value).toISOString();
}
