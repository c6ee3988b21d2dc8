import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { SelectField, TextField } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { ListPage } from '../../parts/list-page.tsx';
import type { TableColumn } from '../../parts/table.tsx';
import { Count, DateTime } from '../../parts/values.tsx';
import { addresses } from '../../service/addresses.ts';
import { useCall } from '../../service/use-call.ts';
import type { ItemOf } from '../../service/use-pages.ts';

const COLUMNS: readonly TableColumn<ItemOf<'lists.list'>>[] = [
  { id: 'name', label: 'Name', cell: ({ name }) => name },
  {
    id: 'kind',
    label: 'Kind',
    width: 150,
    cell: ({ kind }) => (kind === 'suppression' ? <Badge tone="bad">Suppression</Badge> : <Badge>Audience</Badge>),
  },
  {
    id: 'people',
    label: 'People',
    width: 110,
    isNumber: true,
    cell: ({ count = 0 }) => <Count value={count} />,
  },
  {
    id: 'created',
    label: 'Created',
    width: 140,
    isExtra: true,
    cell: ({ created_at: at }) => <DateTime at={at} />,
  },
];

export function ListsPage() {
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const params = query === '' ? {} : { query };
  const create = (
    <Button kind="primary" icon="plus" onPress={() => setOpen(true)}>
      New list
    </Button>
  );
  return (
    <ListPage
      title="Lists"
      lead="People whom you choose one by one or import. A suppression list holds people who get nothing."
      skill="lists.list"
      params={params}
      create={create}
      search={{ label: 'Search lists by name', value: query, onChange: setQuery }}
      idOf={({ id }) => id}
      hrefOf={({ id }) => addresses.list(id)}
      columns={COLUMNS}
      empty={{
        icon: 'list',
        title: query === '' ? 'No lists yet' : 'No list has this name',
        text: 'Put people on a list to send to them together, or to keep all messages from them.',
      }}
    >
      <NewList isOpen={isOpen} onClose={() => setOpen(false)} />
    </ListPage>
  );
}

const KINDS = [
  { id: 'audience', label: 'Audience', description: 'People to send to' },
  { id: 'suppression', label: 'Suppression', description: 'People who get nothing' },
];

function NewList({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const [name, setName] = useState('');
  const [kind, setKind] = useState<'audience' | 'suppression'>('audience');
  const create = useCall('lists.create');
  const navigate = useNavigate();
  const save = () => create.mutate({ name, kind }, { onSuccess: ({ list }) => void navigate(addresses.list(list.id)) });
  return (
    <Dialog title="New list" isOpen={isOpen} onClose={onClose}>
      <Form onSubmit={save} error={create.error}>
        <TextField label="Name" name="name" value={name} onChange={setName} isRequired autoFocus maxLength={100} />
        <SelectField
          label="Kind"
          name="kind"
          options={KINDS}
          value={kind}
          onChange={(next) => setKind(next === 'suppression' ? 'suppression' : 'audience')}
        />
        <div className="row end">
          <Button kind="primary" type="submit" isPending={create.isPending} isDisabled={name === ''}>
            Create list
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
