import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Checkbox, SelectField, TextField } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { addresses } from '../../service/addresses.ts';
import type { JourneyEntryInput } from '../../service/types.ts';
import { useCall } from '../../service/use-call.ts';
import { usePages } from '../../service/use-pages.ts';

const ENTRIES = [
  { id: 'event', label: 'An event is recorded', description: 'Such as order.placed' },
  { id: 'conversion', label: 'A conversion is recorded', description: 'Such as purchase' },
  { id: 'segment', label: 'They join a segment' },
  { id: 'list', label: 'They are put on a list' },
  { id: 'tag', label: 'They get a tag' },
  { id: 'opt_in', label: 'They opt in', description: 'By a message or a form; an imported list does not count' },
  { id: 'call', label: 'You enroll them', description: 'By a call, one by one' },
];

/** Creates a draft; its steps are added on its page. */
export function NewJourney({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const [name, setName] = useState('');
  const [kind, setKind] = useState('event');
  const [what, setWhat] = useState('');
  const [takesExisting, setTakesExisting] = useState(false);
  const create = useCall('journeys.create');
  const navigate = useNavigate();
  const entry = entryOf(kind, what, takesExisting ? 'enter' : 'leave_out');
  const save = () =>
    entry !== null &&
    create.mutate({ name, entry }, { onSuccess: ({ journey }) => void navigate(addresses.journey(journey.id)) });
  const choose = (next: string) => {
    setKind(next);
    setWhat('');
  };
  return (
    <Dialog title="New journey" isOpen={isOpen} onClose={onClose}>
      <Form onSubmit={save} error={create.error}>
        <TextField label="Name" name="name" value={name} onChange={setName} isRequired autoFocus maxLength={100} />
        <SelectField label="Contacts enter when" name="entry" options={ENTRIES} value={kind} onChange={choose} />
        {kind === 'event' && (
          <TextField label="Event" value={what} onChange={setWhat} placeholder="order.placed" isRequired />
        )}
        {kind === 'conversion' && (
          <TextField label="Conversion" value={what} onChange={setWhat} placeholder="purchase" isRequired />
        )}
        {kind === 'segment' && <Choice skill="segments.list" label="Segment" value={what} onChange={setWhat} />}
        {kind === 'list' && <Choice skill="lists.list" label="List" value={what} onChange={setWhat} />}
        {kind === 'tag' && <Choice skill="tags.list" label="Tag" value={what} onChange={setWhat} />}
        {(kind === 'segment' || kind === 'list' || kind === 'tag') && (
          <Checkbox isSelected={takesExisting} onChange={setTakesExisting}>
            Those who are there when the journey is published enter, too
          </Checkbox>
        )}
        <div className="row end">
          <Button kind="primary" type="submit" isPending={create.isPending} isDisabled={name === '' || entry === null}>
            Create journey
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

interface ChoiceProps {
  readonly skill: 'segments.list' | 'lists.list' | 'tags.list';
  readonly label: string;
  readonly value: string;
  readonly onChange: (id: string) => void;
}

function Choice({ skill, label, value, onChange }: ChoiceProps) {
  const { items = [] } = usePages(skill, {});
  const options = items.map(({ id, name }) => ({ id, label: name }));
  return (
    <SelectField label={label} options={options} value={value === '' ? null : value} onChange={onChange} isRequired />
  );
}

/** Null while something is missing. */
function entryOf(kind: string, what: string, existing: 'leave_out' | 'enter'): JourneyEntryInput | null {
  if (kind === 'call' || kind === 'opt_in') return { kind };
  if (what === '') return null;
  if (kind === 'event') return { kind, name: what };
  if (kind === 'conversion') return { kind, event: what };
  if (kind === 'segment') return { kind, segment_id: what, existing };
  return kind === 'list' ? { kind, list_id: what, existing } : { kind: 'tag', tag_id: what, existing };
}
