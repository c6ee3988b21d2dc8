import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { SelectField, TextField } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { Notice } from '../../parts/notice.tsx';
import { useCall } from '../../service/use-call.ts';

const REASONS = [
  { id: 'do_not_contact', label: 'Asked not to be contacted' },
  { id: 'litigation', label: 'Litigation' },
  { id: 'dead_line', label: 'The number is out of use' },
  { id: 'internal', label: 'Internal' },
] as const;

type Reason = (typeof REASONS)[number]['id'];

/** Keeps all messages from a number, whatever its consent. */
export function Suppress() {
  const [phone, setPhone] = useState('');
  const [reason, setReason] = useState<Reason>('do_not_contact');
  const suppress = useCall('compliance.suppress');
  return (
    <Form onSubmit={() => suppress.mutate({ phone, reason })} error={suppress.error}>
      <p className="quiet">
        The number gets no message any more, and no later consent lifts this. Waiting messages are canceled.
      </p>
      <TextField
        label="Phone number"
        name="phone"
        type="tel"
        value={phone}
        onChange={setPhone}
        isRequired
        placeholder="+12025550143"
      />
      <SelectField
        label="Reason"
        name="reason"
        options={REASONS}
        value={reason}
        onChange={(id) => setReason(id as Reason)}
      />
      {suppress.data !== undefined && (
        <Notice
          tone="good"
          title={
            suppress.data.created
              ? `${suppress.data.phone} is suppressed.`
              : `${suppress.data.phone} was suppressed already.`
          }
        />
      )}
      <div className="row">
        <Button kind="danger" type="submit" isPending={suppress.isPending} isDisabled={phone === ''}>
          Suppress
        </Button>
      </div>
    </Form>
  );
}
