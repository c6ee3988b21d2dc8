import { useState } from 'react';
import { Button } from '../../../parts/button.tsx';
import { TextField } from '../../../parts/field.tsx';
import { Form } from '../../../parts/form.tsx';
import { useCall } from '../../../service/use-call.ts';

/** Adds one person. The number is one that is reserved for examples. */
export function FirstContact() {
  const upsert = useCall('contacts.upsert');
  const [phone, setPhone] = useState('+1 202 555 0143');
  const [name, setName] = useState('');
  return (
    <Form onSubmit={() => upsert.mutate({ phone, ...(name === '' ? {} : { first_name: name }) })} error={upsert.error}>
      <TextField
        label="Phone number"
        name="phone"
        type="tel"
        description="This one belongs to no one. The simulator answers for it."
        value={phone}
        onChange={setPhone}
        isRequired
      />
      <TextField label="First name" name="first_name" value={name} onChange={setName} />
      <div className="row">
        <Button kind="primary" type="submit" isPending={upsert.isPending}>
          Add this contact
        </Button>
      </div>
    </Form>
  );
}
