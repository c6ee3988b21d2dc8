import { useZone } from '../service/locale.ts';
import { type FieldProps, TextField } from './field.tsx';

interface DateTimeFieldProps extends FieldProps {
  /** `2026-11-26T15:30` in the zone in which times are shown (`toLocalTime`). */
  readonly value: string;
  onChange(value: string): void;
}

/** A date and a time in the zone in which times are shown, with the controls of the browser. */
export function DateTimeField({ description, ...rest }: DateTimeFieldProps) {
  const zone = useZone();
  return <TextField type="datetime-local" description={description ?? `In ${zone}.`} {...rest} />;
}
