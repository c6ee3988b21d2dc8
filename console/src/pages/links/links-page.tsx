import { useState } from 'react';
import { StateBadge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { EmptyPage } from '../../parts/empty-page.tsx';
import { TextField } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { Page } from '../../parts/page.tsx';
import { PageTable } from '../../parts/page-table.tsx';
import { DateTime } from '../../parts/values.tsx';
import { useCall } from '../../service/use-call.ts';
import { usePages } from '../../service/use-pages.ts';

export function LinksPage() {
  const pages = usePages('links.list', {});
  const [isOpen, setOpen] = useState(false);
  const create = (
    <Button kind="primary" icon="plus" onPress={() => setOpen(true)}>
      New link
    </Button>
  );
  return (
    <Page
      title="Links"
      lead="Short links, and who clicked them. Bots and previews are not counted as people."
      calls={[{ skill: 'links.list', params: {} }]}
      actions={create}
    >
      <PageTable
        label="Links"
        pages={pages}
        idOf={({ id }) => id}
        hrefOf={({ id }) => `/links/${id}`}
        columns={[
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
        ]}
        empty={
          <EmptyPage icon="link" title="No links yet" action={create}>
            Messages with shortened links appear here with their clicks, or make one for a poster.
          </EmptyPage>
        }
      />
      {isOpen && <NewLink onClose={() => setOpen(false)} />}
    </Page>
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
