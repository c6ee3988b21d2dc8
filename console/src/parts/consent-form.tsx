import { useState } from 'react';
import type { ParamsOf } from '../service/client.ts';
import { fromLocalTime, toLocalTime } from '../service/locale.ts';
import { useCall } from '../service/use-call.ts';
import { Button } from './button.tsx';
import { CONSENT_METHODS } from './consent-methods.ts';
import { DateTimeField } from './date-time-field.tsx';
import { SelectField, TextField } from './field.tsx';
import { Form } from './form.tsx';

interface ConsentFormProps {
  readonly contactId: string;
  readonly onDone?: () => void;
}

/** The proof of an opt-in: how, where and when, and what shows it. */
export function ConsentForm({ contactId, onDone }: ConsentFormProps) {
  const optIn = useCall('contacts.optIn');
  const [method, setMethod] = useState<string | null>(null);
  const [source, setSource] = useState('');
  const [evidence, setEvidence] = useState('');
  const [at, setAt] = useState(toLocalTime(new Date()));
  const submit = () =>
    optIn.mutate(
      {
        contact_id: contactId,
        source,
        evidence,
        captured_at: fromLocalTime(at),
        ...(method === null ? {} : { method: method as ParamsOf<'contacts.optIn'>['method'] }),
      },
      { onSuccess: onDone },
    );
  return (
    <Form onSubmit={submit} error={optIn.error}>
      <SelectField
        label="How did they agree?"
        name="method"
        options={CONSENT_METHODS}
        value={method}
        onChange={setMethod}
        isRequired
      />
      <TextField
        label="Where?"
        name="source"
        description="The address of the form, or the place."
        value={source}
        onChange={setSource}
        isRequired
      />
      <DateTimeField label="When?" name="captured_at" value={at} onChange={setAt} isRequired />
      <TextField
        label="What shows it?"
        name="evidence"
        description="For example the number of the form entry, or who was present."
        value={evidence}
        onChange={setEvidence}
        isRequired
      />
      <div className="row">
        <Button kind="primary" type="submit" isPending={optIn.isPending}>
          Record consent
        </Button>
      </div>
    </Form>
  );
}
