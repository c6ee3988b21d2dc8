import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { TextField } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { ListPage } from '../../parts/list-page.tsx';
import { Notice } from '../../parts/notice.tsx';
import type { TableColumn } from '../../parts/table.tsx';
import { useCall } from '../../service/use-call.ts';
import type { ItemOf } from '../../service/use-pages.ts';
import { EndpointHealth } from './endpoint-health.tsx';

const COLUMNS: readonly TableColumn<ItemOf<'agent.webhooks.list'>>[] = [
  { id: 'url', label: 'URL', width: '2fr', cell: ({ url }) => url },
  { id: 'state', label: 'State', width: 160, cell: (endpoint) => <EndpointHealth endpoint={endpoint} /> },
  { id: 'name', label: 'Description', isExtra: true, cell: ({ description }) => description ?? '' },
  {
    id: 'events',
    label: 'Events',
    isExtra: true,
    cell: ({ events }) => (events.length === 0 ? 'all' : events.join(', ')),
  },
];

export function WebhooksPage() {
  const [isOpen, setOpen] = useState(false);
  const create = (
    <Button kind="primary" icon="plus" onPress={() => setOpen(true)}>
      New endpoint
    </Button>
  );
  return (
    <ListPage
      title="Webhooks"
      lead="Where the service tells your programs what happened, signed and in order."
      skill="agent.webhooks.list"
      params={{}}
      create={create}
      idOf={({ id }) => id}
      hrefOf={({ id }) => `/webhooks/${id}`}
      columns={COLUMNS}
      empty={{
        icon: 'webhook',
        title: 'No endpoints yet',
        text: 'Delivered messages, replies and opt-outs are sent to your program as they happen.',
      }}
    >
      {isOpen && <NewEndpoint onClose={() => setOpen(false)} />}
    </ListPage>
  );
}

function NewEndpoint({ onClose }: { readonly onClose: () => void }) {
  const [url, setUrl] = useState('');
  const [description, setDescription] = useState('');
  const create = useCall('agent.webhooks.create');
  const save = () => create.mutate({ url, ...(description === '' ? {} : { description }) });
  return (
    <Dialog title="New endpoint" isOpen onClose={onClose}>
      {create.data !== undefined ? (
        <div className="stack">
          <Notice tone="care" title="Copy the secret now: it is shown this once.">
            <code className="prose">{create.data.webhook_secret}</code>
          </Notice>
          <div className="row end">
            <Button kind="primary" onPress={onClose}>
              Done
            </Button>
          </div>
        </div>
      ) : (
        <Form onSubmit={save} error={create.error}>
          <TextField
            label="URL"
            name="url"
            type="url"
            value={url}
            onChange={setUrl}
            isRequired
            autoFocus
            placeholder="https://example.com/tern"
          />
          <TextField
            label="Description"
            name="description"
            value={description}
            onChange={setDescription}
            maxLength={200}
          />
          <div className="row end">
            <Button kind="primary" type="submit" isPending={create.isPending} isDisabled={url === ''}>
              Create endpoint
            </Button>
          </div>
        </Form>
      )}
    </Dialog>
  );
}
