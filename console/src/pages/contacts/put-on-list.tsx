import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { SelectField } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { useSaidCall } from '../../parts/use-said-call.ts';
import { counted } from '../../parts/values.tsx';
import { useSkill } from '../../service/use-skill.ts';

interface PutOnListProps {
  readonly ids: readonly string[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Undone only if all of them were new there: the service does not say which were. */
export function PutOnList({ ids, onClose, onDone }: PutOnListProps) {
  const lists = useSkill('lists.list', { limit: 200 });
  const add = useSaidCall('lists.addContacts');
  const [list, setList] = useState<string | null>(null);
  const options = (lists.data?.items ?? []).map(({ id, name, kind }) => ({
    id,
    label: name,
    ...(kind === 'suppression' ? { description: 'A suppression list: they get no messages any more.' } : {}),
  }));
  const submit = async () => {
    if (list === null) return;
    const params = { list_id: list, contact_ids: [...ids] };
    const isMade = await add.make(params, ({ added, already }) => ({
      said: `${counted(added, 'person', 'people')} added to the list${already === 0 ? '' : `, ${already} were on it`}.`,
      ...(already === 0 ? { undo: (call) => call('lists.removeContacts', params) } : {}),
    }));
    if (isMade) onDone();
  };
  return (
    <Dialog title="Put on a list" isOpen onClose={onClose}>
      <Form onSubmit={() => void submit()} error={add.error}>
        <SelectField label="List" name="list_id" options={options} value={list} onChange={setList} />
        {lists.data?.items.length === 0 && <p className="quiet">There is no list yet. Create one under Lists.</p>}
        <div className="row end">
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" isPending={add.isPending} isDisabled={list === null}>
            Put on the list
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
