import { useState } from 'react';
import { StateBadge } from '../../parts/badge.tsx';
import { LinkButton } from '../../parts/button.tsx';
import { ListPage } from '../../parts/list-page.tsx';
import type { TableColumn } from '../../parts/table.tsx';
import { DateTime } from '../../parts/values.tsx';
import { addresses } from '../../service/addresses.ts';
import type { ItemOf } from '../../service/use-pages.ts';

const COLUMNS: readonly TableColumn<ItemOf<'templates.list'>>[] = [
  { id: 'name', label: 'Name', cell: ({ name }) => name },
  { id: 'state', label: 'State', width: 120, cell: ({ state }) => <StateBadge state={state} /> },
  { id: 'message', label: 'Message', width: '2fr', isExtra: true, cell: ({ body }) => body },
  {
    id: 'changed',
    label: 'Changed',
    width: 140,
    isExtra: true,
    cell: ({ updated_at: at }) => <DateTime at={at} />,
  },
];

export function TemplatesPage() {
  const [query, setQuery] = useState('');
  const params = query === '' ? {} : { query };
  const create = (
    <LinkButton kind="primary" icon="plus" to="/templates/new">
      New template
    </LinkButton>
  );
  return (
    <ListPage
      title="Templates"
      lead="Messages that you write once and use in campaigns, journeys and single sends."
      skill="templates.list"
      params={params}
      create={create}
      search={{ label: 'Search templates by name', value: query, onChange: setQuery }}
      idOf={({ id }) => id}
      hrefOf={({ id }) => addresses.template(id)}
      columns={COLUMNS}
      empty={{
        icon: 'template',
        title: query === '' ? 'No templates yet' : 'No template has this name',
        text: 'A template has variables such as the first name, and is checked when you write it.',
      }}
    ></ListPage>
  );
}
