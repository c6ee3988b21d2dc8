import { useState } from 'react';
import { LinkButton } from '../../parts/button.tsx';
import { ListPage } from '../../parts/list-page.tsx';
import { ruleInWords } from '../../parts/rules/rule-in-words.ts';
import type { TableColumn } from '../../parts/table.tsx';
import { DateTime } from '../../parts/values.tsx';
import { addresses } from '../../service/addresses.ts';
import type { ItemOf } from '../../service/use-pages.ts';

const COLUMNS: readonly TableColumn<ItemOf<'segments.list'>>[] = [
  { id: 'name', label: 'Name', cell: ({ name }) => name },
  { id: 'rules', label: 'Rules', width: '2fr', isExtra: true, cell: ({ rules }) => ruleInWords(rules) },
  { id: 'changed', label: 'Changed', width: 140, cell: ({ updated_at: at }) => <DateTime at={at} /> },
];

export function SegmentsPage() {
  const [query, setQuery] = useState('');
  const params = query === '' ? {} : { query };
  const create = (
    <LinkButton kind="primary" icon="plus" to="/segments/new">
      New segment
    </LinkButton>
  );
  return (
    <ListPage
      title="Segments"
      lead="People who meet rules. Who belongs to a segment is decided each time it is used."
      skill="segments.list"
      params={params}
      create={create}
      search={{ label: 'Search segments by name', value: query, onChange: setQuery }}
      idOf={({ id }) => id}
      hrefOf={({ id }) => addresses.segment(id)}
      columns={COLUMNS}
      empty={{
        icon: 'segment',
        title: query === '' ? 'No segments yet' : 'No segment has this name',
        text: 'A segment selects people by what you know of them: their city, their last order, what they clicked.',
      }}
    />
  );
}
