import { useState } from 'react';
import { StateBadge } from '../../parts/badge.tsx';
import { LinkButton } from '../../parts/button.tsx';
import { EmptyPage } from '../../parts/empty-page.tsx';
import { Search } from '../../parts/field.tsx';
import { Page } from '../../parts/page.tsx';
import { PageTable } from '../../parts/page-table.tsx';
import { DateTime } from '../../parts/values.tsx';
import { addresses } from '../../service/addresses.ts';
import { usePages } from '../../service/use-pages.ts';

export function TemplatesPage() {
  const [query, setQuery] = useState('');
  const params = query === '' ? {} : { query };
  const pages = usePages('templates.list', params);
  const create = (
    <LinkButton kind="primary" icon="plus" to="/templates/new">
      New template
    </LinkButton>
  );
  return (
    <Page
      title="Templates"
      lead="Messages that you write once and use in campaigns, journeys and single sends."
      calls={[{ skill: 'templates.list', params }]}
      actions={create}
    >
      <div className="row">
        <Search label="Search templates by name" value={query} onChange={setQuery} />
      </div>
      <PageTable
        label="Templates"
        pages={pages}
        idOf={({ id }) => id}
        hrefOf={({ id }) => addresses.template(id)}
        columns={[
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
        ]}
        empty={
          <EmptyPage
            icon="template"
            title={query === '' ? 'No templates yet' : 'No template has this name'}
            action={create}
          >
            A template has variables such as the first name, and is checked when you write it.
          </EmptyPage>
        }
      />
    </Page>
  );
}
