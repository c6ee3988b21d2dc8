import { useState } from 'react';
import { inWords } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Checkbox, SelectField, TextField } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { useCall } from '../../service/use-call.ts';
import { ShownKey } from './shown-key.tsx';

const PERMISSIONS = [
  'full',
  'read',
  'contacts',
  'campaigns',
  'messages',
  'compliance',
  'analytics',
  'billing',
  'ai',
] as const;
type Permission = (typeof PERMISSIONS)[number];

const MODES = [
  { id: 'live', label: 'Live' },
  { id: 'test', label: 'Test', description: 'Sends through the simulator only' },
];
const APPROVALS = [
  { id: 'none', label: 'Nothing' },
  { id: 'destructive', label: 'What costs or destroys' },
  { id: 'write', label: 'Everything that changes something' },
];

const EFFECTS = {
  none: [],
  destructive: ['billable', 'destructive'],
  write: ['billable', 'destructive', 'write'],
} as const;

export function NewKey({ onClose }: { readonly onClose: () => void }) {
  const [name, setName] = useState('');
  const [mode, setMode] = useState('live');
  const [chosen, setChosen] = useState<readonly Permission[]>(['read']);
  const [asks, setAsks] = useState<keyof typeof EFFECTS>('none');
  const create = useCall('agent.createKey');
  const effects = EFFECTS[asks];
  const save = () =>
    create.mutate({
      name,
      permissions: [...chosen],
      mode: mode === 'test' ? 'test' : 'live',
      ...(effects.length === 0 ? {} : { approval: { effects: [...effects] } }),
    });
  const toggle = (permission: Permission) =>
    setChosen(chosen.includes(permission) ? chosen.filter((each) => each !== permission) : [...chosen, permission]);
  return (
    <Dialog title="New key" isOpen onClose={onClose}>
      {create.data?.api_key !== undefined ? (
        <div className="stack">
          <ShownKey secret={create.data.api_key} />
          <div className="row end">
            <Button kind="primary" onPress={onClose}>
              Done
            </Button>
          </div>
        </div>
      ) : (
        <Form onSubmit={save} error={create.error}>
          <TextField label="Name" name="name" value={name} onChange={setName} isRequired autoFocus maxLength={100} />
          <SelectField label="Mode" name="mode" options={MODES} value={mode} onChange={setMode} />
          <fieldset className="stack tight key-permissions">
            <legend>It may</legend>
            {PERMISSIONS.map((permission) => (
              <Checkbox key={permission} isSelected={chosen.includes(permission)} onChange={() => toggle(permission)}>
                {inWords(permission)}
              </Checkbox>
            ))}
          </fieldset>
          <SelectField
            label="A person approves first"
            name="approval"
            options={APPROVALS}
            value={asks}
            onChange={(id) => setAsks(id as keyof typeof EFFECTS)}
          />
          <div className="row end">
            <Button
              kind="primary"
              type="submit"
              isPending={create.isPending}
              isDisabled={name === '' || chosen.length === 0}
            >
              Create key
            </Button>
          </div>
        </Form>
      )}
    </Dialog>
  );
}
