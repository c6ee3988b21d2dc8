import { useState } from 'react';
import { LinkButton } from '../../parts/button.tsx';
import { EmptyPage } from '../../parts/empty-page.tsx';
import { Search } from '../../parts/field.tsx';
import { Page } from '../../parts/page.tsx';
import { PageTable } from '../../parts/page-table.tsx';
import { ruleInWords } from '../../parts/rules/rule-in-words.ts';
import { DateTime } from '../../parts/values.tsx';
import { addresses } from '../../service/addresses.ts';
import { usePages } from '../../service/use-pages.ts';

export function SegmentsPage() {
  const [query, setQuery] = useState('');
  const params = query === '' ? {} : { query };
  const pages = usePages('segments.list', params);
  const create = (
    <LinkButton kind="primary" icon="plus" to="/segments/new">
      New segment
    </LinkButton>
  );
  return (
    <Page
      title="Segments"
      lead="People who meet rules. Who belongs to a segment is decided each time it is used."
      calls={[{ skill: 'segments.list', params }]}
      actions={create}
    >
      <div className="row">
        <Search label="Search segments by name" value={query} onChange={setQuery} />
      </div>
      <PageTable
        label="Segments"
        pages={pages}
        idOf={({ id }) => id}
        hrefOf={({ id }) => addresses.segment(id)}
        columns={[
          { id: 'name', label: 'Name', cell: ({ name }) => name },
          { id: 'rules', label: 'Rules', width: '2fr', isExtra: true, cell: ({ rules }) => ruleInWords(rules) },
          { id: 'changed', label: 'Changed', width: 140, cell: ({ updated_at: at }) => <DateTime at={at} /> },
        ]}
        empty={
          <EmptyPage
            icon="segment"
            title={query === '' ? 'No segments yet' : 'No segment has this name'}
            action={create}
          >
            A segment selects people by what you know of them: their city, their last order, what they clicked.
          </EmptyPage>
        }
      />
    </Page>
  );
}
