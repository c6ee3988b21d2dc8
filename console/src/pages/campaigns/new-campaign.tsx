import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { SelectField, TextField } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { PURPOSES } from '../../parts/purposes.ts';
import { addresses } from '../../service/addresses.ts';
import type { ParamsOf } from '../../service/client.ts';
import { useCall } from '../../service/use-call.ts';

export function NewCampaign({ onClose }: { readonly onClose: () => void }) {
  const create = useCall('campaigns.create');
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [body, setBody] = useState('');
  const [purpose, setPurpose] = useState('marketing');
  const submit = () =>
    create.mutate(
      { name, body, purpose: purpose as ParamsOf<'campaigns.create'>['purpose'] },
      { onSuccess: ({ campaign }) => void navigate(addresses.campaign(campaign.id)) },
    );
  return (
    <Dialog title="New campaign" isOpen onClose={onClose}>
      <Form onSubmit={submit} error={create.error}>
        <TextField label="Name" name="name" value={name} onChange={setName} maxLength={120} isRequired autoFocus />
        <SelectField label="Purpose" name="purpose" options={PURPOSES} value={purpose} onChange={setPurpose} />
        <TextField
          label="Message"
          name="body"
          description="A first draft. Templates and variants come next."
          rows={4}
          value={body}
          onChange={setBody}
          isRequired
        />
        <div className="row end">
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" isPending={create.isPending}>
            Create draft
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
