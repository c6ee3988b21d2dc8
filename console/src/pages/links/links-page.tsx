import { useState } from 'react';
import { StateBadge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { TextField } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { ListPage } from '../../parts/list-page.tsx';
import type { TableColumn } from '../../parts/table.tsx';
import { DateTime } from '../../parts/values.tsx';
import { useCall } from '../../service/use-call.ts';
import type { ItemOf } from '../../service/use-pages.ts';

const COLUMNS: readonly TableColumn<ItemOf<'links.list'>>[] = [
  { id: 'url', label: 'Leads to', width: '2fr', cell: ({ url }) => url },
  {
    id: 'short',
    label: 'Short link',
    isExtra: true,
    cell: ({ short_url: short }) => short ?? 'one for each message',
  },
  { id: 'state', label: 'State', width: 120, cell: ({ state }) => <StateBadge state={state} /> },
  {
    id: 'created',
    label: 'Created',
    width: 140,
    isExtra: true,
    cell: ({ created_at: at }) => <DateTime at={at} />,
  },
];

export function LinksPage() {
  const [isOpen, setOpen] = useState(false);
  const create = (
    <Button kind="primary" icon="plus" onPress={() => setOpen(true)}>
      New link
    </Button>
  );
  return (
    <ListPage
      title="Links"
      lead="Short links, and who clicked them. Bots and previews are not counted as people."
      skill="links.list"
      params={{}}
      create={create}
      idOf={({ id }) => id}
      hrefOf={({ id }) => `/links/${id}`}
      columns={COLUMNS}
      empty={{
        icon: 'link',
        title: 'No links yet',
        text: 'Messages with shortened links appear here with their clicks, or make one for a poster.',
      }}
    >
      {isOpen && <NewLink onClose={() => setOpen(false)} />}
    </ListPage>
  );
}

function NewLink({ onClose }: { readonly onClose: () => void }) {
  const [url, setUrl] = useState('');
  const create = useCall('links.create');
  return (
    <Dialog title="New link" isOpen onClose={onClose}>
      <Form onSubmit={() => create.mutate({ url }, { onSuccess: onClose })} error={create.error}>
        <TextField
          label="Leads to"
          name="url"
          type="url"
          value={url}
          onChange={setUrl}
          isRequired
          autoFocus
          placeholder="https://example.com/sale"
        />
        <div className="row end">
          <Button kind="primary" type="submit" isPending={create.isPending} isDisabled={url === ''}>
            Create link
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
