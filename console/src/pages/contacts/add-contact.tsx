import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { TextField } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { addresses } from '../../service/addresses.ts';
import { useCall } from '../../service/use-call.ts';

/** Adds one person; an existing contact with the number is completed. */
export function AddContact({ onClose }: { readonly onClose: () => void }) {
  const upsert = useCall('contacts.upsert');
  const navigate = useNavigate();
  const [phone, setPhone] = useState('');
  const [first, setFirst] = useState('');
  const [last, setLast] = useState('');
  const submit = () =>
    upsert.mutate(
      {
        phone,
        ...(first === '' ? {} : { first_name: first }),
        ...(last === '' ? {} : { last_name: last }),
      },
      { onSuccess: ({ contact }) => void navigate(addresses.contact(contact.id)) },
    );
  return (
    <Dialog title="Add contact" isOpen onClose={onClose}>
      <Form onSubmit={submit} error={upsert.error}>
        <TextField
          label="Phone number"
          name="phone"
          type="tel"
          description="With the country code, such as +1 202 555 0143."
          value={phone}
          onChange={setPhone}
          isRequired
          autoFocus
        />
        <TextField label="First name" name="first_name" value={first} onChange={setFirst} />
        <TextField label="Last name" name="last_name" value={last} onChange={setLast} />
        <div className="row end">
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" isPending={upsert.isPending}>
            Add contact
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
