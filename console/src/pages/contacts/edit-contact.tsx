import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { TextField } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { useSaidCall } from '../../parts/use-said-call.ts';
import type { ResultOf } from '../../service/client.ts';

interface EditContactProps {
  readonly contact: ResultOf<'contacts.get'>['contact'];
  readonly onClose: () => void;
}

/** An edit is refused if the contact has changed since it was opened. */
export function EditContact({ contact, onClose }: EditContactProps) {
  const upsert = useSaidCall('contacts.upsert');
  const [first, setFirst] = useState(contact.first_name ?? '');
  const [last, setLast] = useState(contact.last_name ?? '');
  const [email, setEmail] = useState(contact.email ?? '');
  const [timezone, setTimezone] = useState(contact.timezone ?? '');
  const orNull = (text: string) => (text.trim() === '' ? null : text.trim());
  const submit = async () => {
    const { phone, first_name, last_name, email: address, timezone: zone } = contact;
    const isSaved = await upsert.make(
      {
        phone,
        first_name: orNull(first),
        last_name: orNull(last),
        email: orNull(email),
        timezone: orNull(timezone),
        expected_version: contact.version,
      },
      {
        said: 'Saved.',
        undo: (call) => call('contacts.upsert', { phone, first_name, last_name, email: address, timezone: zone }),
      },
    );
    if (isSaved) onClose();
  };
  return (
    <Dialog title={`Edit ${contact.phone}`} isOpen onClose={onClose}>
      <Form onSubmit={() => void submit()} error={upsert.error}>
        <TextField label="First name" name="first_name" value={first} onChange={setFirst} autoFocus />
        <TextField label="Last name" name="last_name" value={last} onChange={setLast} />
        <TextField label="Email" name="email" type="email" value={email} onChange={setEmail} />
        <TextField
          label="Time zone"
          name="timezone"
          description="For the allowed hours, such as America/New_York. Empty: by the phone number."
          value={timezone}
          onChange={setTimezone}
        />
        <div className="row end">
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" isPending={upsert.isPending}>
            Save
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
